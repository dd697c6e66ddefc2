import type { ItemId, SeedRef, SeedRow, SeedYield } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { castleRefOf } from "../records/castles.js";
import { itemRefOf } from "../records/items.js";
import { groupBy, mapGroups } from "../rows/group-by.js";
import { indexById } from "../rows/index-by.js";

/** Seeds by the id of their item. */
export const seedIndex = derived(({ dataset }) => indexById(dataset.seeds, (row) => row.itemId));

/** The seeds that yield an item, as crop, mature crop or reward of the manor; by seed id. */
export const seedsByYield = derived((catalog) =>
  mapGroups(
    groupBy(
      seedIndex(catalog).all.flatMap((row) => yieldsOf(catalog, row)),
      ({ itemId }) => itemId,
    ),
    (yields) => yields.map(({ seed }) => seed),
  ),
);

interface Yield {
  readonly itemId: ItemId;
  readonly seed: SeedRef;
}

function yieldsOf(catalog: Catalog, row: SeedRow): readonly Yield[] {
  const { itemId: id, level, cropItemId, matureItemId, rewardItemIds } = row;
  const { name } = itemRefOf(catalog, id);
  const castle = castleRefOf(catalog, row.castleId);
  const yieldOf = (itemId: ItemId, kind: SeedYield): Yield => ({ itemId, seed: { id, name, level, castle, kind } });
  const rewards = Array.from(new Set(rewardItemIds), (itemId) => yieldOf(itemId, "reward"));
  return [yieldOf(cropItemId, "crop"), yieldOf(matureItemId, "mature"), ...rewards];
}
