import type { QuestDetail, QuestId, QuestRewards, QuestRewardsRow, QuestRow } from "@gamedata/schema";
import { nonEmpty, present } from "../answer/present.js";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { classRefsOf } from "../classes/class-ref.js";
import { GameDataError } from "../error/game-data-error.js";
import { itemQuantityOf, itemRefOf } from "../items/item-ref.js";
import { rawNpcRefsOf } from "../npcs/npc-ref.js";
import { checkId, parseId } from "../query/id.js";
import type { Quest } from "./quest-index.js";
import { questJournalOf } from "./quest-journal.js";

/**
 * Parses a quest id from a path.
 *
 * @param text The text: decimal digits, from 1.
 * @throws {GameDataError} `INVALID_ID` for anything else.
 */
export function parseQuestId(text: string): QuestId {
  return parseId(text, 1);
}

/**
 * Gives a quest with who may start it, who has a part in it, and what it gives.
 *
 * @param catalog The catalog.
 * @param id The quest's id.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `QUEST_NOT_FOUND` for an id that no quest has.
 *
 * @example
 * ```ts
 * const quest = getQuest(catalog, 1);
 * assert.deepEqual(quest.startNpcs, [{ id: 30048, name: "Darin" }]);
 * assert.equal(quest.rewards.items[0]?.itemId, 906);
 * ```
 */
export function getQuest(catalog: Catalog, id: QuestId): QuestDetail {
  const quest = catalog[parts].quests().byId.get(checkId(id, 1));
  if (quest === undefined) throw new GameDataError({ code: "QUEST_NOT_FOUND", id });
  return questDetailOf(catalog, quest);
}

/**
 * Shows a quest with all that is known about it.
 *
 * @param catalog The catalog.
 * @param quest The quest.
 */
export function questDetailOf(catalog: Catalog, { row, ref }: Quest): QuestDetail {
  const text = catalog[parts].quests().texts.get(row.id);
  return present({
    id: row.id,
    name: ref.name,
    levelMin: ref.levelMin,
    levelMax: row.levelMax,
    repeatable: row.repeatable ?? null,
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
  const { byId } = catalog[parts].quests();
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
    alternatives: alternatives?.map((branch) => ({ ...branch, items: itemsOf(branch.items) })),
  });
}

/** A quest's place is that of the NPC that starts it, the first of several. */
function primaryPlaceOf(catalog: Catalog, { startNpcIds }: QuestRow) {
  const { byRawId } = catalog[parts].npcs();
  const [npc] = ascendingIds(startNpcIds).flatMap((id) => byRawId.get(id) ?? []);
  if (npc === undefined) return {};
  const { primaryRegion, primaryLocation } = catalog[parts].npcPlace(npc);
  return { primaryRegion, primaryLocation };
}
