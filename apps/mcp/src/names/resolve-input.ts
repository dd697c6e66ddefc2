import type { Catalog, InputSchema } from "@gamedata/core";
import { idParameterOf, invalidParameter, parameterKindOf } from "@gamedata/core/parse";
import { searchText } from "@gamedata/rules";
import { valibotSchemaOf } from "@gamedata/schema";
import { jsonSchemaOf } from "@gamedata/schema/json-schema";
import * as v from "valibot";
import type { Arguments } from "../call/arguments.js";
import { ToolError } from "../call/tool-error.js";
import { collectionOf } from "./named-rows.js";
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
import { candidatesOf, digitsForm, idPhrase, resolveId } from "./resolve-id.js";

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
function resolvePlace(catalog: Catalog, parameter: string, value: unknown): unknown {
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
    locations.filter(isShort),
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

const candidates = (parameter: string, places: readonly NamedPlace[]): object =>
  candidatesOf(
    parameter,
    places.map(({ shown }) => shown),
  );

/** Compares words of choices without their spaces and underscores, and hyphens within: `grand boss` is `GrandBoss`. */
const spellingOf = (word: string): string => word.toLowerCase().replaceAll(/(?<=\w)[\s_-]+(?=\w)/gu, "");

/** Returns the word of a choice that a text spells in another way; other texts stay as they are. */
function choiceOf(entry: InputSchema["entries"][string], text: string): unknown {
  const schema = valibotSchemaOf(entry);
  if (v.is(schema, text)) return text;
  const { enum: words = [] } = jsonSchemaOf(schema);
  return words.find((word) => spellingOf(String(word)) === spellingOf(text)) ?? text;
}

/**
 * Replaces names by ids in the arguments that the input of a query takes ids in: filters, lists, lists of pairs, worn items, and places; and
 * words of choices by their spelling. Other values stay as they are; the query checks them.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for a record that is missing, or neither an id nor a name.
 * @throws {ToolError} `AMBIGUOUS_NAME`, or the `*_NOT_FOUND` code of a collection.
 */
export function resolveInput(catalog: Catalog, { entries }: InputSchema, args: Arguments): Arguments {
  refuseMissing(entries, args);
  const resolved = Object.entries(args).map(([name, value]): [string, unknown] => {
    const entry = entries[name];
    if (entry !== undefined && parameterKindOf(entry) === "place") return [name, resolvePlace(catalog, name, value)];
    const ids = entry && idParameterOf(entry);
    // What is shown of a row depends on its order, as it is given.
    const isChoice = name !== "sort" && entry !== undefined && typeof value === "string";
    if (ids === undefined) return [name, isChoice ? choiceOf(entry, value) : value];
    const collection = collectionOf(ids.collection);
    const idOf = (one: unknown) => resolveId(catalog, collection, name, one);
    if (ids.form === "id") return [name, idOf(value)];
    if (!Array.isArray(value)) return [name, value];
    if (ids.form === "ids") return [name, value.map(idOf)];
    if (ids.form === "enchanted") return [name, value.map((one: unknown) => enchantedOf(one, idOf))];
    const pairOf = ([id, ...others]: readonly unknown[]) => [idOf(id), ...others.map(numberOf)];
    return [name, value.map((pair: unknown) => (Array.isArray(pair) ? pairOf(pair) : pair))];
  });
  return Object.fromEntries(resolved);
}

/** Says of a record that is not given what names it: the query asks for an id alone. */
function refuseMissing(entries: InputSchema["entries"], args: Arguments): void {
  for (const [name, entry] of Object.entries(entries)) {
    const ids = args[name] === undefined && entry.type !== "optional" ? idParameterOf(entry) : undefined;
    if (ids?.form === "id") throw invalidParameter(name, undefined, idPhrase(collectionOf(ids.collection)));
  }
}

/** A name or an id, and the enchantment behind a hyphen or plus, or before it: `+4 Saber`. */
const enchantedForm = /^(?:\+(?<before>\d{1,3})\s+)?(?<named>.+?)(?:\s*[-+](?<behind>\d{1,3}))?$/su;

/** Replaces the name of a worn item by its id, as text, and its enchantment behind a hyphen. */
function enchantedOf(value: unknown, idOf: (one: unknown) => unknown): unknown {
  if (typeof value === "number") return String(value);
  const { before, named, behind = before } = (typeof value === "string" && enchantedForm.exec(value)?.groups) || {};
  if (named === undefined) return value;
  return behind === undefined ? String(idOf(named)) : `${idOf(named)}-${behind}`;
}

/** Reads the number of a pair, which may be text, as its id is; another value stays as it is. */
const numberOf = (value: unknown): unknown =>
  typeof value === "string" && digitsForm.test(value) ? Number(value) : value;
