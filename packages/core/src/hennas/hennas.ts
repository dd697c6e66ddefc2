import { nonEmpty, present } from "@gamedata/rules";
import { hennaFacts, hennaStat } from "@gamedata/schema";
import type { ClassId, HennaDetail, HennaId, HennaRow, HennaSummary, ItemId } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived } from "../catalog/catalog.js";
import { invalidParameter } from "../error/game-data-error.js";
import type { HennaListQuery } from "../generated/queries.js";
import { bulkQuery, detailQuery, listQuery } from "../query/define-query.js";
import { choiceFilter, integer } from "../query/input.js";
import { wholePage } from "../query/listing.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery, recordKind } from "../query/query.js";
import { classIndex, classRefsOf } from "../records/classes.js";
import { itemRefOf } from "../records/items.js";
import { groupByEach, type IdIndex, indexBy, indexById, mapGroups } from "../rows/group-by.js";
import { skillSummaryOf } from "../skills/skill-index.js";

interface Henna {
  readonly row: HennaRow;
  readonly summary: HennaSummary;
}

/** Henna symbols by id, by dye, and by allowed class. */
export interface HennaIndex extends IdIndex<Henna> {
  readonly byDye: ReadonlyMap<ItemId, HennaSummary>;
  readonly byClass: ReadonlyMap<ClassId, readonly HennaSummary[]>;
}

export const hennaIndex = derived((catalog): HennaIndex => {
  const index = indexById(
    catalog.dataset.hennas.map((row) => ({ row, summary: hennaSummaryOf(catalog, row) })),
    ({ row }) => row.symbolId,
  );
  const byDye = indexBy(index.all, ({ row }) => row.dyeItemId);
  return {
    ...index,
    byDye: new Map([...byDye].map(([id, { summary }]) => [id, summary])),
    byClass: mapGroups(
      groupByEach(index.all, ({ row }) => classIdsOf(catalog, row)),
      (hennas) => hennas.map(({ summary }) => summary),
    ),
  };
});

const hennaKind = recordKind(hennaFacts, (catalog) => hennaIndex(catalog).byId);

const hennaListQuery = derived(() =>
  v.object({
    stat: choiceFilter(hennaStat.options, "Only symbols that raise this base stat."),
    value: v.optional(
      v.pipe(
        integer,
        v.description(
          "Only symbols that change `stat` by this number, negative for those that lower it; needs `stat`.",
        ),
      ),
    ),
  }),
);

/**
 * Lists all henna symbols, or those that match the filters, by id, on one page.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, also for a `value` without `stat`, or `INVALID_ENUM`.
 *
 * @example
 * ```ts
 * const [first] = listHennas(catalog).data;
 * assert.deepEqual(first?.statChanges, { STR: 1, CON: -3 });
 * const strongest = listHennas(catalog, { stat: "STR", value: 4 }).data;
 * assert.deepEqual(strongest[0]?.statChanges.STR, 4);
 * ```
 */
export const listHennas: ListQuery<HennaListQuery, HennaSummary> = listQuery(
  hennaKind,
  hennaListQuery,
  (catalog, { stat, value }) => {
    const all = hennaIndex(catalog).all.map(({ summary }) => summary);
    if (stat === undefined) return wholePage(all);
    return wholePage(
      all.filter(({ statChanges: { [stat]: change = 0 } }) => (value === undefined ? change > 0 : change === value)),
    );
  },
  ({ stat, value }) => {
    if (value !== undefined && stat === undefined) throw invalidParameter("stat", stat, "the stat that value is of");
  },
);

/**
 * Returns a henna symbol with its allowed classes.
 *
 * @throws {GameDataError} `INVALID_ID`, or `HENNA_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const henna = getHenna(catalog, 1);
 * assert.equal(henna.dyeItem.id, 4445);
 * ```
 */
export const getHenna: RecordQuery<HennaId, HennaDetail> = detailQuery(hennaKind, hennaDetailOf);

/** Returns the details of many henna symbols by id. See {@link BulkQuery}. */
export const getHennas: BulkQuery<HennaId, HennaDetail> = bulkQuery(hennaKind, hennaDetailOf);

/** The collection of henna symbols. */
export const hennaCollection = collection(hennaKind, listHennas, getHenna, getHennas);

/** Tells whether a class can use a symbol: one that names no class is for all. */
export const isHennaOf = ({ classIds }: HennaRow, id: ClassId): boolean => classIds?.includes(id) ?? true;

function classIdsOf(catalog: Catalog, { classIds }: HennaRow): readonly ClassId[] {
  return classIds ?? classIndex(catalog).all.map(({ id }) => id);
}

function hennaDetailOf(catalog: Catalog, { row, summary }: Henna): HennaDetail {
  const skills = (row.skills ?? []).flatMap((skill) => skillSummaryOf(catalog, skill) ?? []);
  return present({
    ...summary,
    skills: nonEmpty(skills),
    allowedClasses: classRefsOf(catalog, classIdsOf(catalog, row)),
  });
}

function hennaSummaryOf(catalog: Catalog, row: HennaRow): HennaSummary {
  const { itemId, name, iconFile } = itemRefOf(catalog, row.dyeItemId);
  return present({
    symbolId: row.symbolId,
    displayName: row.displayName ?? null,
    iconFile: row.iconFile ?? null,
    shortLabel: row.shortLabel ?? null,
    statChanges: row.statChanges,
    engravePrice: row.engravePrice,
    dyeCount: row.dyeCount,
    removalFee: row.removalFee,
    returnedDyes: row.returnedDyes,
    dyeItem: { id: itemId, name, iconFile },
  });
}
