import { type Catalog, getLocation, locationCollection, npcCollection } from "@gamedata/core";
import { invalidParameter } from "@gamedata/core/parse";
import { ToolError } from "../call/tool-error.js";
import { type NamedRow, rowsContaining } from "./named-rows.js";
import { digitsForm, MAXIMUM_CANDIDATES } from "./resolve-id.js";

/** A place as queries take it: the id of an NPC, or x and y. */
type Place = number | readonly [number, number];

/** The coordinates x and y as text: `83396,147904`. */
const coordinatesForm = /^(-?\d{1,9}),\s*(-?\d{1,9})$/u;

const PLACE_PHRASE = "the id or the whole name of one NPC, the whole name of one location, or x,y";

/** An NPC or a location with a name. */
interface NamedPlace {
  readonly type: "npc" | "location";
  readonly row: NamedRow;
}

/**
 * Returns the place that a text names: an NPC by id or name, a location by name, or coordinates. Other values stay as they
 * are; the query checks them.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for blank text.
 * @throws {ToolError} `AMBIGUOUS_NAME` or `PLACE_NOT_FOUND`, with the candidates.
 */
export function resolvePlace(catalog: Catalog, parameter: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const text = value.trim();
  if (text === "") throw invalidParameter(parameter, value, PLACE_PHRASE);
  if (digitsForm.test(text)) return Number(text);
  const [, x, y] = coordinatesForm.exec(text) ?? [];
  return x === undefined ? placeNamed(catalog, parameter, text) : [Number(x), Number(y)];
}

function placeNamed(catalog: Catalog, parameter: string, name: string): Place {
  const containing: readonly NamedPlace[] = [
    ...rowsContaining(catalog, locationCollection, name).map((row) => ({ type: "location", row }) as const),
    ...rowsContaining(catalog, npcCollection, name).map((row) => ({ type: "npc", row }) as const),
  ];
  const equal = containing.filter(({ row }) => row.name.toLowerCase() === name.toLowerCase());
  const [only] = equal;
  if (only !== undefined && equal.length === 1) return placeOf(catalog, only);
  const fault = `Invalid ${parameter} ${JSON.stringify(name)}:`;
  throw only === undefined
    ? new ToolError("PLACE_NOT_FOUND", `${fault} it must be ${PLACE_PHRASE}.`, candidates(parameter, containing))
    : new ToolError("AMBIGUOUS_NAME", `${fault} ${equal.length} places have this name.`, candidates(parameter, equal));
}

function placeOf(catalog: Catalog, { type, row: { id } }: NamedPlace): Place {
  if (type === "npc") return id;
  const { x, y } = getLocation(catalog, id);
  return [x, y];
}

function candidates(parameter: string, places: readonly NamedPlace[]): object {
  const matches = places.slice(0, MAXIMUM_CANDIDATES).map(({ type, row }) => ({ type, ...row }));
  return { parameter, total: places.length, matches };
}
