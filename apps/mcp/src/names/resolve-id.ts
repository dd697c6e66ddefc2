import {
  type Catalog,
  type Collection,
  getNpcLoot,
  locationCollection,
  monsterCollection,
  npcCollection,
  regionCollection,
} from "@gamedata/core";
import { invalidParameter } from "@gamedata/core/parse";
import { searchText } from "@gamedata/rules";
import { valibotSchemaOf } from "@gamedata/schema";
import * as v from "valibot";
import { ToolError } from "../call/tool-error.js";
import { hasNames, type NamedRow, recordsOfOtherKinds, rowsContaining, rowsLike } from "./named-rows.js";
import { shortName } from "./places.js";

/** The most candidates that an error lists. */
const MAXIMUM_CANDIDATES = 20;

/** An id in decimal digits; no record has such a name. */
export const digitsForm = /^\d{1,15}$/u;

/** Returns what an argument for a record of a collection must be, as a phrase. */
export function idPhrase(collection: Collection): string {
  const { label } = collection.kind.facts;
  return hasNames(collection) ? `the id or the whole name of one ${label}` : `the id of one ${label}`;
}

/**
 * Returns the id of a record that an argument names by its id or by its whole name, upper and lower case the same. A name
 * that several records have, or none, is not resolved: the error lists the candidates.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for a value that is neither.
 * @throws {ToolError} `AMBIGUOUS_NAME`, or the `*_NOT_FOUND` code of the collection.
 */
export function resolveId(catalog: Catalog, collection: Collection, parameter: string, value: unknown): number {
  const { facts } = collection.kind;
  const text = typeof value === "string" ? value.trim() : "";
  const id = digitsForm.test(text) ? Number(text) : value;
  if (typeof id === "number" && v.is(valibotSchemaOf(facts.id), id) && !Object.is(id, -0)) return id;
  if (text === "" || digitsForm.test(text) || !hasNames(collection)) {
    throw invalidParameter(parameter, value, idPhrase(collection));
  }
  return resolveName(catalog, collection, parameter, text);
}

function resolveName(catalog: Catalog, collection: Collection, parameter: string, name: string): number {
  const { label, notFound } = collection.kind.facts;
  const containing = rowsContaining(catalog, collection, name);
  const whole = containing.filter((row) => searchText(row.name) === searchText(name));
  const equal = lootFirst(catalog, collection, whole.length > 0 ? whole : townsNamed(catalog, collection, name));
  const [only] = equal;
  if (only !== undefined && equal.length === 1) return only.id;
  const shown = JSON.stringify(name);
  if (only !== undefined) {
    const message = `Invalid ${parameter} ${shown}: ${equal.length} records have this name; give the id of one ${label}.`;
    throw new ToolError("AMBIGUOUS_NAME", message, candidatesOf(parameter, equal));
  }
  const alike = containing.length > 0 ? containing : rowsLike(catalog, collection, name, MAXIMUM_CANDIDATES);
  const others = alike.length > 0 ? [] : recordsOfOtherKinds(catalog, name, collection);
  const known = [...alike, ...others];
  const near = known.length > 0 ? known : rowsWithWordsOf(catalog, collection, name);
  const hint = near.length > 0 ? ` Candidates are in \`matches\`${others.length > 0 ? ", of other types" : ""}.` : "";
  throw new ToolError(
    notFound,
    `Invalid ${parameter} ${shown}: there is no ${label} with this name.${hint}`,
    candidatesOf(parameter, near),
  );
}

/** The most words of a name of which one is left out after the other. */
const MAXIMUM_WORDS = 6;

/**
 * Finds rows by the words of a name without those of up to three characters, which are easily mistaken: `Path of the Warrior` is `Path to a
 * Warrior`. If there are none, another word may be one too many: `Full Plate Armor Set` is `Full Plate Set`.
 */
function rowsWithWordsOf(catalog: Catalog, collection: Collection, name: string): readonly NamedRow[] {
  const words = name.split(/\s+/u).filter((word) => word.length > 3);
  const rowsOf = (some: readonly string[]) => rowsLike(catalog, collection, some.join(" "), MAXIMUM_CANDIDATES);
  const found = rowsOf(words);
  if (found.length > 0 || words.length < 3 || words.length > MAXIMUM_WORDS) return found;
  const byId = new Map(words.flatMap((_, left) => rowsOf(words.toSpliced(left, 1))).map((row) => [row.id, row]));
  return [...byId.values()];
}

/** Finds the locations or regions of a town by its short name; none in other collections. */
function townsNamed(catalog: Catalog, collection: Collection, name: string): readonly NamedRow[] {
  if (collection !== locationCollection && collection !== regionCollection) return [];
  const short = shortName(name);
  return rowsContaining(catalog, collection, short).filter((row) => shortName(row.name) === short);
}

/** Puts the NPCs with loot first; one that is alone with loot is meant, for example the boss and not its statue. */
function lootFirst(catalog: Catalog, collection: Collection, rows: readonly NamedRow[]): readonly NamedRow[] {
  const isOfNpcs = collection === npcCollection || collection === monsterCollection;
  if (rows.length < 2 || !isOfNpcs || catalog.dataset.drops.length === 0) return rows;
  const hasLoot = ({ id }: NamedRow) => getNpcLoot(catalog, id).rows.length > 0;
  const withLoot = rows.filter(hasLoot);
  return withLoot.length === 1 ? withLoot : [...withLoot, ...rows.filter((row) => !withLoot.includes(row))];
}

/** Returns the first of several candidates, as an error shows them. */
export function candidatesOf(parameter: string, rows: readonly object[]): object {
  return { parameter, total: rows.length, matches: rows.slice(0, MAXIMUM_CANDIDATES) };
}
