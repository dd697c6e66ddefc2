import { type ItemGrade, type ItemType, itemGrade, itemType } from "@gamedata/schema";
import { checkCaselessChoice, checkChoice } from "../query/choice.js";
import { checkPage, DEFAULT_LIMIT, type PageBounds, type PageQuery } from "../query/page.js";
import { checkRecord, type QueryParams, readInteger, readText } from "../query/query-params.js";
import { searchText } from "../query/search-text.js";

/** Every order of an item list; `-` means descending. */
export const itemSorts = ["id", "-id", "name", "-name", "grade", "-grade"] as const;
/** An order of an item list; `-` means descending, ties are by ascending id. */
export type ItemSort = (typeof itemSorts)[number];

/** Which items are listed, in which order, and which page of them. */
export interface ItemListQuery extends PageQuery {
  /** A part of the name, upper and lower case aside; blank finds all. */
  readonly q?: string | undefined;
  readonly type?: ItemType | undefined;
  readonly grade?: ItemGrade | undefined;
  /** By ascending id when left out. */
  readonly sort?: ItemSort | undefined;
}

/** An item list query that was checked. */
export interface CheckedItemListQuery extends PageBounds {
  readonly text: string | undefined;
  readonly type: ItemType | undefined;
  readonly grade: ItemGrade | undefined;
  readonly sort: ItemSort;
}

/**
 * Parses the parameters of an item list: `limit`, `offset`, `q`, `type`, `grade`, `sort`; others are ignored.
 *
 * @param params The untrusted parameters.
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the parameter.
 *
 * @example
 * ```ts
 * const query = parseItemListQuery({ q: "draconic", type: "Weapon", sort: "-name" });
 * assert.equal(query.type, "weapon");
 * ```
 */
export function parseItemListQuery(params: QueryParams): ItemListQuery {
  const type = readText(params, "type");
  const grade = readText(params, "grade");
  const sort = readText(params, "sort");
  const query: ItemListQuery = {
    limit: readInteger(params, "limit"),
    offset: readInteger(params, "offset"),
    q: searchText(readText(params, "q")),
    type: type === undefined ? undefined : checkCaselessChoice("type", type, itemType.options),
    grade: grade === undefined ? undefined : checkCaselessChoice("grade", grade, itemGrade.options),
    sort: sort === undefined ? undefined : checkChoice("sort", sort, itemSorts),
  };
  checkItemListQuery(query);
  return query;
}

/**
 * Checks an item list query, and fills in what is left out.
 *
 * @param query The query, of any content at run time.
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the field.
 */
export function checkItemListQuery(query: ItemListQuery): CheckedItemListQuery {
  const { q, type, grade, sort = "id" } = checkRecord(query);
  const { limit, offset } = checkPage(query, DEFAULT_LIMIT);
  return {
    limit,
    offset,
    text: searchText(q),
    type: type === undefined ? undefined : checkCaselessChoice("type", type, itemType.options),
    grade: grade === undefined ? undefined : checkCaselessChoice("grade", grade, itemGrade.options),
    sort: checkChoice("sort", sort, itemSorts),
  };
}
