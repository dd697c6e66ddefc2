import { HUNDRED_PERCENT, rounded } from "@gamedata/rules";
import type { BoxContent, BoxContentRow, BoxRow, BoxSource, ItemId } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { itemNameOrder, itemRefOf } from "../records/items.js";
import { groupBy, indexById, mapGroups } from "../rows/group-by.js";
import { ascending, compareBy, descending } from "../rows/order.js";

const boxIndex = derived(({ dataset }) => indexById(dataset.boxes, ({ itemId }) => itemId));

/** Returns what an item can give when it is opened, in the order in which the engine rolls it. */
export function boxContentsOf(catalog: Catalog, id: ItemId): readonly BoxContent[] | undefined {
  return boxIndex(catalog)
    .byId.get(id)
    ?.contents.map(({ itemId, ...odds }) => ({ ...itemRefOf(catalog, itemId), ...odds }));
}

/** The boxes that each item can come from, by chance, then expected pieces (highest first), name and id. */
export const boxesGiving = derived((catalog) => {
  const compareNames = itemNameOrder(catalog);
  const order = compareBy<BoxSource>(
    descending(({ chance }) => chance),
    descending(({ expected }) => expected),
    (a, b) => compareNames(a.box.itemId, b.box.itemId),
    ascending(({ box }) => box.itemId),
  );
  const given = boxIndex(catalog).all.flatMap((box) => sourcesIn(catalog, box));
  return mapGroups(
    groupBy(given, ({ itemId }) => itemId),
    (sources) => sources.map(({ source }) => source).sort(order),
  );
});

interface Given {
  readonly itemId: ItemId;
  readonly source: BoxSource;
}

function sourcesIn(catalog: Catalog, { itemId: boxId, contents }: BoxRow): readonly Given[] {
  const box = itemRefOf(catalog, boxId);
  return Array.from(
    groupBy(contents, ({ itemId }) => itemId),
    ([itemId, rows]) => ({ itemId, source: { box, chance: chanceOf(rows), expected: expectedOf(rows) } }),
  );
}

/**
 * Returns the percent of openings in which at least one of some rows of a box comes: options of a group exclude each other, rows without a
 * group and different groups are rolled by themselves.
 */
export function chanceOf(rows: readonly BoxContentRow[]): number {
  const rolls = groupBy(rows, ({ group }) => group ?? {});
  let none = 1;
  for (const options of rolls.values()) {
    const distinct = new Map(options.map((row) => [row.option ?? row, row.chance]));
    const sum = [...distinct.values()].reduce((total, chance) => total + chance, 0);
    none *= 1 - Math.min(sum, HUNDRED_PERCENT) / HUNDRED_PERCENT;
  }
  return rounded(HUNDRED_PERCENT * (1 - none));
}

const expectedOf = (rows: readonly BoxContentRow[]) =>
  rounded(rows.reduce((sum, { min, max, chance }) => sum + (chance / HUNDRED_PERCENT) * ((min + max) / 2), 0));
