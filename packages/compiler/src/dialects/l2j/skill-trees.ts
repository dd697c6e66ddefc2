import type { ClassSkillRow } from "@gamedata/schema";
import * as v from "valibot";
import type { SourcePosition } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren } from "../../read/element.js";
import { idText, integerText, labelText } from "../../read/values.js";
import { readXml, readXmlFolder, readXmlTree, type XmlElement } from "../../read/xml.js";
import type { L2jDialect } from "./l2j-dialect.js";

const CLASS_TREE = "classSkillTree";

const treeAttributes = v.strictObject({ type: labelText, classId: v.exactOptional(integerText(0)) });

const skillAttributes = v.pipe(
  v.strictObject({
    skillId: idText,
    // One server abbreviates the word, the other does not.
    skillLvl: v.exactOptional(idText),
    skillLevel: v.exactOptional(idText),
    getLevel: idText,
    levelUpSp: v.exactOptional(v.pipe(labelText, integerText(0))),
  }),
  v.check(({ skillLvl, skillLevel }) => (skillLvl ?? skillLevel) !== undefined, "skillLvl or skillLevel"),
  v.transform(({ skillId, skillLvl, skillLevel, getLevel, levelUpSp }) => ({
    skillId,
    skillLevel: skillLvl ?? skillLevel ?? 1,
    minPlayerLevel: getLevel,
    spCost: levelUpSp ?? 0,
  })),
);

/** The skills that a class learns itself, and where its first tree is. */
interface LearnedSkills {
  readonly position: SourcePosition;
  readonly rows: ReadonlyMap<string, ClassSkillRow>;
}

/**
 * Reads the skills that each class learns itself. Of two rows of a class for one level of a skill the last counts, as in the
 * engine (class SkillTreesData).
 */
export function readSkillTrees(datapack: Datapack, dialect: L2jDialect): ReadonlyMap<number, LearnedSkills> {
  const { report } = datapack;
  const learned = new Map<number, { readonly position: SourcePosition; readonly rows: Map<string, ClassSkillRow> }>();
  for (const tree of treesOf(datapack, dialect)) {
    const read = readAttributes(report, tree, treeAttributes);
    if (read?.type !== CLASS_TREE || read.classId === undefined) continue;
    const { file, line } = tree;
    const own = learned.get(read.classId) ?? { position: { file, line }, rows: new Map<string, ClassSkillRow>() };
    learned.set(read.classId, own);
    for (const element of readChildren(report, tree, ["skill"])) {
      const skill = readAttributes(report, element, skillAttributes);
      if (skill === undefined) continue;
      const key = `${skill.skillId}-${skill.skillLevel}`;
      if (own.rows.has(key))
        report.warn(element, `skill ${key} of class ${read.classId}`, "one row", "another one: it counts");
      own.rows.set(key, skill);
    }
  }
  return learned;
}

function treesOf(datapack: Datapack, { folder, files }: L2jDialect): readonly XmlElement[] {
  const childrenOf = (list: XmlElement) => readChildren(datapack.report, list, ["skillTree"]);
  // Servers of other chronicles have other files; trees of other kinds, such as those of clans, are passed over.
  if (!datapack.report.isStrict) return readXmlTree(datapack, `${folder}/skillTrees`, childrenOf);
  return files.skillTrees.flatMap((name) => {
    const path = `${folder}/skillTrees/${name}`;
    if (!name.endsWith(".xml")) return readXmlFolder(datapack, path, childrenOf);
    const list = readXml(datapack, path);
    return list === undefined ? [] : childrenOf(list);
  });
}
