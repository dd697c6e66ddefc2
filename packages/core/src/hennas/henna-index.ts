import type { ClassId, HennaId, HennaRow, HennaSummary, ItemId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { groupByEach } from "../catalog/group-by.js";
import { indexBy } from "../catalog/index-by.js";
import { parts } from "../catalog/parts.js";
import { itemRefOf } from "../items/item-ref.js";
import { orderById } from "../query/order.js";

/** A henna symbol's row and how lists show it. */
export interface Henna {
  readonly row: HennaRow;
  readonly summary: HennaSummary;
}

/** Henna symbols by id, by their dye, and by the classes that may wear them. */
export interface HennaIndex {
  /** All symbols by ascending id. */
  readonly all: readonly Henna[];
  readonly byId: ReadonlyMap<HennaId, Henna>;
  readonly byDye: ReadonlyMap<ItemId, HennaSummary>;
  readonly byClass: ReadonlyMap<ClassId, readonly HennaSummary[]>;
}

/**
 * Shows the henna symbols, and finds them from every side.
 *
 * @param catalog The catalog.
 */
export function createHennaIndex(catalog: Catalog): HennaIndex {
  const rows = orderById(catalog[parts].dataset.hennas, (row) => row.symbolId);
  const all = rows.map((row) => ({ row, summary: hennaSummaryOf(catalog, row) }));
  const byClass = groupByEach(all, ({ row }) => row.classIds);
  return {
    all,
    byId: indexBy(all, ({ row }) => row.symbolId),
    byDye: new Map([...indexBy(all, ({ row }) => row.dyeItemId)].map(([id, { summary }]) => [id, summary])),
    byClass: new Map([...byClass].map(([id, hennas]) => [id, hennas.map(({ summary }) => summary)])),
  };
}

function hennaSummaryOf(catalog: Catalog, row: HennaRow): HennaSummary {
  const { itemId, name, iconFile } = itemRefOf(catalog, row.dyeItemId);
  return {
    symbolId: row.symbolId,
    displayName: row.displayName ?? null,
    iconFile: row.iconFile ?? null,
    shortLabel: row.shortLabel ?? null,
    statChanges: row.statChanges,
    engravePrice: row.engravePrice,
    dyeItem: { id: itemId, name, iconFile },
  };
}
