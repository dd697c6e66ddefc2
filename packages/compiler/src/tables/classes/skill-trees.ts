import type { ClassSkillRow } from "@gamedata/schema";
import type { SourcePosition } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import type { SkillsByClass } from "./learned-skills.js";
import { CLASS_TREE, readTrees } from "./tree-files.js";

/**
 * Reads the skills that each class learns itself from the files of a folder: `<skillTree type classId>` with `<skill skillId skillLvl getLevel
 * levelUpSp>`. Of two rows of a class for one level of a skill the last counts, as in the engine (class SkillTreesData).
 */
export function readSkillTrees(datapack: Datapack): SkillsByClass {
  const { report } = datapack;
  const trees = new Map<number, { readonly position: SourcePosition; readonly byLevel: Map<string, ClassSkillRow> }>();
  for (const { type, classId, position, skills, learned } of readTrees(datapack)) {
    if (type !== CLASS_TREE || classId === undefined) {
      // Skills of clans, of fishing and the like, and of all classes.
      report.leaveOut(skills.length + learned.length);
      continue;
    }
    const own = trees.get(classId) ?? { position, byLevel: new Map<string, ClassSkillRow>() };
    trees.set(classId, own);
    for (const { row: skill, ...place } of learned) {
      const key = `${skill.skillId}-${skill.skillLevel}`;
      if (own.byLevel.has(key)) {
        report.warn(place, `skill ${key} of class ${classId}`, "one row", "another one: it counts");
        report.leaveOut();
      }
      own.byLevel.set(key, skill);
    }
  }
  return new Map([...trees].map(([id, { position, byLevel }]) => [id, { position, rows: [...byLevel.values()] }]));
}
