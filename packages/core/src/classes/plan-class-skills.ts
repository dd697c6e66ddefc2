import {
  type ClassId,
  type ClassSkillPlan,
  type ItemId,
  type ItemQuantity,
  type PlannedSkill,
  skillId,
} from "@gamedata/schema";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { highestPlayerLevel, playerLevelEntry } from "../experience/player-level.js";
import { sublistQuery } from "../query/define-query.js";
import { idLevelList, wholeNumber } from "../query/input.js";
import type { QueryInput, SublistQuery } from "../query/query.js";
import { classKind, classRefOf } from "../records/classes.js";
import { itemQuantityOf } from "../records/items.js";
import { spellbookBySkill } from "../records/spellbooks.js";
import { groupBy } from "../rows/group-by.js";
import { ascending } from "../rows/order.js";
import { type TaughtLevel, type TaughtSkill, taughtSkillsOf } from "./class-line.js";
import { knownLevels } from "./known-levels.js";

/** The default number of later levels in `next`. */
const DEFAULT_NEXT = 3;
/** The skill level that a spellbook is for. Source: aCis, class `SpellbookData`, method `getBookForSkill`. */
const LEVEL_OF_SPELLBOOK = 1;

const classSkillsQuery = derived((catalog) =>
  v.object({
    level: v.optional(playerLevelEntry(catalog, "The level of the player; by default the highest one.")),
    known: idLevelList(
      skillId,
      "What one knows: skill ids and levels, joined by a hyphen (`3-9`). Lower levels of the skill are known too.",
    ),
    next: v.optional(
      v.pipe(
        wholeNumber,
        v.minValue(0),
        v.maxValue(highestPlayerLevel(catalog)),
        v.description("The most player levels in `next`. 0 to the highest level of a player."),
      ),
      DEFAULT_NEXT,
    ),
  }),
);

/** The level of the player, the skills that the player knows, and how many later levels to list. */
export type ClassSkillsQuery = QueryInput<typeof classSkillsQuery>;

/**
 * Plans the skills of a player class: those that it and its ancestors teach up to a player level, with the skill points
 * and spellbooks that they take, and what comes at the next levels. Of several classes that teach a skill level, the
 * lowest player level and the least skill points count. `level` is 1 to the highest level of a player, by default that
 * one; `next` is the most later levels to list, 0 to the highest level, by default 3.
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
export const planClassSkills: SublistQuery<ClassId, ClassSkillsQuery, ClassSkillPlan> = sublistQuery(
  classKind,
  classSkillsQuery,
  (catalog, row, { level = highestPlayerLevel(catalog), known = [], next }) => {
    const knownOf = knownLevels(catalog, known);
    const skills: PlannedSkill[] = [];
    const later: LaterLevel[] = [];
    const books: ItemId[] = [];
    for (const skill of taughtSkillsOf(catalog, row)) {
      const above = knownOf.get(skill.id) ?? 0;
      const now: TaughtLevel[] = [];
      for (const one of skill.levels) {
        if (one.skillLevel <= above) continue;
        if (one.minPlayerLevel <= level) now.push(one);
        else later.push({ skill, taught: one });
      }
      const planned = plannedSkillOf(skill, now);
      if (planned !== undefined) skills.push(planned);
      const book = now[0]?.skillLevel === LEVEL_OF_SPELLBOOK ? spellbookBySkill(catalog).get(skill.id) : undefined;
      if (book !== undefined) books.push(book);
    }
    return {
      class: classRefOf(row),
      level,
      skills,
      total: { sp: spOf(skills), skills: skills.length, spellbooks: quantitiesOf(catalog, books) },
      next: laterLevels(later, next),
    };
  },
);

/** A level of a skill that comes at a later player level. */
interface LaterLevel {
  readonly skill: TaughtSkill;
  readonly taught: TaughtLevel;
}

/** Lists what comes at the first player levels of those at which something can be learned. */
function laterLevels(later: readonly LaterLevel[], most: number): ClassSkillPlan["next"] {
  const playerLevels = new Set(later.map(({ taught }) => taught.minPlayerLevel));
  const wanted = new Set(Array.from(playerLevels).sort(byNumber).slice(0, most));
  const byPlayerLevel = groupBy(later, ({ taught: { minPlayerLevel } }) =>
    wanted.has(minPlayerLevel) ? minPlayerLevel : undefined,
  );
  return Array.from(wanted, (level) => {
    const bySkill = groupBy(byPlayerLevel.get(level) ?? [], ({ skill }) => skill);
    const skills = Array.from(bySkill, ([skill, own]) =>
      plannedSkillOf(
        skill,
        own.map(({ taught }) => taught),
      ),
    ).filter((planned) => planned !== undefined);
    return { level, sp: spOf(skills), skills };
  });
}

const byNumber = ascending((level: number) => level);

/** Returns a skill with the levels that are learned together; `undefined` for none. */
function plannedSkillOf({ id, name }: TaughtSkill, levels: readonly TaughtLevel[]): PlannedSkill | undefined {
  const highest = levels.at(-1);
  if (highest === undefined) return undefined;
  const { skillLevel, minPlayerLevel, sp, from } = highest;
  const spTotal = levels.reduce((sum, one) => sum + one.sp, 0);
  return { skillId: id, name, from, skillLevel, minPlayerLevel, sp, spTotal };
}

const spOf = (skills: readonly PlannedSkill[]): number => skills.reduce((sum, { spTotal }) => sum + spTotal, 0);

/** Returns the items by id, each with the number of times that it is in the list. */
function quantitiesOf(catalog: Catalog, ids: readonly ItemId[]): readonly ItemQuantity[] {
  return Array.from(
    groupBy(ids, (id) => id),
    ([itemId, same]) => itemQuantityOf(catalog, { itemId, count: same.length }),
  ).sort(ascending(({ itemId }) => itemId));
}
