import { nonEmpty, present } from "@gamedata/rules";
import type { SkillId, SkillTreeLearned, SkillTreeRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { castleRefOf } from "../records/castles.js";
import { classRefsOf } from "../records/classes.js";
import { itemRefOf } from "../records/items.js";
import { groupBy } from "../rows/group-by.js";
import { skillIndex, skillRefOf } from "./skill-index.js";

const treeRowsBySkill = derived(({ dataset }) => groupBy(dataset.skillTrees, ({ skillId }) => skillId));

/** Returns the rows of trees outside classes for a skill, or for one of its levels. */
export function treeRowsOf(catalog: Catalog, id: SkillId, level: number | undefined): readonly SkillTreeRow[] {
  const rows = treeRowsBySkill(catalog).get(id) ?? [];
  return level === undefined ? rows : rows.filter(({ skillLevel }) => skillLevel === level);
}

/** Returns what a row of a tree shows, with the records that it names. */
export function treeLearnedOf(catalog: Catalog, row: SkillTreeRow): SkillTreeLearned {
  const { skillId: _, classId, items = [], requiredSkills = [], residenceIds = [], ...stated } = row;
  const castles = residenceIds.map((id) => castleRefOf(catalog, id)).filter(({ id, name }) => name !== `#${id}`);
  const known = new Set<number>(castles.map(({ id }) => id));
  return present({
    ...stated,
    class: classId === undefined ? undefined : classRefsOf(catalog, [classId])[0],
    items: nonEmpty(items.map(({ itemId, count }) => ({ ...itemRefOf(catalog, itemId), count }))),
    requiredSkills: nonEmpty(
      requiredSkills.flatMap(({ id, level }) => {
        const required = skillIndex(catalog).byId.get(id);
        return required === undefined ? [] : { ...skillRefOf(required), level };
      }),
    ),
    castles: nonEmpty(castles),
    fortressIds: nonEmpty(residenceIds.filter((id) => !known.has(id))),
  });
}
