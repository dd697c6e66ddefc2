import { present } from "@gamedata/rules";
import { classId, itemId, questRaces } from "@gamedata/schema";
import type { ClassRow, QuestRow, QuestSummary } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived } from "../catalog/catalog.js";
import type { QuestListQuery } from "../generated/queries.js";
import { listQuery } from "../query/define-query.js";
import { shownToo } from "../query/fields.js";
import { choiceFilter, flagFilter, idFilter, integer, sortBy } from "../query/input.js";
import { createListing, wholePage } from "../query/listing.js";
import type { ListQuery } from "../query/query.js";
import { classIndex, classRefsOf, raceWordOf } from "../records/classes.js";
import { rawNpcRefsOf } from "../records/npcs.js";
import { knownFirst } from "../rows/group-by.js";
import {
  adenaByCountOf,
  adenaRangeOf,
  mostAdenaOf,
  type Quest,
  questIndex,
  questKind,
  questRewards,
} from "./quest-index.js";

interface ListedQuest extends Quest {
  readonly summary: QuestSummary;
}

const questListing = derived((catalog) =>
  createListing(
    questIndex(catalog).all.map((quest): ListedQuest => ({ ...quest, summary: questSummaryOf(catalog, quest) })),
    ({ ref }) => ref.name,
    {
      levelMin: ({ ref }) => ref.levelMin,
      adena: ({ row }) => row.rewards && mostAdenaOf(row.rewards),
      exp: ({ row }) => row.rewards?.exp,
      sp: ({ row }) => row.rewards?.sp,
    },
  ),
);

/** Tells whether a quest is open to a class: for it or all, and for its race or all. */
const isOpenTo = ({ classIds, races }: QuestRow, row: ClassRow | undefined): boolean =>
  row !== undefined && classIds?.includes(row.id) !== false && races?.includes(raceWordOf(row)) !== false;

const ALL = { offset: 0, limit: Number.POSITIVE_INFINITY } as const;

function raceFilter(catalog: Catalog) {
  const stated = questIndex(catalog).all.flatMap(({ row }) => row.races ?? []);
  return choiceFilter(
    stated.length === 0 ? questRaces : knownFirst(questRaces, stated),
    "Only quests that are open to this race: those for it, and those for all.",
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
    race: raceFilter(catalog),
    classId: idFilter(
      classId,
      "Only quests that are open to this class and its race: those for it, and those for all.",
    ),
    reward: idFilter(itemId, "Only quests that reward this item, also in one of several branches; 57 is adena."),
    repeatable: flagFilter(
      "Only quests that can be done again, or only others; one of which it is not known is left out.",
    ),
    sort: sortBy(
      ["id", "name", "levelMin", "adena", "exp", "sp"],
      " `adena` is the most that a quest is known to give: `adenaRange.max`, else what it gives for certain; `exp` and `sp` are what it gives for certain.",
    ),
    with: shownToo(
      { rewards: ["adenaRange", "adenaByCount"] },
      "What rows show beyond the summary: `rewards` adds `adenaRange` and `adenaByCount` where branches give adena, as the order by adena does.",
    ),
  }),
);

/**
 * Lists all quests, or those that match the filters, by id or in another order, on one page.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the parameter.
 *
 * @example
 * ```ts
 * const [first] = listQuests(catalog).data;
 * assert.equal(first?.name, "Letters of Love");
 * assert.equal(first?.startNpc?.name, "Darin");
 * assert.equal(listQuests(catalog, { reward: 906, level: 2 }).data[0]?.name, "Letters of Love");
 * assert.equal(listQuests(catalog, { repeatable: true, sort: "-adena" }).data[0]?.repeatable, true);
 * ```
 */
export const listQuests: ListQuery<QuestListQuery, QuestSummary> = listQuery(
  questKind,
  questListQuery,
  (catalog, { level, race, classId: asked, reward, repeatable, sort, with: further = [] }) => {
    const rewarding =
      reward === undefined
        ? undefined
        : new Set(
            questRewards(catalog)
              .get(reward)
              ?.map(({ quest }) => quest.id),
          );
    const ofClass = asked === undefined ? undefined : classIndex(catalog).byId.get(asked);
    const isWanted = ({ row }: Quest): boolean =>
      (level === undefined ||
        (level >= (row.levelMin ?? Number.POSITIVE_INFINITY) && level <= (row.levelMax ?? level))) &&
      (race === undefined || row.races === undefined || row.races.includes(race)) &&
      (asked === undefined || isOpenTo(row, ofClass)) &&
      (repeatable === undefined || row.repeatable === repeatable) &&
      rewarding?.has(row.id) !== false;
    const { rows } = questListing(catalog).select({ sort, ...ALL }, isWanted);
    const showsBranches = further.length > 0 || sort === "adena" || sort === "-adena";
    return wholePage(rows.map((quest) => (showsBranches ? withBranches(quest) : quest.summary)));
  },
);

/** Adds what the branches of a quest's rewards say of its adena. */
const withBranches = ({ summary, row: { rewards = {} } }: ListedQuest): QuestSummary =>
  present({ ...summary, adenaRange: adenaRangeOf(rewards), adenaByCount: adenaByCountOf(rewards) });

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
