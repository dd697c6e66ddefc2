import { present } from "@gamedata/rules";
import { npcId } from "@gamedata/schema";
import type { LootRow, NpcId, NpcLoot, NpcRow } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived, requireRows } from "../catalog/catalog.js";
import { PARTS_PER_PERCENT } from "../drops/merge-drops.js";
import { invalidEnum } from "../error/game-data-error.js";
import type { GetNpcLootQuery } from "../generated/queries.js";
import { sublistQuery } from "../query/define-query.js";
import { idFilter } from "../query/input.js";
import type { SublistQuery } from "../query/query.js";
import { engineRules } from "../records/engine-rules.js";
import { itemRefOf } from "../records/items.js";
import { type Npc, npcKind, npcRefOf, rawNpcIndex } from "../records/npcs.js";
import { killWorthOf } from "./kills.js";
import { lootEntries, lootTermsOf } from "./loot-input.js";
import { isLevelGapUnknown, levelGapOf, lootOddsOf } from "./loot-rule.js";
import { lootTableOf } from "./loot-table.js";

const getNpcLootQuery = derived((catalog) =>
  v.object({
    ...lootEntries(catalog),
    raw: idFilter(npcId, "One of the `mergedIds` of the NPC: the raw NPC to compute; by default the canonical one."),
  }),
);

/**
 * Computes what a kill of an NPC gives at a server's rates, by the rules of the game engine: the probability and the
 * expected pieces of every row. Rates are above 0, at most 1000. An NPC without loot has no rows.
 *
 * @throws {GameDataError} `INVALID_ID`, `INVALID_PARAMETER`, `NPC_NOT_FOUND` for an unknown id, or `INVALID_ENUM` for a
 * `raw` that is not among the NPC's `mergedIds`.
 *
 * @example
 * ```ts
 * // Wolf: 70 % for 19 to 29 adena at rate 1, so 0.7 × 24 per kill.
 * const { adenaPerKill, rows } = getNpcLoot(catalog, 20120, { playerLevel: 12 });
 * assert.equal(adenaPerKill.toFixed(3), "16.800");
 * assert.equal(rows[0]?.probability.toFixed(3), "0.700");
 * // At rate 10 it always drops adena, 7 times as many.
 * assert.equal(getNpcLoot(catalog, 20120, { rateDrop: 10, rateAdena: 10 }).adenaPerKill.toFixed(3), "168.000");
 * ```
 */
export const getNpcLoot: SublistQuery<NpcId, GetNpcLootQuery, NpcLoot> = sublistQuery(
  { name: "getNpcLoot", of: npcKind, shape: "part", row: "NpcLoot" },
  getNpcLootQuery,
  (catalog, npc, { raw, ...input }): NpcLoot => {
    requireRows(catalog, "drops");
    const entry = rawNpcOf(catalog, npc, raw);
    const rules = engineRules(catalog);
    const terms = lootTermsOf(catalog, input, entry);
    const rows = lootTableOf(catalog, entry.id).map(({ row, group, type }): LootRow => {
      const { itemId, min, max } = row;
      const { probability, expected } = lootOddsOf(rules, group, row, terms);
      const { name, iconFile } = itemRefOf(catalog, itemId);
      const chance = row.chance / PARTS_PER_PERCENT;
      const levelGap = levelGapOf(group, row, terms);
      const ofRow = levelGap === terms.levelGaps.group ? {} : { levelGap };
      const facts = { itemId, itemName: name, iconFile, type, group: group.category, min, max, chance };
      return { ...facts, probability, expected, ...ofRow };
    });
    const { adena, value } = killWorthOf(catalog, entry.id, terms);
    return {
      npc: npcRefOf(npc),
      rawId: entry.id,
      rates: terms.rates,
      playerLevel: input.playerLevel ?? null,
      levelGap: terms.levelGaps.group,
      ...present({ levelGapUnknown: isLevelGapUnknown(rules, input.playerLevel) ? (true as const) : undefined }),
      adenaPerKill: adena,
      valuePerKill: value,
      rows,
    };
  },
);

function rawNpcOf(catalog: Catalog, { canonical, mergedIds }: Npc, raw: NpcId | undefined): NpcRow {
  if (raw === undefined) return canonical;
  const entry = mergedIds.includes(raw) ? rawNpcIndex(catalog).byId.get(raw) : undefined;
  if (entry === undefined) throw invalidEnum("raw", raw, mergedIds.map(String));
  return entry;
}
