import { nonEmpty } from "@gamedata/rules";
import type { ClassSkillRow } from "@gamedata/schema";
import { columnElements, hasRowsOf } from "../../read/column-elements.js";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { type Form, formFrom } from "../../read/form.js";
import { findPlace } from "../../read/place.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { readClassElements } from "./class-elements.js";
import type { SkillsByClass } from "./class-parts.js";
import { readClassTree } from "./class-tree.js";
import { levelOf, readCommonSkills, readSkillTrees } from "./skill-trees.js";
import { readSkillTreeDump } from "./skill-trees-dump.js";
import { ANY_CLASS, readStartItems } from "./start-items.js";
import { hasTrees } from "./tree-files.js";

export const classForms: readonly Form[] = [
  formFrom("aCis", ["classes"], "class/skills, class/skillTrees"),
  formFrom("L2J Server, L2J Mobius, L2jOrg", ["skillTrees"], "skillTree/skill"),
  formFrom("L2-Scripts", ["skill_tree"], "normal_skill_tree/class"),
  formFrom("L2J before 2011", ["sql/skill_trees.sql"], "class_id, skill_id, level, sp, min_level"),
  columnElements("skill_trees"),
  columnElements("char_templates"),
  formFrom("L2J Server, L2J Mobius, L2jOrg", ["stats/chars/classList.xml"], "class@classId"),
  formFrom("L2J before 2013", ["sql/class_list.sql", "sql/char_templates.sql"], "id, parent_id"),
];

/** Reads the `classes` table: the tree of classes, the skills that each learns itself, sorted, and what its new characters have. */
export const readClasses = oncePerDatapack((datapack: Datapack): SourcedTable<"classes"> => {
  const { report } = datapack;
  const learned = readLearnedSkills(datapack);
  const common = hasTrees(datapack) ? readCommonSkills(datapack) : [];
  const startItems = readStartItems(datapack);
  const tree = readClassTree(datapack, `${datapack.folder}/stats/chars/classList.xml`, learned);
  const known = new Set<number>(tree.map(({ row }) => row.id));
  for (const [classId, { position }] of learned) {
    if (known.has(classId)) continue;
    report.error(position, `class ${classId}`, "a class of the class tree", "none");
  }
  return tree.flatMap(({ row: { parentClassId, ...fields }, ...position }) => {
    const own = learned.get(fields.id);
    const skills = own?.rows ?? [];
    const ofAny = parentClassId === null ? startItems.get(ANY_CLASS) : undefined;
    if (own === undefined) report.error(position, `class ${fields.id}`, "the skills that it learns", "none");
    return finishRow(report, "classes", position, {
      ...fields,
      parentClassId: parentClassId ?? undefined,
      // The first class of a character has those of all classes, except what it has itself.
      skills: nonEmpty([...(parentClassId === null ? without(common, skills) : []), ...skills].toSorted(bySkill)),
      startItems: nonEmpty(startItems.get(fields.id) ?? ofAny ?? []),
    });
  });
});

/** Returns the rows of levels of skills of which others have none. */
function without(rows: readonly ClassSkillRow[], others: readonly ClassSkillRow[]): readonly ClassSkillRow[] {
  const levels = new Set(others.map(levelOf));
  return rows.filter((row) => !levels.has(levelOf(row)));
}

const bySkill = (a: ClassSkillRow, b: ClassSkillRow) =>
  a.skillId - b.skillId || a.skillLevel - b.skillLevel || a.minPlayerLevel - b.minPlayerLevel;

function readLearnedSkills(datapack: Datapack): SkillsByClass {
  const elements = findPlace(datapack, ["classes"]);
  if (elements !== undefined) return readClassElements(datapack, elements);
  if (datapack.report.isStrict || !hasRowsOf(datapack, "skill_trees")) return readSkillTrees(datapack);
  // The files of some servers with dumps have only the other trees.
  const trees = hasTrees(datapack) ? readSkillTrees(datapack) : undefined;
  return trees?.size ? trees : readSkillTreeDump(datapack);
}
