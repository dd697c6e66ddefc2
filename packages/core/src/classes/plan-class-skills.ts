import { learningItemIds, skillId } from "@gamedata/schema";
import type {
  ClassId,
  ClassSkillPlan,
  ItemId,
  ItemQuantity,
  LearningItem,
  PlannedSkill,
  SkillId,
} from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived } from "../catalog/catalog.js";
import { highestPlayerLevel, playerLevelEntry } from "../experience/experience.js";
import type { PlanClassSkillsQuery } from "../generated/queries.js";
import { sublistQuery } from "../query/define-query.js";
import { idLevelList, wholeNumber } from "../query/input.js";
import type { SublistQuery } from "../query/query.js";
import { classKind, classRefOf } from "../records/classes.js";
import { itemQuantityOf } from "../records/items.js";
import { groupBy } from "../rows/group-by.js";
import { ascending } from "../rows/order.js";
import { highestLevels, learningItemsOf, refuseUnknownLevels, spellbookBySkill } from "../skills/skill-index.js";
import { type ClassLine, classLineOf, type TaughtLevel, type TaughtSkill } from "./class-line.js";

/** The highest level that a player knows of a skill, by skill id. */
type KnownLevels = ReadonlyMap<SkillId, number>;

const DEFAULT_NEXT = 3;
/** The skill level that a spellbook is for. Source: aCis, class `SpellbookData`, method `getBookForSkill`. */
const LEVEL_OF_SPELLBOOK = 1;

const classSkillsQuery = derived((catalog) =>
  v.object({
    level: v.optional(playerLevelEntry(catalog, "The level of the player; by default the highest one.")),
    fromLevel: v.optional(
      playerLevelEntry(
        catalog,
        "A level up to which the player has learned everything: what can be learned at higher levels is planned.",
      ),
    ),
    known: idLevelList(
      skillId,
      "What one knows: skill ids and levels, joined by a hyphen (`3-9`). Lower levels of the skill are known too; skills of other classes have no effect.",
    ),
    next: v.optional(
      wholeNumber(
        0,
        highestPlayerLevel(catalog),
        "The most player levels in `next`. 0 to the highest level of a player.",
      ),
      DEFAULT_NEXT,
    ),
  }),
);

/**
 * Plans the skills of a player class: those that it and its ancestors teach up to a player level, with the skill points
 * and spellbooks that they take, and what comes at the next levels. Of several classes that teach a skill level, the
 * lowest player level and the least skill points count. `level` is 1 to the highest level of a player, by default that
 * one; up to `fromLevel`, without a default, everything is known; `next` is the most later levels to list, 0 to the highest level, by default 3.
 *
 * @throws {GameDataError} `INVALID_ID`; `INVALID_PARAMETER`, also for a known skill or skill level that does not exist;
 * `CLASS_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * // A Human Fighter of level 5: three levels for 50 SP each of Power Strike, Mortal Blow and Power Shot, three skills for
 * // 160 SP, and three that are free. Who knows Power Strike 3 needs 150 SP less.
 * const { total, next } = planClassSkills(catalog, 0, { level: 5 });
 * assert.deepEqual(total, { sp: 930, skills: 9, spellbooks: [] });
 * assert.equal(next[0]?.level, 10);
 * assert.equal(planClassSkills(catalog, 0, { level: 5, known: [[3, 3]] }).total.sp, 780);
 * ```
 */
export const planClassSkills: SublistQuery<ClassId, PlanClassSkillsQuery, ClassSkillPlan> = sublistQuery(
  { name: "planClassSkills", of: classKind, shape: "part", row: "ClassSkillPlan" },
  classSkillsQuery,
  (catalog, row, { level = highestPlayerLevel(catalog), fromLevel = 0, known = [], next }) => {
    const line = classLineOf(catalog, row);
    refuseUnknownLevels(catalog, "known", known);
    const knownOf = highestLevels(known);
    const learned = learnedSkills(line, knownOf, fromLevel + 1, level);
    const skills = learned.map(plannedSkillOf);
    const items = learningItemsOf(catalog, itemsFor(learned));
    return {
      class: classRefOf(row),
      level,
      skills,
      total: {
        sp: spOf(skills),
        skills: skills.length,
        spellbooks: quantitiesOf(catalog, booksFor(catalog, learned)),
        ...(items && { items }),
      },
      next: laterLevels(line, knownOf, Math.max(fromLevel, level), next),
    };
  },
);

/** Lists what comes at the first player levels above `level` at which something can be learned. */
function laterLevels(line: ClassLine, known: KnownLevels, level: number, most: number): ClassSkillPlan["next"] {
  const later: ClassSkillPlan["next"][number][] = [];
  for (const playerLevel of line.playerLevels) {
    if (later.length === most) break;
    if (playerLevel <= level) continue;
    const skills = learnedSkills(line, known, playerLevel, playerLevel).map(plannedSkillOf);
    if (skills.length > 0) later.push({ level: playerLevel, sp: spOf(skills), skills });
  }
  return later;
}

/** A skill of which a player learns levels, by level; at least one. */
interface LearnedSkill extends TaughtSkill {
  readonly highest: TaughtLevel;
}

/** Lists the skills of which levels that are not known can be learned at player levels `from` to `to`, with these levels. */
function learnedSkills({ skills }: ClassLine, known: KnownLevels, from: number, to: number): readonly LearnedSkill[] {
  return skills.flatMap((skill) => {
    const levels = skill.levels.filter(
      ({ skillLevel, minPlayerLevel }) =>
        skillLevel > (known.get(skill.id) ?? 0) && minPlayerLevel >= from && minPlayerLevel <= to,
    );
    const highest = levels.at(-1);
    return highest === undefined ? [] : { ...skill, levels, highest };
  });
}

function plannedSkillOf({ id: skillId, name, levels, highest }: LearnedSkill): PlannedSkill {
  const { from, skillLevel, minPlayerLevel, sp } = highest;
  return { skillId, name, from, skillLevel, minPlayerLevel, sp, spTotal: levels.reduce((sum, { sp }) => sum + sp, 0) };
}

/** Lists the spellbooks for the skills of which the first level is learned. */
function booksFor(catalog: Catalog, learned: readonly LearnedSkill[]): readonly ItemId[] {
  const books = spellbookBySkill(catalog);
  return learned.flatMap(({ id, levels }) =>
    levels[0]?.skillLevel === LEVEL_OF_SPELLBOOK ? (books.get(id) ?? []) : [],
  );
}

function itemsFor(learned: readonly LearnedSkill[]): readonly LearningItem[] {
  const sums = new Map<string, LearningItem>();
  for (const item of learned.flatMap(({ levels }) => levels.flatMap(({ items }) => items))) {
    const key = learningItemIds(item).join();
    sums.set(key, { ...item, count: item.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()].sort(ascending(({ itemId }) => itemId));
}

const spOf = (skills: readonly PlannedSkill[]): number => skills.reduce((sum, { spTotal }) => sum + spTotal, 0);

/** Returns the items by id, each with the number of times that it is in the list. */
function quantitiesOf(catalog: Catalog, ids: readonly ItemId[]): readonly ItemQuantity[] {
  return Array.from(
    groupBy(ids, (id) => id),
    ([itemId, same]) => itemQuantityOf(catalog, { itemId, count: same.length }),
  ).sort(ascending(({ itemId }) => itemId));
}
