import type { FishLure, FishRow, FishSource, ItemId, LureRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { itemRefOf } from "../records/items.js";
import { indexById } from "../rows/index-by.js";
import { ascending, compareBy, descending } from "../rows/order.js";

/** Fish by the id of their item. */
export const fishIndex = derived(({ dataset }) => indexById(dataset.fishes, ({ itemId }) => itemId));

/** Returns the percent of the casts of a lure that give the kind of a fish; `undefined` where none does. */
export const chanceOfLure = ({ kinds, group }: LureRow, fish: FishRow): number | undefined =>
  group === fish.group ? kinds.find(({ kind }) => kind === fish.kind)?.chance : undefined;

const lureOrder = compareBy<FishLure>(
  descending(({ chance }) => chance),
  ascending(({ lure }) => lure.itemId),
);

/** Returns the lures to which a fish comes, by chance (highest first) and id. */
export function luresOf(catalog: Catalog, fish: FishRow): readonly FishLure[] {
  const lures = catalog.dataset.lures.flatMap((lure): readonly FishLure[] => {
    const chance = chanceOfLure(lure, fish);
    return chance === undefined ? [] : [{ lure: itemRefOf(catalog, lure.itemId), chance, isNight: lure.isNight }];
  });
  return lures.sort(lureOrder);
}

/** Returns how an item is fished; `undefined` for one that is no fish. */
export function fishSourceOf(catalog: Catalog, id: ItemId): FishSource | undefined {
  const fish = fishIndex(catalog).byId.get(id);
  return fish && { level: fish.level, lures: luresOf(catalog, fish) };
}
