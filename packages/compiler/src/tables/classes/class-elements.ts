import type { ClassSkillRow } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { attributeOf, onlyChild, readAttributes, readChildren, readSettings, readWhole } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { readSharedXml } from "../../read/place.js";
import { idText, integerText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import type { LearnedSkills, SkillsByClass } from "./class-parts.js";

const skillNamed = (id: string, level: string, cost: string, leastCost: number) =>
  closedFields({
    skillId: [idText, id],
    skillLevel: [idText, level],
    spCost: [integerText(leastCost), cost],
    minPlayerLevel: [idText, "minLvl"],
  });

const skillAttributes = skillNamed("id", "lvl", "cost", -1);
/** Before 2018 the cost is called `sp`, and trainers list what costs nothing, too (class SkillTreeTable). */
const firstSkillAttributes = skillNamed("id", "lvl", "sp", 0);
/** The same in L2J Teon. */
const secondSkillAttributes = skillNamed("skillId", "skillLvl", "sp", 0);

/** The other numbers are those of the growth of classes. */
const idAttributes = v.object({ id: integerText(0) });

/**
 * A `<class>` of the files of aCis: its id, its numbers, its skills and its first `<items>`. Before 2018 the class itself has the id,
 * each number is a `<set name val>`, and the skills are `<skillTrees>` (class CharTemplateTable).
 */
export interface ClassElement {
  readonly id: number;
  readonly element: XmlElement;
  /** Its first `<set>`, with the attributes of all of them. */
  readonly numbers: XmlElement | undefined;
  /** Whether each number is a `<set name val>`. */
  readonly isNamed: boolean;
  readonly skills: XmlElement | undefined;
  readonly items: XmlElement | undefined;
}

export const readClassFiles = oncePerDatapack((datapack: Datapack, folder: string): readonly ClassElement[] => {
  return readXmlFolder(datapack, folder, (list) => readChildren(list, ["class"])).flatMap((element) => {
    const children = readChildren(element, ["set", "skills", "skillTrees", "items"]);
    const listed = children.filter(({ name }) => name === "set");
    const isNamed = !datapack.report.isStrict && listed.some((set) => attributeOf(set, "val") !== undefined);
    const sets = isNamed ? listed.map((set) => withNamed(set)) : listed;
    const identity = [element, ...sets].find((one) => attributeOf(one, "id") !== undefined);
    if (identity === undefined) datapack.report.error(element, "<class>", "a <set> with an id", "none");
    const read = identity && readAttributes(identity, idAttributes);
    const [skills, trees, items] = ["skills", "skillTrees", "items"].map((name) => onlyChild(children, name));
    if (read === undefined) return [];
    const numbers = joined(sets, { id: `${read.id}` });
    return { id: read.id, element, numbers, isNamed, skills: skills ?? trees, items };
  });
});

const templateAttributes = v.strictObject({ id: integerText(0), name: v.exactOptional(v.string()) });

/** Reads `<template id>` of L2-Scripts for High Five, each with `<set name value>` and `<item id count>` (class CharTemplateParser). */
export const readListedTemplates = oncePerDatapack((datapack: Datapack) => {
  const list = datapack.defaults.isOfL2Scripts ? readSharedXml(datapack, ["char_templates.xml"]) : undefined;
  return readChildren(list, ["template"]).flatMap((element) => {
    const id = readAttributes(element, templateAttributes)?.id;
    const children = readChildren(element, ["set", "item"]);
    const sets = children.filter(({ name }) => name === "set").map((set) => withNamed(set));
    const items = children.filter(({ name }) => name === "item");
    return id === undefined ? [] : [{ id, numbers: joined(sets), items }];
  });
});

/** The first of several `<set>`, with the attributes of all, of which the last one counts. */
function joined(sets: readonly XmlElement[], usual: XmlElement["attributes"] = {}): XmlElement | undefined {
  return sets[0] && { ...sets[0], attributes: Object.assign({ ...usual }, ...sets.map((set) => set.attributes)) };
}

/** A `<set name val>` as the `<set>` that has its value in an attribute of that name. */
function withNamed(set: XmlElement): XmlElement {
  const attributes = Object.fromEntries([...readSettings([set], "error")].map(([name, { value }]) => [name, value]));
  for (const name in attributes) {
    set.kind.setting(name).isRead = true;
    set.kind.attribute(name).count += 1;
  }
  return { ...set, attributes };
}

/** Reads the skills of classes from the files of a folder: `<class>` with `<set id>` and `<skills><skill id lvl cost minLvl>`. */
export function readClassElements(datapack: Datapack, folder: string): SkillsByClass {
  const learned = new Map<number, LearnedSkills>();
  for (const { id, element, skills } of readClassFiles(datapack, folder)) {
    if (learned.has(id)) datapack.report.error(element, `class ${id}`, "one <class>", "another one");
    learned.set(id, { position: { file: element.file, line: element.line }, rows: readSkillsOf(skills) });
  }
  return learned;
}

function readSkillsOf(element: XmlElement | undefined): readonly ClassSkillRow[] {
  if (element === undefined) return [];
  return readChildren(element, ["skill"]).flatMap((child) => {
    if (attributeOf(child, "sp") !== undefined) {
      const isSecond = attributeOf(child, "skillId") !== undefined;
      return readWhole(child, isSecond ? secondSkillAttributes : firstSkillAttributes) ?? [];
    }
    const skill = readWhole(child, skillAttributes);
    if (skill === undefined) return [];
    // Trainers list what costs points or -1; the rest comes by itself (aCis, method Player.getAvailableAutoGetSkills).
    return skill.spCost === 0 ? { ...skill, acquired: "automatic" as const } : skill;
  });
}
