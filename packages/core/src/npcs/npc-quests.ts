import type { NpcId, QuestRef, QuestRole } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { type Quest, questIndex } from "../quests/quest-index.js";

/** The quests that an NPC starts, and the quests that it is involved in. */
export interface NpcQuests {
  /** By quest id. */
  readonly starts: readonly QuestRef[];
  /** By quest id, each with its roles. */
  readonly involvedIn: readonly QuestRef[];
}

const noQuests: NpcQuests = { starts: [], involvedIn: [] };

/**
 * Returns the quests of an NPC, over all of its raw NPCs. Its role in a quest is `talk` if players talk to it and it
 * does not start the quest, and `kill` if players kill it.
 */
export function npcQuestsOf(catalog: Catalog, mergedIds: readonly NpcId[]): NpcQuests {
  const { byStartNpc, byTalkNpc, byKillNpc } = questIndex(catalog);
  const hasQuests = mergedIds.some((id) => byStartNpc.has(id) || byTalkNpc.has(id) || byKillNpc.has(id));
  if (!hasQuests) return noQuests;
  const questsOf = (byNpc: ReadonlyMap<NpcId, readonly Quest[]>): ReadonlySet<Quest> =>
    new Set(mergedIds.flatMap((id) => byNpc.get(id) ?? []));

  const started = questsOf(byStartNpc);
  const talked = new Set([...questsOf(byTalkNpc)].filter((quest) => !started.has(quest)));
  const killed = questsOf(byKillNpc);
  const involved = byQuestId(new Set([...talked, ...killed])).map((quest): QuestRef => {
    const roles: QuestRole[] = [];
    if (talked.has(quest)) roles.push("talk");
    if (killed.has(quest)) roles.push("kill");
    const { id, name, levelMin } = quest.ref;
    return { id, name, levelMin, roles };
  });
  return { starts: byQuestId(started).map(({ ref }) => ref), involvedIn: involved };
}

function byQuestId(quests: ReadonlySet<Quest>): readonly Quest[] {
  return [...quests].sort((a, b) => a.row.id - b.row.id);
}
