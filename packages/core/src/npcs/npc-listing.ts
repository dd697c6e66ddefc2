import { type Lazy, lazy } from "../catalog/lazy.js";
import { createNameSearch } from "../names/name-search.js";
import { rankNames } from "../names/rank-names.js";
import { ascending, compareBy, descending } from "../query/order.js";
import { createOrder, type OrderedList, selectPage } from "../query/ordered-list.js";
import type { Selection } from "../query/page.js";
import type { CheckedNpcListQuery, NpcSort } from "./npc-list-query.js";

/** What the lists of both layers search and sort by. */
export interface NpcListFacts {
  readonly id: number;
  readonly name: string;
  readonly level: number | undefined;
  readonly npcType: string | undefined;
}

/** One row of an NPC list with what it is searched and sorted by. */
export interface NpcListEntry<Row> extends NpcListFacts {
  readonly row: Row;
  /** Place in the list in order of id, from 0. */
  readonly position: number;
}

/** An NPC list: the page of entries that a query selects, in its order. */
export interface NpcListing<Row> {
  /** Rank of each entry's name, by position. */
  readonly nameRanks: Lazy<Uint32Array>;
  /** Only rows that `isWanted` takes, where it is given. */
  readonly select: (
    query: CheckedNpcListQuery,
    isWanted?: ((row: Row) => boolean) | undefined,
  ) => Selection<NpcListEntry<Row>>;
}

/**
 * Prepares an NPC list; search and orders when they are first needed.
 *
 * @param rows The rows, by ascending id.
 * @param factsOf The function that gives what a row is searched and sorted by.
 */
export function createNpcListing<Row>(rows: readonly Row[], factsOf: (row: Row) => NpcListFacts): NpcListing<Row> {
  const all = rows.map((row, position): NpcListEntry<Row> => {
    const { id, name, level, npcType } = factsOf(row);
    return { id, name, level, npcType, row, position };
  });
  const lowerNames = lazy(() => all.map((entry) => entry.name.toLowerCase()));
  const search = lazy(() => createNameSearch(lowerNames()));
  const nameRanks = lazy(() => rankNames(lowerNames()));
  const orders = createOrders(all, nameRanks);

  return {
    nameRanks,
    select: (query, isWanted) => {
      const found = query.text === undefined ? undefined : search().find(query.text);
      return selectPage(all, orders[query.sort], { found, isWanted: filterOf(query, isWanted) }, query);
    },
  };
}

/** Gives what the filters of a query take; nothing when there are none. */
function filterOf<Row>(
  { npcType, levelMin, levelMax }: CheckedNpcListQuery,
  isWanted: ((row: Row) => boolean) | undefined,
): ((entry: NpcListEntry<Row>) => boolean) | undefined {
  const hasLevelBound = levelMin !== undefined || levelMax !== undefined;
  if (npcType === undefined && !hasLevelBound && isWanted === undefined) return undefined;
  return (entry) =>
    (npcType === undefined || entry.npcType === npcType) &&
    (!hasLevelBound || isBetween(entry.level, levelMin, levelMax)) &&
    (isWanted === undefined || isWanted(entry.row));
}

/** A row without a level lies within no bounds. */
function isBetween(level: number | undefined, minimum: number | undefined, maximum: number | undefined): boolean {
  return (
    level !== undefined && (minimum === undefined || level >= minimum) && (maximum === undefined || level <= maximum)
  );
}

/** Every order of the list; ties are always by ascending id, rows without a level come last in both directions. */
function createOrders<Row>(
  all: readonly NpcListEntry<Row>[],
  nameRanks: Lazy<Uint32Array>,
): Readonly<Record<NpcSort, OrderedList<NpcListEntry<Row>>>> {
  type Entry = NpcListEntry<Row>;
  const byId = ascending<Entry>((entry) => entry.position);
  const levelOf = (entry: Entry): number | undefined => entry.level;
  const nameRankOf = (entry: Entry): number | undefined => nameRanks()[entry.position];
  return {
    id: createOrder(() => all),
    "-id": createOrder(() => all.toReversed()),
    name: createOrder(() => all.toSorted(compareBy(ascending(nameRankOf), byId))),
    "-name": createOrder(() => all.toSorted(compareBy(descending(nameRankOf), byId))),
    level: createOrder(() => all.toSorted(compareBy(ascending(levelOf), byId))),
    "-level": createOrder(() => all.toSorted(compareBy(descending(levelOf), byId))),
  };
}
