import { nonEmpty, present, valueAt } from "@gamedata/rules";
import { classId, operateType, skillFacts, skillLevelsOf } from "@gamedata/schema";
import type { SkillDetail, SkillId, SkillOverview, SkillRow } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived } from "../catalog/catalog.js";
import { invalidParameter } from "../error/game-data-error.js";
import type { GetSkillQuery, SkillListQuery } from "../generated/queries.js";
import { bulkQuery, listQuery, sublistQuery } from "../query/define-query.js";
import { choiceFilter, idFilter, integer } from "../query/input.js";
import { createListing, listInput, showPage } from "../query/listing.js";
import { notAbove } from "../query/number-ranges.js";
import { type BulkQuery, collection, type ListQuery, recordKind, type SublistQuery } from "../query/query.js";
import { itemRefOf } from "../records/items.js";
import { allOf } from "../rows/row-filter.js";
import { augmentationsOfSkill } from "./augmentations.js";
import { hasLevel, levelRange, skillIconOf, skillIndex, spellbookBySkill } from "./skill-index.js";
import { skillLevelOf } from "./skill-level.js";
import {
  countNpcsWithSkill,
  itemsWithSkill,
  learnersOf,
  skillsOfClass,
  treeLearnedOf,
  treeRowsOf,
} from "./skill-owners.js";
import { teachersOf } from "./teachers.js";

const skillListQuery = derived(() =>
  listInput(["id", "name"], {
    operateType: choiceFilter(operateType.options, "How the skill is used."),
    classId: idFilter(classId, "Only skills that this class itself learns, not those of the classes before it."),
    minPlayerLevel: v.optional(
      v.pipe(
        integer,
        v.description(
          "Only skills of which the class learns a level at this player level or above; only with `classId`.",
        ),
        notAbove("maxPlayerLevel"),
      ),
    ),
    maxPlayerLevel: v.optional(
      v.pipe(
        integer,
        v.description(
          "Only skills of which the class learns a level at this player level or below; only with `classId`, and at least `minPlayerLevel`.",
        ),
      ),
    ),
  }),
);

const getSkillQuery = derived(() =>
  v.object({
    level: v.optional(
      v.pipe(integer, v.minValue(1), v.description("Only this level of the skill; all levels by default.")),
    ),
  }),
);

const skillListing = derived((catalog) => createListing(skillIndex(catalog).all, ({ name }) => name, {}));

export const skillKind = recordKind(skillFacts, (catalog) => skillIndex(catalog).byId);

/**
 * Lists skills. 50 rows by id by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data } = listSkills(catalog, { classId: 10, operateType: "OP_ACTIVE", maxPlayerLevel: 6, sort: "-name" });
 * assert.deepEqual(data.map(({ name }) => name), ["Wind Strike", "Self Heal", "Common Craft"]);
 * ```
 */
export const listSkills: ListQuery<SkillListQuery, SkillOverview> = listQuery(
  skillKind,
  skillListQuery,
  (catalog, query) => {
    const { operateType: wanted, classId: learner } = query;
    const learned = learner === undefined ? undefined : skillsOfClass(catalog, learner, query);
    const isWanted = allOf<SkillRow>(
      wanted && ((row) => row.operateType === wanted),
      learned && (({ id }) => learned.has(id)),
    );
    return showPage(skillListing(catalog).select(query, isWanted), query, skillOverviewOf);
  },
  refusePlayerLevels,
);

/**
 * Returns a skill with all of its levels, or with one of them, and who has it: classes, trees outside classes, teachers, items and NPCs.
 *
 * @throws {GameDataError} `INVALID_ID`, `SKILL_NOT_FOUND` for an unknown id, or `INVALID_PARAMETER` for a level that the skill
 * does not have.
 *
 * @example
 * ```ts
 * const { name, levels } = getSkill(catalog, 1068, { level: 3 });
 * assert.equal(name, "Might");
 * assert.deepEqual(levels[0]?.appliedEffects?.[0]?.effects, [{ stat: "pAtk", op: "mul", value: 1.15 }]);
 * ```
 */
export const getSkill: SublistQuery<SkillId, GetSkillQuery, SkillDetail> = sublistQuery(
  { name: "getSkill", of: skillKind, shape: "record", row: "SkillDetail" },
  getSkillQuery,
  (catalog, row, { level }) => {
    if (level !== undefined && !hasLevel(row, level)) {
      throw invalidParameter("level", level, `a level of the skill, from ${levelRange(row)}`);
    }
    return skillDetailOf(catalog, row, level);
  },
);

/** Returns the details of many skills by id, with all of their levels. See {@link BulkQuery}. */
export const getSkills: BulkQuery<SkillId, SkillDetail> = bulkQuery(skillKind, (catalog, row) =>
  skillDetailOf(catalog, row),
);

/** The collection of skills. */
export const skillCollection = collection(skillKind, listSkills, getSkill, getSkills);

/** Player levels are those of one class. */
function refusePlayerLevels({ classId: learner, minPlayerLevel, maxPlayerLevel }: SkillListQuery): void {
  if (learner === undefined) {
    for (const [parameter, value] of Object.entries({ minPlayerLevel, maxPlayerLevel })) {
      if (value !== undefined) throw invalidParameter(parameter, value, "given together with classId");
    }
  }
}

function skillOverviewOf(row: SkillRow): SkillOverview {
  const { id, name, minLevel, maxLevel, operateType: use, target, skillType } = row;
  // A literal with all fields: objects made by spread are many times slower to make.
  const overview = {
    id,
    name,
    iconFile: skillIconOf(row),
    maxLevel,
    operateType: use ?? null,
    target: valueAt(target, 1) ?? null,
    skillType: skillType ?? null,
  };
  return minLevel === undefined ? overview : { ...overview, minLevel };
}

function skillDetailOf(catalog: Catalog, row: SkillRow, level?: number): SkillDetail {
  const { id } = row;
  const shown = level === undefined ? skillLevelsOf(row) : [level];
  const learners = learnersOf(catalog, id);
  const spellbook = spellbookBySkill(catalog).get(id);
  return present({
    ...skillOverviewOf(row),
    iconFile: skillIconOf(row, level),
    levels: shown.map((one) => skillLevelOf(catalog, row, one)),
    learnedBy: level === undefined ? learners : learners.filter(({ skillLevel }) => skillLevel === level),
    learnedFrom: nonEmpty(treeRowsOf(catalog, id, level).map((tree) => treeLearnedOf(catalog, tree))),
    teachers: teachersOf(catalog, id, level),
    augmentations: nonEmpty(augmentationsOfSkill(catalog, id, level)),
    spellbook: spellbook === undefined ? undefined : itemRefOf(catalog, spellbook),
    grantedByItems: itemsWithSkill(catalog, id, level),
    usedByNpcCount: countNpcsWithSkill(catalog, id, level),
  });
}
