import fc from "fast-check";
import * as v from "valibot";
import type { Facts } from "./facts.js";
import { area, once, oneOf, type Parameter } from "./lists.js";
import { readInteger } from "./reading.js";
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
  },
  check: checkIds((facts, { level, race, classId, reward }) => {
    const isOpen = (only: readonly (string | number)[] = [], one: unknown) =>
      one === undefined || only.length === 0 || only.some((each) => each === one);
    return facts.dataset.quests
      .filter(
        ({ id, levelMin = Number.POSITIVE_INFINITY, levelMax = Number.POSITIVE_INFINITY, races, classIds }) =>
          (level === undefined || (levelMin <= Number(level) && Number(level) <= levelMax)) &&
          isOpen(races, race) &&
          isOpen(classIds, classId) &&
          (reward === undefined || rewardsOf(facts).get(id)?.has(Number(reward)) === true),
      )
      .map(({ id }) => id);
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
