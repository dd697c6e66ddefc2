import type { ClassSkillRow } from "@gamedata/schema";
import * as v from "valibot";
import type { SourcePosition } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes } from "../../read/element.js";
import { flagText, idText, integerText, labelText } from "../../read/values.js";
import { exactObject } from "../exact-object.js";
import type { SkillsByClass } from "./learned-skills.js";
import { CLASS_TREE, readTrees } from "./tree-files.js";

/** `skill,level`. */
const skillAndLevelText = v.pipe(
  v.string(),
  v.regex(/^\d{1,10},\d{1,10}$/u, '"skill,level"'),
  v.transform((text) => text.split(",").map(Number)),
  v.tuple([v.number(), v.number()]),
);

/** How a skill is learned that no trainer lists (method SkillTreesData.getAvailableSkills); one that one lists too is of the trainer. */
function acquiredBy(value: {
  readonly autoGet?: boolean;
  readonly learnedByFS?: boolean;
  readonly learnedByNpc?: boolean;
}): ClassSkillRow["acquired"] {
  if (value.learnedByNpc) return undefined;
  if (value.autoGet) return "automatic";
  return value.learnedByFS ? "scroll" : undefined;
}

/** The attributes of a `<skill>` of a tree, of a class or another one. */
export const skillAttributes = v.pipe(
  exactObject({
    // Both in one before 2012.
    skillIdLvl: v.exactOptional(skillAndLevelText),
    skillId: v.exactOptional(idText),
    // One server abbreviates the word, the other does not.
    skillLvl: v.exactOptional(idText),
    skillLevel: v.exactOptional(idText),
    getLevel: idText,
    levelUpSp: v.exactOptional(v.pipe(labelText, integerText(0))),
    learnedByNpc: v.exactOptional(flagText),
    autoGet: v.exactOptional(flagText),
    learnedByFS: v.exactOptional(flagText),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): ClassSkillRow => {
    const { getLevel: minPlayerLevel, levelUpSp: spCost = 0 } = value;
    const [skillId, skillLevel] = value.skillIdLvl ?? [value.skillId, value.skillLvl ?? value.skillLevel];
    const acquired = acquiredBy(value);
    if (skillId !== undefined && skillLevel !== undefined)
      return { skillId, skillLevel, minPlayerLevel, spCost, ...(acquired && { acquired }) };
    addIssue({ message: "skillId and skillLvl, or skillIdLvl" });
    return NEVER;
  }),
);

/**
 * Reads the skills that each class learns itself from the files of a folder: `<skillTree type classId>` with `<skill skillId skillLvl getLevel
 * levelUpSp>`. Of two rows of a class for one level of a skill the last counts, as in the engine (class SkillTreesData).
 */
export function readSkillTrees(datapack: Datapack): SkillsByClass {
  const { report } = datapack;
  const trees = new Map<number, { readonly position: SourcePosition; readonly byLevel: Map<string, ClassSkillRow> }>();
  for (const { type, classId, element: tree, skills } of readTrees(datapack)) {
    if (type !== CLASS_TREE || classId === undefined) {
      // Skills of clans, of fishing and the like.
      report.leaveOut(skills.length);
      continue;
    }
    const { file, line } = tree;
    const own = trees.get(classId) ?? { position: { file, line }, byLevel: new Map<string, ClassSkillRow>() };
    trees.set(classId, own);
    for (const element of skills) {
      const skill = readAttributes(report, element, skillAttributes, { isWhole: true });
      if (skill === undefined) continue;
      const key = `${skill.skillId}-${skill.skillLevel}`;
      if (own.byLevel.has(key)) {
        report.warn(element, `skill ${key} of class ${classId}`, "one row", "another one: it counts");
        report.leaveOut();
      }
      own.byLevel.set(key, skill);
    }
  }
  return new Map([...trees].map(([id, { position, byLevel }]) => [id, { position, rows: [...byLevel.values()] }]));
}
