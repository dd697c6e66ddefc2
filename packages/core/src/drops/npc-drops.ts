import { present } from "@gamedata/rules";
import { dropType } from "@gamedata/schema";
import type { Drop, NpcDrops, NpcId } from "@gamedata/schema/types";
import { type Catalog, derivedFor, requireRows } from "../catalog/catalog.js";
import { GameDataError } from "../error/game-data-error.js";
import { recordQuery } from "../query/define-query.js";
import type { RecordQuery } from "../query/query.js";
import { engineRules } from "../records/engine-rules.js";
import { itemNameOrder, itemRefOf } from "../records/items.js";
import { dropRows, type Npc, npcKind } from "../records/npcs.js";
import { ascending, type Compare, compareBy, descending } from "../rows/order.js";
import { type MergedDrop, mergeDrops, shownChance } from "./merge-drops.js";

export const npcDropsOf = derivedFor((catalog, { mergedIds }: Npc): readonly MergedDrop[] => {
  const rows = dropRows(catalog);
  return mergeDrops(
    mergedIds.flatMap((id) => rows.get(id) ?? []),
    engineRules(catalog),
  );
});

/**
 * Returns the drops of an NPC, over all of its raw NPCs: adena, then regular drops, then spoil; each by descending
 * chance, item name and item id.
 *
 * @throws {GameDataError} `INVALID_ID`, `NPC_NOT_FOUND` for an unknown id, `DROPS_NOT_FOUND` for an NPC without drops.
 *
 * @example
 * ```ts
 * const { npcName, drops } = getNpcDrops(catalog, 29001);
 * assert.equal(npcName, "Queen Ant");
 * assert.equal(drops[0]?.type, "adena");
 * ```
 */
export const getNpcDrops: RecordQuery<NpcId, NpcDrops> = recordQuery(
  { name: "getNpcDrops", of: npcKind, shape: "part", row: "NpcDrops" },
  (catalog, npc, id) => {
    requireRows(catalog, "drops");
    const drops = npcDropsOf(catalog, npc);
    if (drops.length === 0) throw new GameDataError({ code: "DROPS_NOT_FOUND", id });
    const sorted = drops.toSorted(compareDrops(catalog));
    return { npcId: npc.id, npcName: npc.name, drops: sorted.map((drop) => dropOf(catalog, drop)) };
  },
);

function compareDrops(catalog: Catalog): Compare<MergedDrop> {
  const compareItemNames = itemNameOrder(catalog);
  return compareBy(
    ascending(({ type }) => dropType.options.indexOf(type)),
    descending(({ chance }) => chance),
    (a, b) => compareItemNames(a.itemId, b.itemId),
    ascending(({ itemId }) => itemId),
    ascending(({ min }) => min),
    ascending(({ max }) => max),
  );
}

function dropOf(catalog: Catalog, drop: MergedDrop): Drop {
  const { itemId, type } = drop;
  const { qty, chance, chanceDisplay, rollCount } = shownChance(drop);
  return present({ itemId, itemName: itemRefOf(catalog, itemId).name, qty, chance, chanceDisplay, type, rollCount });
}
