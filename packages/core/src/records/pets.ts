import { nonEmpty, present } from "@gamedata/rules";
import type { ItemId, ItemRef, NpcRow, SummonedPet } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { groupByEach } from "../rows/group-by.js";
import { itemRefOf } from "./items.js";
import { type Npc, npcIndex, npcRefOf, rawNpcIndex } from "./npcs.js";

const petsByItem = derived((catalog) =>
  groupByEach(rawNpcIndex(catalog).all, ({ summonItemIds = [] }) => summonItemIds),
);

const foodsOf = (catalog: Catalog, { petData }: NpcRow): readonly ItemRef[] =>
  [petData?.food1 ?? 0, petData?.food2 ?? 0, petData?.food3 ?? 0]
    .filter((id) => id > 0)
    .map((id) => itemRefOf(catalog, id));

export function summonedPetOf(catalog: Catalog, id: ItemId): SummonedPet | undefined {
  const row = petsByItem(catalog).get(id)?.[0];
  const npc = row && npcIndex(catalog).byRawId.get(row.id);
  return npc && present({ npc: npcRefOf(npc), foods: nonEmpty(foodsOf(catalog, row)) });
}

/** Returns what summons a pet, over all of its raw NPCs, and what it eats. */
export function petFactsOf(catalog: Catalog, { canonical, mergedIds }: Npc) {
  const items = mergedIds.flatMap((id) => rawNpcIndex(catalog).byId.get(id)?.summonItemIds ?? []);
  return {
    summonedBy: nonEmpty([...new Set(items)].map((id) => itemRefOf(catalog, id))),
    foods: nonEmpty(foodsOf(catalog, canonical)),
  };
}
