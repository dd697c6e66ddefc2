import type { BulkMethod, DetailMethod, ListMethod } from "./method.js";
import type { RequestOptions } from "./options.js";
import type { QuestDetail, QuestId, QuestSummary } from "./resources.js";
import type { Verbs } from "./verbs.js";

/** Quests. */
export interface QuestMethods {
  /**
   * Lists all quests on one page.
   *
   * @example
   * ```ts
   * assert.equal((await client.listQuests()).data.length, 329);
   * ```
   */
  readonly listQuests: ListMethod<QuestSummary, RequestOptions>;

  /**
   * Gives a quest; otherwise `QUEST_NOT_FOUND`.
   *
   * @example
   * ```ts
   * const { name, rewards } = await client.getQuest(1);
   * assert.equal(name, "Letters of Love");
   * assert.equal(rewards.items[0]?.itemId, 906);
   * ```
   */
  readonly getQuest: DetailMethod<QuestId, QuestDetail>;

  /**
   * Gives many quests by id.
   *
   * @example
   * ```ts
   * const { data } = await client.getQuests([2, 1], { fields: ["name"] });
   * assert.deepEqual(data, [{ name: "What Women Want" }, { name: "Letters of Love" }]);
   * ```
   */
  readonly getQuests: BulkMethod<QuestId, QuestDetail>;
}

/** Makes the methods of quests. */
export const questMethods = ({ list, detail, bulk }: Verbs): QuestMethods => ({
  listQuests: list("quests"),
  getQuest: detail("quests"),
  getQuests: bulk("quests"),
});
