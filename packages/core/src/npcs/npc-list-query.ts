import { type AreaQuery, parseAreaQuery } from "../areas/area-query.js";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { GameDataError } from "../error/game-data-error.js";
import { checkCaselessChoice, checkChoice } from "../query/choice.js";
import { checkPage, DEFAULT_LIMIT, type PageBounds, type PageQuery } from "../query/page.js";
import { checkRecord, type QueryParams, readInteger, readText } from "../query/query-params.js";
import { searchText } from "../query/search-text.js";
import { checkWholeNumber } from "../query/whole-number.js";

/** Every order of an NPC list; `-` means descending. */
export const npcSorts = ["id", "-id", "name", "-name", "level", "-level"] as const;
/** An order of an NPC list; `-` means descending, ties are by ascending id, rows without a level come last. */
export type NpcSort = (typeof npcSorts)[number];

/** Which NPCs or monsters of the raw layer are listed, in which order, and which page of them. */
export interface RawNpcListQuery extends PageQuery {
  /** A part of the name, upper and lower case aside; blank finds all. */
  readonly q?: string | undefined;
  /** Lowest level, inclusive. */
  readonly levelMin?: number | undefined;
  /** Highest level, inclusive. */
  readonly levelMax?: number | undefined;
  /** The engine's NPC type, upper and lower case aside: one that the data set has. */
  readonly npcType?: string | undefined;
  /** By ascending id when left out. */
  readonly sort?: NpcSort | undefined;
}

/** Which NPCs or monsters of the cleaned layer are listed, in which order, and which page of them. */
export interface NpcListQuery extends RawNpcListQuery, AreaQuery {}

/** An NPC list query that was checked, where it is the same for both layers. */
export interface CheckedNpcListQuery extends PageBounds {
  readonly text: string | undefined;
  readonly levelMin: number | undefined;
  readonly levelMax: number | undefined;
  readonly npcType: string | undefined;
  readonly sort: NpcSort;
}

/**
 * Parses the parameters of an NPC list of the cleaned layer: `limit`, `offset`, `q`, `levelMin`, `levelMax`, `npcType`,
 * `sort`, `location`, `region`; others are ignored.
 *
 * @param catalog The catalog, which knows the NPC types.
 * @param params The untrusted parameters.
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * const query = parseNpcListQuery(catalog, { npcType: "raidboss", levelMin: "40" });
 * assert.equal(query.npcType, "RaidBoss");
 * ```
 */
export function parseNpcListQuery(catalog: Catalog, params: QueryParams): NpcListQuery {
  return Object.assign(parseRawNpcListQuery(catalog, params), parseAreaQuery(params));
}

/**
 * Parses the parameters of a monster list of the cleaned layer, like {@link parseNpcListQuery}; `npcType` is one of the
 * monster subset.
 *
 * @param catalog The catalog, which knows the NPC types.
 * @param params The untrusted parameters.
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * assert.throws(() => parseMonsterListQuery(catalog, { npcType: "Merchant" }), isGameDataError);
 * ```
 */
export function parseMonsterListQuery(catalog: Catalog, params: QueryParams): NpcListQuery {
  return Object.assign(parseRawMonsterListQuery(catalog, params), parseAreaQuery(params));
}

/**
 * Parses the parameters of an NPC list of the raw layer, like {@link parseNpcListQuery} without `location` and `region`.
 *
 * @param catalog The catalog, which knows the NPC types.
 * @param params The untrusted parameters.
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * assert.equal(parseRawNpcListQuery(catalog, { levelMax: "40" }).levelMax, 40);
 * ```
 */
export function parseRawNpcListQuery(catalog: Catalog, params: QueryParams): RawNpcListQuery {
  return parse(params, catalog[parts].rawNpcs().types);
}

/**
 * Parses the parameters of a monster list of the raw layer, like {@link parseRawNpcListQuery}; `npcType` is one of the
 * monster subset.
 *
 * @param catalog The catalog, which knows the NPC types.
 * @param params The untrusted parameters.
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * assert.equal(parseRawMonsterListQuery(catalog, { npcType: "chest" }).npcType, "Chest");
 * ```
 */
export function parseRawMonsterListQuery(catalog: Catalog, params: QueryParams): RawNpcListQuery {
  return parse(params, catalog[parts].rawNpcs().monsterTypes);
}

function parse(params: QueryParams, types: readonly string[]): RawNpcListQuery {
  const npcType = readText(params, "npcType");
  const sort = readText(params, "sort");
  const query: RawNpcListQuery = {
    limit: readInteger(params, "limit"),
    offset: readInteger(params, "offset"),
    q: searchText(readText(params, "q")),
    levelMin: readInteger(params, "levelMin"),
    levelMax: readInteger(params, "levelMax"),
    npcType: npcType === undefined ? undefined : checkCaselessChoice("npcType", npcType, types),
    sort: sort === undefined ? undefined : checkChoice("sort", sort, npcSorts),
  };
  checkNpcListQuery(query, types);
  return query;
}

/**
 * Checks an NPC list query of either layer, and fills in what is left out.
 *
 * @param query The query, of any content at run time.
 * @param types The NPC types that the list may be narrowed to.
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the field.
 */
export function checkNpcListQuery(query: RawNpcListQuery, types: readonly string[]): CheckedNpcListQuery {
  const { q, npcType, sort = "id" } = checkRecord(query);
  const levelMin = query.levelMin === undefined ? undefined : checkWholeNumber("levelMin", query.levelMin);
  const levelMax = query.levelMax === undefined ? undefined : checkWholeNumber("levelMax", query.levelMax);
  if (levelMin !== undefined && levelMax !== undefined && levelMin > levelMax) {
    throw new GameDataError({ code: "INVALID_RANGE", parameter: "levelMin", levelMin, levelMax });
  }
  const { limit, offset } = checkPage(query, DEFAULT_LIMIT);
  return {
    limit,
    offset,
    text: searchText(q),
    levelMin,
    levelMax,
    npcType: npcType === undefined ? undefined : checkCaselessChoice("npcType", npcType, types),
    sort: checkChoice("sort", sort, npcSorts),
  };
}
