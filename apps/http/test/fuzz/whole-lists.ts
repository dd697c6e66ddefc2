import fc from "fast-check";
import * as v from "valibot";
import type { Facts } from "./facts.js";
import { area, flag, once, oneOf, type Parameter, shownToo, sortsBy } from "./lists.js";
import { readExactChoice, readInteger } from "./reading.js";
import type { RouteRequest, SpecifiedRoute } from "./routes.js";
import { must } from "./violation.js";

/** What a list without pages is filtered by. */
export type FilteredWhole = Required<Pick<SpecifiedRoute, "parameters" | "check">> & Pick<SpecifiedRoute, "companions">;

const page = v.object({
  data: v.array(v.object({ id: v.optional(v.number()), symbolId: v.optional(v.number()) })),
  meta: v.object({ total: v.number() }),
});

/** Values of the parameters as they were read. */
type Given = Readonly<Record<string, unknown>>;

/** Checks that a list has the records with some ids, in this order. */
const checkIds =
  (idsOf: (facts: Facts, given: Given) => readonly number[]) =>
  (json: unknown, { parameters }: RouteRequest, facts: Facts): void => {
    const { data, meta } = v.parse(page, json);
    const ids = idsOf(facts, v.parse(v.record(v.string(), v.unknown()), parameters));
    must(meta.total === ids.length, `the list has ${meta.total} records, not ${ids.length}`);
    // Rows of chosen fields may have no id.
    const shown = data.flatMap(({ id = undefined, symbolId = id }) => symbolId ?? []);
    must(shown.length === 0 || shown.join() === ids.join(), `the list is ${shown}, not ${ids}`);
  };

const wholeNumber = (minimum: number | undefined, values: fc.Arbitrary<number>): Parameter => ({
  read: (text) => readInteger(text, minimum),
  values: () => values.map(String),
});

const questRaces = once(({ dataset }) => [...new Set(dataset.quests.flatMap(({ races = [] }) => races))]);
const ADENA = 57;

/** The ids of what each quest rewards, in any branch. */
const rewardsOf = once(
  ({ dataset }) =>
    new Map(
      dataset.quests.map(({ id, rewards }) => [
        id,
        new Set(
          [rewards ?? {}, ...(rewards?.alternatives ?? [])].flatMap(({ items = [], adena = 0 }) => [
            ...items.map(({ itemId }) => itemId),
            ...(adena > 0 ? [ADENA] : []),
          ]),
        ),
      ]),
    ),
);

type QuestRow = Facts["dataset"]["quests"][number];

/** The adena of the branches of which a player gets one, and whether others give adena as often as they are met. */
function branchesOf({ rewards }: QuestRow) {
  const giving = (rewards?.alternatives ?? []).filter(({ adena = 0 }) => adena > 0);
  const isOneOf = ({ kind }: { readonly kind: string }) => ["random", "by-choice", "by-class"].includes(kind);
  return { highest: Math.max(0, ...giving.map(({ adena = 0 }) => adena)), isByCount: !giving.every(isOneOf) };
}

/** The numbers that quests are sorted by: adena is the most that a quest is known to give. */
const questNumbers: Readonly<Record<string, (quest: QuestRow) => number | undefined>> = {
  id: ({ id }) => id,
  levelMin: ({ levelMin }) => levelMin,
  exp: ({ rewards }) => rewards?.exp,
  sp: ({ rewards }) => rewards?.sp,
  adena(quest) {
    const { highest, isByCount } = branchesOf(quest);
    const certain = quest.rewards?.adena;
    return isByCount || highest === 0 ? certain : highest + (certain ?? 0);
  },
};

const lowerOrder = new Intl.Collator("en");

/** Sorts quests: what has no value is last in both directions, ties are by id. */
function sortedQuests(quests: readonly QuestRow[], sort: string): readonly QuestRow[] {
  const sign = sort.startsWith("-") ? -1 : 1;
  const key = sort.replace("-", "");
  const value = questNumbers[key];
  return [...quests].sort((a, b) => {
    if (value === undefined)
      return sign * lowerOrder.compare(a.name.toLowerCase(), b.name.toLowerCase()) || a.id - b.id;
    const [one, other] = [value(a), value(b)];
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined) || a.id - b.id;
    return sign * (one - other) || a.id - b.id;
  });
}

const questSorts = sortsBy("levelMin", "adena", "exp", "sp");

/** The filters of the list of quests. */
export const filteredQuests: FilteredWhole = {
  parameters: {
    level: wholeNumber(1, fc.integer({ min: 1, max: 85 })),
    race: oneOf(questRaces, () => undefined),
    classId: area(0, 120),
    reward: {
      ...area(1, 1),
      values: (facts) =>
        fc.constantFrom(ADENA, ...[...rewardsOf(facts).values()].flatMap((ids) => [...ids])).map(String),
    },
    repeatable: flag("repeatable"),
    sort: { read: (text) => readExactChoice(text, questSorts), values: () => fc.constantFrom(...questSorts) },
    with: shownToo("rewards"),
  },
  check: checkIds((facts, { level, race, classId, reward, repeatable, sort = "id" }) => {
    const isOpen = (only: readonly (string | number)[] = [], one: unknown) =>
      one === undefined || only.length === 0 || only.some((each) => each === one);
    const wanted = facts.dataset.quests.filter(
      ({
        id,
        levelMin = Number.POSITIVE_INFINITY,
        levelMax = Number.POSITIVE_INFINITY,
        races,
        classIds,
        repeatable: isRepeatable,
      }) =>
        (repeatable === undefined || String(isRepeatable) === String(repeatable)) &&
        (level === undefined || (levelMin <= Number(level) && Number(level) <= levelMax)) &&
        isOpen(races, race) &&
        isOpen(classIds, classId) &&
        (reward === undefined || rewardsOf(facts).get(id)?.has(Number(reward)) === true),
    );
    return sortedQuests(wanted, String(sort)).map(({ id }) => id);
  }),
};

interface SetFacts {
  readonly id: number;
  readonly grade: string;
  readonly stats: ReadonlySet<string>;
}

const setFacts = once(({ dataset }): readonly SetFacts[] => {
  const items = new Map(dataset.items.map((row) => [row.id, row]));
  const skills = new Map(dataset.skills.map((row) => [row.id, row]));
  return dataset.armorSets.map((row) => {
    const { id, chest, skillId, shield, shieldSkillId, enchant6SkillId, bonusSkills = [], baseStats = {} } = row;
    // Only the first skill is at the level of the first bonus; a set without a shield has no skill of one.
    const levels = [
      ...[skillId, enchant6SkillId, shield === undefined ? undefined : shieldSkillId].map((skill, index) => ({
        id: skill,
        level: index === 0 ? (bonusSkills[0]?.level ?? 1) : 1,
      })),
      ...(bonusSkills.length > 1 ? bonusSkills : []),
    ];
    const changed = levels.flatMap(({ id: skill, level }) => {
      const found = skill === undefined ? undefined : skills.get(skill);
      const isLevel = found !== undefined && level <= found.maxLevel;
      return isLevel ? [...(found.effects ?? []), ...(found.conditionalEffects ?? [])] : [];
    });
    const stats = new Set([...changed.map(({ stat }) => stat), ...Object.keys(baseStats)]);
    return { id, grade: items.get(chest)?.grade ?? "none", stats };
  });
});

const setStats = once((facts) => [...new Set(setFacts(facts).flatMap(({ stats }) => [...stats]))]);

/** The filters of the list of armor sets. */
export const filteredArmorSets: FilteredWhole = {
  parameters: {
    grade: oneOf(
      ({ grades }) => grades,
      () => undefined,
    ),
    stat: oneOf(setStats, () => undefined),
  },
  check: checkIds((facts, { grade, stat }) =>
    setFacts(facts)
      .filter(
        (set) => (grade === undefined || set.grade === grade) && (stat === undefined || set.stats.has(String(stat))),
      )
      .map(({ id }) => id),
  ),
};

const baseStats = ["STR", "CON", "DEX", "INT", "MEN", "WIT"] as const;

/** The filters of the list of henna symbols. */
export const filteredHennas: FilteredWhole = {
  parameters: {
    stat: oneOf(
      () => baseStats,
      () => undefined,
    ),
    value: wholeNumber(undefined, fc.integer({ min: -8, max: 5 })),
  },
  companions: { value: "stat" },
  check: checkIds(({ dataset }, { stat, value }) =>
    dataset.hennas
      .filter(({ statChanges }) => {
        const change =
          baseStats.map((one) => (one === stat ? (statChanges[one] ?? 0) : 0)).find((one) => one !== 0) ?? 0;
        return stat === undefined || (value === undefined ? change > 0 : change === value);
      })
      .map(({ symbolId }) => symbolId),
  ),
};
