import { type ClassSkillRow, skillLevelKey } from "@gamedata/schema";
import type { SourcePosition } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { CLASS_TREE, type SkillsByClass } from "./class-parts.js";
import { readTrees } from "./tree-files.js";

/**
 * Reads the skills that each class learns itself from the files of a folder: `<skillTree type classId>` with `<skill skillId skillLvl getLevel
 * levelUpSp>`, or a `<normal_skill_tree>`. Of two rows of a class for one level of a skill the last counts, as in the engine (class SkillTreesData).
 */
export function readSkillTrees(datapack: Datapack): SkillsByClass {
  const { report } = datapack;
  const trees = new Map<number, { readonly position: SourcePosition; readonly byLevel: Map<string, ClassSkillRow> }>();
  for (const { type, classId, position, skills, learned } of readTrees(datapack)) {
    if (type !== CLASS_TREE || classId === undefined) {
      // Skills of clans, of fishing and the like, and those of all classes, which are read apart.
      report.leaveOut(type === CLASS_TREE ? learned.length : skills.length);
      continue;
    }
    const own = trees.get(classId) ?? { position, byLevel: new Map<string, ClassSkillRow>() };
    trees.set(classId, own);
    for (const { row: skill, ...place } of learned) {
      const key = levelOf(skill);
      if (own.byLevel.has(key)) {
        report.warn(place, `skill ${key} of class ${classId}`, "one row", "another one: it counts", "duplicate");
        report.leaveOut();
      }
      own.byLevel.set(key, skill);
    }
  }
  return new Map([...trees].map(([id, { position, byLevel }]) => [id, { position, rows: [...byLevel.values()] }]));
}

/** Reads the skills that all classes learn: those of a tree of a class that names none (method SkillTreesData.getCompleteClassSkillTree). */
export function readCommonSkills(datapack: Datapack): readonly ClassSkillRow[] {
  const trees = readTrees(datapack).filter(({ type, classId }) => type === CLASS_TREE && classId === undefined);
  return [...new Map(trees.flatMap(({ learned }) => learned).map(({ row }) => [levelOf(row), row])).values()];
}

/** Returns the level of a skill that a class learns, as a key. */
export const levelOf = ({ skillId: id, skillLevel: level }: ClassSkillRow): string => skillLevelKey({ id, level });
