import { type Catalog, type Collection, MAXIMUM_LIMIT, search } from "@gamedata/core";
import { collections as allCollections } from "@gamedata/core/collections";
import { isRecord, searchText } from "@gamedata/rules";
import { type CollectionName, collections as facts, resources, type SearchType, searchType } from "@gamedata/schema";
import * as v from "valibot";

/** The type of a record in arguments: the singular of its collection, as in the results of a search. */
export type RecordType = string;

const nameOfType = (one: string): RecordType => one.replace(/\B[A-Z]/gu, "-$&").toLowerCase();

/** Every collection by the type of its records: `item`, `armor-set`. */
export const collectionsByType: ReadonlyMap<RecordType, Collection> = new Map(
  allCollections.map((collection) => [nameOfType(collection.kind.facts.one), collection]),
);

export function collectionOf(name: CollectionName): Collection {
  const found = allCollections.find(({ kind }) => kind.facts === facts[name]);
  if (found === undefined) throw new Error(`There is no collection ${name}.`);
  return found;
}

export function typeOf({ kind }: Collection): RecordType {
  return nameOfType(kind.facts.one);
}

/** A record with a name, as candidates are shown. */
export interface NamedRow {
  readonly id: number;
  readonly name: string;
}

/** The fields of a row that tell records of one name apart, beside id and name. */
const distinguishing = [
  "title",
  "level",
  "npcType",
  "type",
  "grade",
  "race",
  "maxLevel",
  "operateType",
  "from",
  "shortLabel",
] as const;

export function hasNames({ kind }: Collection): boolean {
  const { entries } = resources[kind.facts.row];
  return "name" in entries || "displayName" in entries;
}

/** Returns the rows of a collection with a name that contains a text, by id: all of them, or at least the first ones. */
export function rowsContaining(
  catalog: Catalog,
  collection: Collection,
  text: string,
  least = Number.POSITIVE_INFINITY,
): readonly NamedRow[] {
  const { list } = collection;
  const isSearchable = "q" in list.input(catalog).entries;
  const searched = searchText(text);
  const rows: NamedRow[] = [];
  for (let offset = 0, total = 1; offset < total && rows.length < least; offset += MAXIMUM_LIMIT) {
    const query = isSearchable ? { q: text, limit: MAXIMUM_LIMIT, offset } : {};
    const page = list.prepare(catalog, query).answer();
    rows.push(...page.data.flatMap(namedRowOf).filter(({ name }) => searchText(name).includes(searched)));
    // A list without a search is one page.
    total = isSearchable ? page.meta.total : 0;
  }
  return rows;
}

/** Returns the best results of a search with one typo, for a type of record that the search knows. */
export function rowsLike(catalog: Catalog, collection: Collection, text: string, limit: number): readonly NamedRow[] {
  const type = typeOf(collection);
  if (!isSearchType(type) || text === "") return [];
  return search(catalog, { q: text, types: [type], limit }).data.map(({ id, name }) => ({ id, name }));
}

const isSearchType = (type: string): type is SearchType => v.is(searchType, type);

function namedRowOf(row: unknown): readonly NamedRow[] {
  if (!isRecord(row)) return [];
  const id = row["id"] ?? row["symbolId"];
  const name = row["name"] ?? row["displayName"];
  if (typeof id !== "number" || typeof name !== "string") return [];
  const facts = distinguishing.flatMap((field) => (row[field] == null ? [] : [[field, row[field]] as const]));
  return [{ id, name, ...Object.fromEntries(facts) }];
}

export interface OtherRecord extends NamedRow {
  readonly type: RecordType;
}

/** The most records of each kind. */
const MAXIMUM_OF_KIND = 3;

/** The kinds whose records are those of another kind, too. */
const repeated: readonly RecordType[] = ["monster", "raw-npc", "raw-monster"];

/** Finds records with a name that contains a text among the kinds of records other than one. */
export function recordsOfOtherKinds(catalog: Catalog, text: string, asked?: Collection): readonly OtherRecord[] {
  return [...collectionsByType].flatMap(([type, collection]) => {
    if (collection === asked || repeated.includes(type) || !hasNames(collection)) return [];
    return rowsContaining(catalog, collection, text, MAXIMUM_OF_KIND)
      .slice(0, MAXIMUM_OF_KIND)
      .map((row) => ({ ...row, type }));
  });
}
