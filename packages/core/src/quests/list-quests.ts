import { classId, itemId, questRaces } from "@gamedata/schema";
import type { Page, QuestSummary } from "@gamedata/schema/types";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import type { QuestListQuery } from "../generated/queries.js";
import { classRefsOf } from "../indexes/classes.js";
import { rawNpcRefsOf } from "../indexes/npcs.js";
import { catalogQuery } from "../query/define-query.js";
import { caseless, idFilter, integer } from "../query/input.js";
import { wholePage } from "../query/page.js";
import type { CatalogQuery } from "../query/query.js";
import { knownFirst } from "../rows/known-first.js";
import { type Quest, questIndex } from "./quest-index.js";
import { questRewards } from "./quest-rewards.js";

const questSummaries = derived(
  (catalog) => new Map(questIndex(catalog).all.map((quest) => [quest, questSummaryOf(catalog, quest)])),
);

function raceEntry(catalog: Catalog) {
  const stated = questIndex(catalog).all.flatMap(({ row }) => row.races ?? []);
  return v.pipe(
    caseless(v.picklist(stated.length === 0 ? questRaces : knownFirst(questRaces, stated))),
    v.description("Only quests that are open to this race: those for it, and those for all. Case-insensitive."),
  );
}

const questListQuery = derived((catalog) =>
  v.object({
    level: v.optional(
      v.pipe(
        integer,
        v.minValue(1),
        v.description(
          "Only quests for a player of this level: it is at least `levelMin` and at most `levelMax`, where a quest has one. A quest whose `levelMin` is not known is left out.",
        ),
      ),
    ),
    race: v.optional(raceEntry(catalog)),
    classId: idFilter(classId, "Only quests that are open to this class: those for it, and those for all."),
    reward: idFilter(itemId, "Only quests that reward this item, also in one of several branches; 57 is adena."),
  }),
);

/**
 * Lists all quests, or those that match the filters, by id, on one page.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the parameter.
 *
 * @example
 * ```ts
 * const [first] = listQuests(catalog).data;
 * assert.equal(first?.name, "Letters of Love");
 * assert.equal(first?.startNpc?.name, "Darin");
 * assert.equal(listQuests(catalog, { reward: 906, level: 2 }).data[0]?.name, "Letters of Love");
 * ```
 */
export const listQuests: CatalogQuery<QuestListQuery, Page<QuestSummary>> = catalogQuery(
  questListQuery,
  (catalog, { level, race, classId: asked, reward }) => {
    const rewarding =
      reward === undefined
        ? undefined
        : new Set(
            questRewards(catalog)
              .get(reward)
              ?.map(({ quest }) => quest.id),
          );
    const isWanted = ({ row }: Quest): boolean =>
      (level === undefined ||
        (level >= (row.levelMin ?? Number.POSITIVE_INFINITY) && level <= (row.levelMax ?? level))) &&
      (race === undefined || row.races === undefined || row.races.includes(race)) &&
      (asked === undefined || row.classIds === undefined || row.classIds.includes(asked)) &&
      rewarding?.has(row.id) !== false;
    return wholePage(Array.from(questSummaries(catalog)).flatMap(([quest, shown]) => (isWanted(quest) ? shown : [])));
  },
);

function questSummaryOf(catalog: Catalog, { row, ref }: Quest): QuestSummary {
  const [startNpc] = rawNpcRefsOf(catalog, row.startNpcIds);
  const { rewards } = row;
  return {
    id: row.id,
    name: ref.name,
    levelMin: ref.levelMin,
    repeatable: row.repeatable ?? null,
    raceRestrictions: row.races ?? [],
    classRestrictions: classRefsOf(catalog, row.classIds),
    startNpc: startNpc ?? null,
    rewardsPreview: {
      adena: rewards?.adena ?? null,
      exp: rewards?.exp ?? null,
      sp: rewards?.sp ?? null,
      itemCount: rewards?.items?.length ?? 0,
    },
  };
}
