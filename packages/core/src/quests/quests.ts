import { nonEmpty, present } from "@gamedata/rules";
import type {
  QuestClientJournalEntry,
  QuestDetail,
  QuestId,
  QuestRewards,
  QuestRewardsRow,
  QuestRow,
  QuestSummary,
  QuestText,
} from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { cleanName } from "../names/names.js";
import { bulkQuery, detailQuery } from "../query/define-query.js";
import { type BulkQuery, type Collection, collection, type RecordQuery } from "../query/query.js";
import { classRefsOf } from "../records/classes.js";
import { itemQuantityOf, itemRefOf } from "../records/items.js";
import { type Npc, npcIndex, npcRefOf, rawNpcRefsOf } from "../records/npcs.js";
import { indexBy } from "../rows/group-by.js";
import { primaryAreasOf } from "../spawns/primary-areas.js";
import { listQuests } from "./list-quests.js";
import { adenaByCountOf, adenaRangeOf, type Quest, questIndex, questKind, questTexts } from "./quest-index.js";

/** NPCs by their names in client text: the name, else title and name; the lowest id if there are several. */
const npcsByTextName = derived((catalog): ReadonlyMap<string, Npc> => {
  const { all } = npcIndex(catalog);
  const byTitleAndName = indexBy(all, ({ canonical, name }) =>
    canonical.title === undefined ? undefined : cleanName(`${canonical.title} ${name}`),
  );
  return new Map([...byTitleAndName, ...indexBy(all, (npc) => npc.name)]);
});

/** Returns the steps of the in-game quest log. `completionNpc` is null if no NPC has the name in the text. */
function questJournalOf(catalog: Catalog, text: QuestText): readonly QuestClientJournalEntry[] {
  const byTextName = npcsByTextName(catalog);
  return text.steps.map(({ stepIndex, title, description, completionNpcName }) => {
    const npc = completionNpcName === undefined ? undefined : byTextName.get(cleanName(completionNpcName));
    return { stepIndex, title, description, completionNpc: npc === undefined ? null : npcRefOf(npc) };
  });
}

/**
 * Returns a quest with its requirements, involved NPCs and rewards.
 *
 * @throws {GameDataError} `INVALID_ID`, or `QUEST_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const quest = getQuest(catalog, 1);
 * assert.deepEqual(quest.startNpcs, [{ id: 30048, name: "Darin" }]);
 * assert.equal(quest.rewards.items[0]?.itemId, 906);
 * ```
 */
export const getQuest: RecordQuery<QuestId, QuestDetail> = detailQuery(questKind, questDetailOf);

/** Returns the details of many quests by id. See {@link BulkQuery}. */
export const getQuests: BulkQuery<QuestId, QuestDetail> = bulkQuery(questKind, questDetailOf);

/** The collection of quests. */
export const questCollection: Collection<QuestSummary, QuestDetail> = collection(
  questKind,
  listQuests,
  getQuest,
  getQuests,
);

function questDetailOf(catalog: Catalog, { row, ref }: Quest): QuestDetail {
  const text = questTexts(catalog).get(row.id);
  return present({
    id: row.id,
    name: ref.name,
    levelMin: ref.levelMin,
    levelMax: row.levelMax,
    repeatable: row.repeatable ?? null,
    daily: row.daily,
    raceRestrictions: row.races ?? [],
    classRestrictions: classRefsOf(catalog, row.classIds),
    prerequisites: nonEmpty(prerequisitesOf(catalog, row)),
    startNpcs: rawNpcRefsOf(catalog, row.startNpcIds),
    involvedNpcs: rawNpcRefsOf(catalog, row.talkNpcIds),
    involvedMonsters: rawNpcRefsOf(catalog, row.killNpcIds),
    questItems: ascendingIds(row.questItemIds).map((itemId) => itemRefOf(catalog, itemId)),
    rewards: rewardsOf(catalog, row.rewards),
    ...primaryPlaceOf(catalog, row),
    description: text?.description,
    clientJournalEntries: text && nonEmpty(questJournalOf(catalog, text)),
  });
}

function ascendingIds(ids: readonly number[] = []): readonly number[] {
  return ids.toSorted((a, b) => a - b);
}

function prerequisitesOf(catalog: Catalog, { prerequisiteQuestIds }: QuestRow) {
  const { byId } = questIndex(catalog);
  return ascendingIds(prerequisiteQuestIds).flatMap((id) => byId.get(id)?.ref ?? []);
}

function rewardsOf(catalog: Catalog, rewards: QuestRewardsRow = {}): QuestRewards {
  const itemsOf = (items: QuestRewardsRow["items"] = []) => items.map((item) => itemQuantityOf(catalog, item));
  const { items, adena, exp, sp, alternatives } = rewards;
  return present({
    items: itemsOf(items),
    adena,
    exp,
    sp,
    adenaRange: adenaRangeOf(rewards),
    adenaByCount: adenaByCountOf(rewards),
    alternatives: alternatives?.map((branch) => ({ ...branch, items: itemsOf(branch.items) })),
  });
}

/** Returns the primary region and location of the NPC with the lowest id of those that start the quest. */
function primaryPlaceOf(catalog: Catalog, { startNpcIds }: QuestRow) {
  const { byRawId } = npcIndex(catalog);
  const [npc] = ascendingIds(startNpcIds).flatMap((id) => byRawId.get(id) ?? []);
  if (npc === undefined) return {};
  const { primaryRegion, primaryLocation } = primaryAreasOf(catalog, npc);
  return { primaryRegion, primaryLocation };
}
