import { type Drop, dropType, type NpcDrops, type NpcId } from "@gamedata/schema";
import { present } from "../answer/present.js";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { chancePercent, displayChance } from "../drops/drop-chance.js";
import { displayQuantity } from "../drops/drop-quantity.js";
import { type MergedDrop, mergeDrops } from "../drops/merge-drops.js";
import { GameDataError } from "../error/game-data-error.js";
import { itemRefOf } from "../items/item-ref.js";
import { ascending, type Compare, compareBy, descending } from "../query/order.js";
import { findNpc } from "./find-npc.js";
import type { Npc } from "./npc-index.js";

/**
 * Gives all that an NPC drops, over all of its raw ids: adena, then regular drops, then spoil; within each by falling
 * chance, then item name, then item id.
 *
 * @param catalog The catalog.
 * @param id Any raw id of the NPC.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `NPC_NOT_FOUND` for an id that no NPC has, `DROPS_NOT_FOUND`
 * for an NPC that drops nothing.
 *
 * @example
 * ```ts
 * const { npcName, drops } = getNpcDrops(catalog, 29001);
 * assert.equal(npcName, "Queen Ant");
 * assert.equal(drops[0]?.type, "adena");
 * ```
 */
export function getNpcDrops(catalog: Catalog, id: NpcId): NpcDrops {
  const npc = findNpc(catalog, id);
  const drops = catalog[parts].npcDrops(npc);
  if (drops.length === 0) throw new GameDataError({ code: "DROPS_NOT_FOUND", id });
  const sorted = drops.toSorted(compareDrops(catalog));
  return { npcId: npc.id, npcName: npc.name, drops: sorted.map((drop) => dropOf(catalog, drop)) };
}

/**
 * Merges the drops of all raw ids of an NPC.
 *
 * @param catalog The catalog.
 * @param npc The NPC.
 */
export function mergedDropsOf(catalog: Catalog, { mergedIds }: Npc): readonly MergedDrop[] {
  const byNpc = catalog[parts].drops();
  return mergeDrops(mergedIds.flatMap((id) => byNpc.get(id) ?? []));
}

function compareDrops(catalog: Catalog): Compare<MergedDrop> {
  const items = catalog[parts].items();
  return compareBy(
    ascending(({ type }) => dropType.options.indexOf(type)),
    descending(({ chance }) => chance),
    ascending(({ itemId }) => {
      const item = items.byId.get(itemId);
      return item && items.nameRanks()[item.position];
    }),
    ascending(({ itemId }) => itemId),
    ascending(({ min }) => min),
    ascending(({ max }) => max),
  );
}

function dropOf(catalog: Catalog, { itemId, type, min, max, chance, rollCount }: MergedDrop): Drop {
  return present({
    itemId,
    itemName: itemRefOf(catalog, itemId).name,
    qty: displayQuantity(min, max),
    chance: chancePercent(chance),
    chanceDisplay: displayChance(chance),
    type,
    rollCount: rollCount > 1 ? rollCount : undefined,
  });
}
