import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { readChildren } from "../../read/element.js";
import { hasFile } from "../../read/file.js";
import { readXml, readXmlFolder, readXmlTree, type XmlElement } from "../../read/xml.js";

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

/** Reads every `<skillTree>` of the files of trees, those of classes and the others. */
export const readTreeElements = oncePerDatapack((datapack: Datapack): readonly XmlElement[] => {
  const folder = treeFolder(datapack);
  const childrenOf = (list: XmlElement) => readChildren(datapack.report, list, ["skillTree"]);
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
