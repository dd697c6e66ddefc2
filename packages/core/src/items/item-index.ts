import {
  type Dataset,
  type ItemGrade,
  type ItemId,
  type ItemRow,
  itemGrade,
  itemType,
  type NameCount,
  type PointCurrencyRow,
} from "@gamedata/schema";
import { groupBy } from "../catalog/group-by.js";
import { indexBy } from "../catalog/index-by.js";
import { type Lazy, lazy } from "../catalog/lazy.js";
import { createNameSearch, type NameSearch } from "../names/name-search.js";
import { rankNames } from "../names/rank-names.js";
import { ascending, compareBy, descending, orderById } from "../query/order.js";
import { createOrder, type OrderedList } from "../query/ordered-list.js";
import type { ItemSort } from "./item-list-query.js";

/** An item with what every query needs of it. */
export interface Item {
  readonly row: ItemRow;
  readonly lowerName: string;
  readonly grade: ItemGrade;
  /** Place among all items in order of id, from 0. */
  readonly position: number;
}

/** Items by id, in every order, and by a part of their name. */
export interface ItemIndex {
  /** All items by ascending id. */
  readonly all: readonly Item[];
  readonly byId: ReadonlyMap<ItemId, Item>;
  /** Ids that stand for points, not for items. */
  readonly pointCurrencies: ReadonlyMap<ItemId, PointCurrencyRow>;
  readonly search: Lazy<NameSearch>;
  /** Rank of each item's name, by position. */
  readonly nameRanks: Lazy<Uint32Array>;
  readonly orders: Readonly<Record<ItemSort, OrderedList<Item>>>;
  /** How many items each grade has, from none up to s; grades without an item are left out. */
  readonly gradeCounts: Lazy<readonly NameCount[]>;
  /** How many items each type has; types without an item are left out. */
  readonly typeCounts: Lazy<readonly NameCount[]>;
}

/**
 * Prepares the items of a data set; search and orders when they are first needed.
 *
 * @param dataset The data set.
 */
export function createItemIndex(dataset: Dataset): ItemIndex {
  const all = orderById(dataset.items, (row) => row.id).map(toItem);
  const nameRanks = lazy(() => rankNames(all.map((item) => item.lowerName)));
  return {
    all,
    byId: indexBy(all, (item) => item.row.id),
    pointCurrencies: indexBy(dataset.pointCurrencies, (row) => row.itemId),
    search: lazy(() => createNameSearch(all.map((item) => item.lowerName))),
    nameRanks,
    orders: createOrders(all, (item) => nameRanks()[item.position]),
    gradeCounts: lazy(() => countNames(all, itemGrade.options, (item) => item.grade)),
    typeCounts: lazy(() => countNames(all, itemType.options, (item) => item.row.type)),
  };
}

function toItem(row: ItemRow, position: number): Item {
  return { row, lowerName: row.name.toLowerCase(), grade: row.grade ?? "none", position };
}

/** Every order of the items; ties are always by ascending id, grades rank none < d < c < b < a < s. */
function createOrders(all: readonly Item[], nameRankOf: (item: Item) => number | undefined): ItemIndex["orders"] {
  const byId = ascending<Item>((item) => item.position);
  const gradeRankOf = (item: Item): number => itemGrade.options.indexOf(item.grade);
  return {
    id: createOrder(() => all),
    "-id": createOrder(() => all.toReversed()),
    name: createOrder(() => all.toSorted(compareBy(ascending(nameRankOf), byId))),
    "-name": createOrder(() => all.toSorted(compareBy(descending(nameRankOf), byId))),
    grade: createOrder(() => all.toSorted(compareBy(ascending(gradeRankOf), byId))),
    "-grade": createOrder(() => all.toSorted(compareBy(descending(gradeRankOf), byId))),
  };
}

/** Counts per name in the order given; names that no item has are left out. */
function countNames<Name extends string>(
  items: readonly Item[],
  names: readonly Name[],
  nameOf: (item: Item) => Name,
): readonly NameCount[] {
  const byName = groupBy(items, nameOf);
  return names.flatMap((name) => {
    const own = byName.get(name);
    return own === undefined ? [] : [{ name, count: own.length }];
  });
}
