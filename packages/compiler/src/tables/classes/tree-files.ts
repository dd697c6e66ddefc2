import { nonEmpty, present } from "@gamedata/rules";
import type { ClassSkillRow, LearningItem, SkillTreeRow } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, oncePerDatapack, type Sourced, sourcedAt } from "../../read/datapack.js";
import { hidesPart, readAttributes, readChildren, readEvery } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { flagText, idListText, idText, integerText, labelText, pairText } from "../../read/values.js";
import { hasElement, readXml, readXmlFolder, readXmlTree, type XmlElement } from "../../read/xml.js";
import { CLASS_TREE, type SkillTree } from "./class-parts.js";
import { NORMAL_TREE, readNamedTree, treesByElement } from "./named-trees.js";

/** The files of skill trees that a strict run reads, relative to their folder. */
const TREES = [
  ...["class", "forgotten", "highFiveCrossClass", "highFiveNewClass"].map(fileOfTree),
  ...["StartingClass", "1stClass", "2ndClass", "3rdClass"],
  ...["collect", "fishing", "hero", "noble", "pledge", "subClass", "subPledge", "transfer", "transform"].map(
    fileOfTree,
  ),
];

function fileOfTree(name: string): string {
  return `${name}SkillTree.xml`;
}

const treeFolder = ({ folder }: Datapack): string => `${folder}/skillTrees`;

const TREE_ELEMENTS = ["skillTree", NORMAL_TREE, ...Object.keys(treesByElement)];

/** Whether a datapack has a folder of skill trees; one server has other elements in a folder of that name. */
export const hasTrees = (datapack: Datapack): boolean =>
  datapack.report.isStrict
    ? hasFile(datapack, treeFolder(datapack))
    : hasElement(datapack, treeFolder(datapack), TREE_ELEMENTS.join("|"));

/** The trees outside classes by the types of the engine (class SkillTreesData); of those without one nothing is read. */
export const treesByType: Readonly<Record<string, SkillTreeRow["tree"] | undefined>> = {
  pledgeSkillTree: "clan",
  subPledgeSkillTree: "clanUnit",
  fishingSkillTree: "fishing",
  collectSkillTree: "collection",
  transformSkillTree: "transformation",
  subClassSkillTree: "subclass",
  dualClassSkillTree: "dualClass",
  transferSkillTree: "transfer",
  nobleSkillTree: "noble",
  heroSkillTree: "hero",
  raceSkillTree: "race",
  alchemySkillTree: "alchemy",
  revelationSkillTree: "revelation",
  gameMasterSkillTree: undefined,
  gameMasterAuraSkillTree: undefined,
  abilitySkillTree: undefined,
  awakeningSaveSkillTree: undefined,
  certificationSkillTree: undefined,
};

const treeAttributes = exactObject({
  type: v.picklist([CLASS_TREE, ...Object.keys(treesByType)]),
  classId: v.exactOptional(integerText(0)),
  race: v.exactOptional(labelText),
});

/** How a skill is learned without a trainer; undefined where a trainer lists it, too. Source: method SkillTreesData.getAvailableSkills. */
export function acquiredBy(value: {
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
    skillIdLvl: v.exactOptional(pairText(/^\d{1,10},\d{1,10}$/u, '"skill,level"')),
    skillId: v.exactOptional(idText),
    // One server abbreviates the word, the other does not.
    skillLvl: v.exactOptional(idText),
    skillLevel: v.exactOptional(idText),
    getLevel: idText,
    levelUpSp: v.exactOptional(v.pipe(labelText, integerText(0))),
    ...v.entriesFromList(["learnedByNpc", "autoGet", "learnedByFS"], v.exactOptional(flagText)),
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

/** Pairs of numbers, each joined by a comma, joined by `;`; those of which the first is 0 stand for none. */
export const pairsText = v.pipe(
  v.string(),
  v.regex(/^\d{1,10},\d{1,10}(?:;\d{1,10},\d{1,10})*$/u, "pairs of numbers"),
  v.transform((text) => text.split(";").map((pair) => pair.split(",").map(Number))),
  v.array(v.tuple([v.number(), v.number()])),
  v.filterItems(([id]) => id > 0),
);

// One of several ids is taken.
const itemAttributes = exactObject({ id: idListText(1, ","), count: idText });
// Before 2012.
const itemsInAttribute = v.object({ itemsIdCount: v.exactOptional(pairsText, "0,0") });

/** Reads the items that a `<skill>` of a tree takes; nothing where one of them cannot be read. */
export function readLearningItems(
  element: XmlElement,
  children: readonly XmlElement[],
): readonly LearningItem[] | undefined {
  const asked = readAttributes(element, itemsInAttribute, { isWhole: true });
  const named = children.filter(({ name }) => name === "item");
  const items = readEvery(named, itemAttributes);
  if (asked === undefined || items === undefined) return undefined;
  return [
    ...items.flatMap(({ id: [itemId, ...alternatives], count }) =>
      itemId === undefined ? [] : present({ itemId, count, alternatives: nonEmpty(alternatives) }),
    ),
    ...asked.itemsIdCount.map(([itemId, count]) => ({ itemId, count })),
  ];
}

/** Reads a skill of the tree of a class; nothing where an item that it takes cannot be read, without which it would be cheaper than it is. */
function learnedOf(element: XmlElement): readonly Sourced<ClassSkillRow>[] {
  const skill = readAttributes(element, skillAttributes, { isWhole: true });
  const items = readLearningItems(element, readChildren(element, ["item"]));
  if (skill === undefined || items === undefined || hidesPart(element)) return [];
  return [sourcedAt(element, present({ ...skill, items: nonEmpty(items) }))];
}

/** Reads every tree of the files of trees, those of classes and the others. */
export const readTrees = oncePerDatapack((datapack: Datapack): readonly SkillTree[] => {
  const folder = treeFolder(datapack);
  const childrenOf = (list: XmlElement) =>
    readChildren(list, TREE_ELEMENTS).flatMap((element): readonly SkillTree[] => {
      if (element.name !== "skillTree") return readNamedTree(element);
      const read = readAttributes(element, treeAttributes, { isWhole: true });
      const all = readChildren(element, ["skill"]);
      if (read === undefined) return [];
      const { type, classId, race } = read;
      const { file, line } = element;
      const isClass = type === CLASS_TREE;
      const learned = isClass ? all.flatMap((skill) => learnedOf(skill)) : [];
      return [{ type, classId, race, position: { file, line }, skills: isClass ? [] : all, learned }];
    });
  // Servers of other chronicles have other files.
  if (!datapack.report.isStrict) return readXmlTree(datapack, folder, childrenOf);
  const files = TREES.filter((name) => hasFile(datapack, `${folder}/${name}`));
  return files.flatMap((name) => {
    const path = `${folder}/${name}`;
    if (!name.endsWith(".xml")) return readXmlFolder(datapack, path, childrenOf);
    const list = readXml(datapack, path);
    return list === undefined ? [] : childrenOf(list);
  });
});
