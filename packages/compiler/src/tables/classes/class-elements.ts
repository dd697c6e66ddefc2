import type { ClassSkillRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readWhole } from "../../read/element.js";
import { idText, integerText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import type { LearnedSkills, SkillsByClass } from "./learned-skills.js";

const skillAttributes = v.strictObject({
  id: idText,
  lvl: idText,
  cost: integerText(-1),
  minLvl: idText,
});

const idAttributes = v.strictObject({ id: integerText(0) });

/** Reads the skills of classes from the files of a folder: `<class>` with `<set id>` and `<skills><skill id lvl cost minLvl>`. */
export function readClassElements(datapack: Datapack, folder: string): SkillsByClass {
  const { report } = datapack;
  const learned = new Map<number, LearnedSkills>();
  for (const element of readXmlFolder(datapack, folder, (list) => readChildren(report, list, ["class"]))) {
    const children = readChildren(report, element, ["set", "skills"]);
    const identity = children.find((child) => child.name === "set" && child.attributes["id"] !== undefined);
    if (identity === undefined) report.error(element, "<class>", "a <set> with an id", "none");
    const read = identity && readAttributes(report, identity, idAttributes);
    if (read === undefined) continue;
    if (learned.has(read.id)) report.error(element, `class ${read.id}`, "one <class>", "another one");
    const rows = readSkillsOf(report, onlyChild(report, children, "skills"));
    learned.set(read.id, { position: { file: element.file, line: element.line }, rows });
  }
  return learned;
}

function readSkillsOf(report: Report, element: XmlElement | undefined): readonly ClassSkillRow[] {
  if (element === undefined) return [];
  return readChildren(report, element, ["skill"]).flatMap((child) => {
    const skill = readWhole(report, child, skillAttributes);
    if (skill === undefined) return [];
    return { skillId: skill.id, skillLevel: skill.lvl, minPlayerLevel: skill.minLvl, spCost: skill.cost };
  });
}
