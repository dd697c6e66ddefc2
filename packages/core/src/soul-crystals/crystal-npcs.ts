import type { NpcSoulCrystals, SoulCrystalNpc, SoulCrystalNpcRow } from "@gamedata/schema/types";
import { derived } from "../catalog/derived.js";
import { type Npc, npcIndex, npcWithLevelOf } from "../records/npcs.js";
import { groupBy, groupByEach, mapGroups } from "../rows/group-by.js";
import { orderById } from "../rows/order.js";

interface CrystalNpc {
  readonly npc: Npc;
  readonly row: SoulCrystalNpcRow;
}

const crystalNpcs = derived((catalog): readonly CrystalNpc[] => {
  const rows = catalog.dataset.soulCrystalNpcs.flatMap((row) => {
    const npc = npcIndex(catalog).byRawId.get(row.npcId);
    return npc === undefined ? [] : [{ npc, row }];
  });
  return orderById(rows, ({ npc }) => npc.id);
});

/** The NPCs that raise crystals of a level, by the level: one row for each NPC and rule, by NPC id. */
export const npcsByCrystalLevel = derived((catalog) =>
  mapGroups(
    groupByEach(crystalNpcs(catalog), ({ row }) => row.levels),
    (own) => distinct(own.map(({ npc, row }): SoulCrystalNpc => ({ npc: npcWithLevelOf(npc), ...ruleOf(row) }))),
  ),
);

/** The rules by which an NPC raises crystals, by canonical NPC id; raw NPCs of one NPC can have different ones. */
export const crystalRulesByNpc = derived((catalog) =>
  mapGroups(
    groupBy(crystalNpcs(catalog), ({ npc }) => npc.id),
    (own) => distinct(own.map(({ row }): NpcSoulCrystals => ({ ...ruleOf(row), levels: row.levels }))),
  ),
);

/** The source states chances of 1,000 (server class Q350_EnhanceYourWeapon, method onKill: `Rnd.get(1000)`). */
function ruleOf({ levelType, stageChance, breakChance, requiresSkill }: SoulCrystalNpcRow) {
  return { levelType, chance: stageChance / 10, breakChance: breakChance / 10, requiresSkill };
}

function distinct<Row>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}
