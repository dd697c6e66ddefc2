import type { QuestRow, QuestSummary } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { classRefsOf } from "../classes/class-ref.js";
import { rawNpcRefsOf } from "../npcs/npc-ref.js";
import type { Quest } from "./quest-index.js";

/**
 * Shows all quests as the list does, by ascending id.
 *
 * @param catalog The catalog.
 */
export function createQuestSummaries(catalog: Catalog): readonly QuestSummary[] {
  return catalog[parts].quests().all.map((quest) => questSummaryOf(catalog, quest));
}

function questSummaryOf(catalog: Catalog, { row, ref }: Quest): QuestSummary {
  const [startNpc] = rawNpcRefsOf(catalog, row.startNpcIds);
  return {
    id: row.id,
    name: ref.name,
    levelMin: ref.levelMin,
    repeatable: row.repeatable ?? null,
    raceRestrictions: row.races ?? [],
    classRestrictions: classRefsOf(catalog, row.classIds),
    startNpc: startNpc ?? null,
    rewardsPreview: rewardsPreviewOf(row),
  };
}

function rewardsPreviewOf({ rewards }: QuestRow): QuestSummary["rewardsPreview"] {
  return {
    adena: rewards?.adena ?? null,
    exp: rewards?.exp ?? null,
    sp: rewards?.sp ?? null,
    itemCount: rewards?.items?.length ?? 0,
  };
}
