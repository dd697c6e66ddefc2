import type { Catalog } from "@gamedata/core";
import { invalidParameter } from "@gamedata/core/parse";
import { searchText } from "@gamedata/rules";
import { ToolError } from "../call/tool-error.js";
import {
  bareName,
  destinationPlaces,
  locationPlaces,
  locationsOfRegion,
  type NamedPlace,
  npcPlaces,
  type Place,
  shortName,
} from "./places.js";
import { digitsForm, MAXIMUM_CANDIDATES } from "./resolve-id.js";

/** The coordinates x and y as text: `83396,147904`. */
const coordinatesForm = /^(-?\d{1,9}),\s*(-?\d{1,9})$/u;

const PLACE_PHRASE =
  "the id or the whole name of one NPC, the whole name of a location, a region or a destination of teleports, or x,y";

/**
 * Returns the place that a text names: an NPC by id or name, a location or a destination of teleports by name, or coordinates.
 * A region is the town that it is named after. Other values stay as they are; the query checks them.
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

/** Finds the place with a name. An exact name precedes one that differs by its article, and a location precedes a destination. */
function placeNamed(catalog: Catalog, parameter: string, name: string): Place {
  const searched = searchText(name);
  const isExact = (one: NamedPlace) => searchText(one.name) === searched;
  const isBare = (one: NamedPlace) => bareName(one.name) === bareName(name);
  const isShort = (one: NamedPlace) => shortName(one.name) === shortName(name);
  const [locations, npcs] = [locationPlaces(catalog), npcPlaces(catalog, name)];
  const destinations = destinationPlaces(catalog, name);
  const ranks = [
    [...locations, ...npcs].filter(isExact),
    destinations.filter(isExact),
    locations.filter(isBare),
    destinations.filter(isBare),
    locationPlaces(catalog).filter(isShort),
    destinationPlaces(catalog, shortName(name)).filter(isShort),
  ];
  const equal = ranks.find(({ length }) => length > 0) ?? [];
  const [only] = equal;
  if (only !== undefined && equal.length === 1) return only.place;
  const fault = `Invalid ${parameter} ${JSON.stringify(name)}:`;
  if (only !== undefined) {
    throw new ToolError(
      "AMBIGUOUS_NAME",
      `${fault} ${equal.length} places have this name.`,
      candidates(parameter, equal),
    );
  }
  const inRegion = locationsOfRegion(catalog, name);
  if (inRegion.length > 0) {
    const message = `${fault} it is a region without a place of its name; choose one of its locations.`;
    throw new ToolError("AMBIGUOUS_NAME", message, candidates(parameter, inRegion));
  }
  const near = [...locations.filter((one) => searchText(one.name).includes(searched)), ...npcs, ...destinations];
  throw new ToolError("PLACE_NOT_FOUND", `${fault} it must be ${PLACE_PHRASE}.`, candidates(parameter, near));
}

function candidates(parameter: string, places: readonly NamedPlace[]): object {
  const matches = places.slice(0, MAXIMUM_CANDIDATES).map(({ shown }) => shown);
  return { parameter, total: places.length, matches };
}
