import type { SkillTreeRow } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { readAttributes, readChildren } from "../../read/element.js";
import { hasFile } from "../../read/file.js";
import { integerText, labelText } from "../../read/values.js";
import { readXml, readXmlFolder, readXmlTree, type XmlElement } from "../../read/xml.js";
import { exactObject } from "../exact-object.js";

/** The files of skill trees that a strict run reads, relative to their folder. */
const TREES = [
  "classSkillTree.xml",
  "forgottenSkillTree.xml",
  "highFiveCrossClassSkillTree.xml",
  "highFiveNewClassSkillTree.xml",
  "StartingClass",
  "1stClass",
  "2ndClass",
  "3rdClass",
  "collectSkillTree.xml",
  "fishingSkillTree.xml",
  "heroSkillTree.xml",
  "nobleSkillTree.xml",
  "pledgeSkillTree.xml",
  "subClassSkillTree.xml",
  "subPledgeSkillTree.xml",
  "transferSkillTree.xml",
  "transformSkillTree.xml",
];

/** The folder of skill trees. */
export const treeFolder = ({ folder }: Datapack): string => `${folder}/skillTrees`;

/** The type of the tree of a class. */
export const CLASS_TREE = "classSkillTree";

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

/** A `<skillTree>`, of a class, or of a race or all characters, and its skills. */
export interface SkillTree {
  readonly type: string;
  readonly classId: number | undefined;
  readonly race: string | undefined;
  readonly element: XmlElement;
  readonly skills: readonly XmlElement[];
}

/** Reads every `<skillTree>` of the files of trees, those of classes and the others. */
export const readTrees = oncePerDatapack((datapack: Datapack): readonly SkillTree[] => {
  const folder = treeFolder(datapack);
  const { report } = datapack;
  const childrenOf = (list: XmlElement) =>
    readChildren(report, list, ["skillTree"]).flatMap((element): readonly SkillTree[] => {
      const read = readAttributes(report, element, treeAttributes, { isWhole: true });
      const skills = readChildren(report, element, ["skill"]);
      return read === undefined ? [] : [{ type: read.type, classId: read.classId, race: read.race, element, skills }];
    });
  // Servers of other chronicles have other files.
  if (!report.isStrict) return readXmlTree(datapack, folder, childrenOf);
  const files = TREES.filter((name) => hasFile(datapack, `${folder}/${name}`));
  return files.flatMap((name) => {
    const path = `${folder}/${name}`;
    if (!name.endsWith(".xml")) return readXmlFolder(datapack, path, childrenOf);
    const list = readXml(datapack, path);
    return list === undefined ? [] : childrenOf(list);
  });
});
