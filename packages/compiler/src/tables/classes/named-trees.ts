import { present } from "@gamedata/rules";
import type { ClassRow, SkillTreeRow } from "@gamedata/schema";
import * as v from "valibot";
import { type Sourced, sourcedAt } from "../../read/datapack.js";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { exactFields, exactObject, fieldsNamed } from "../../read/fields.js";
import { choiceText, count, flag, idText, integerText, level, positiveOrNone } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { RACES } from "./class-list.js";
import { CLASS_TREE, type SkillTree, type TreeSkill } from "./class-parts.js";
import { CLASS_LEVELS, classIdsOf } from "./engine-classes.js";

export const NORMAL_TREE = "normal_skill_tree";
export const NOT_DWARVEN_TREE = "fishing_non_dwarf_skill_tree";

/** The trees of L2-Scripts outside classes, by the names of their elements (class `SkillAcquireParser`). */
export const treesByElement: Readonly<Record<string, SkillTreeRow["tree"]>> = {
  pledge_skill_tree: "clan",
  sub_unit_skill_tree: "clanUnit",
  fishing_skill_tree: "fishing",
  [NOT_DWARVEN_TREE]: "fishing",
  collection_skill_tree: "collection",
  transformation_skill_tree: "transformation",
  certification_skill_tree: "subclass",
  dual_certification_skill_tree: "dualClass",
  dual_class_skill_tree: "dualClass",
  transfer_skill_tree: "transfer",
  noblesse_skill_tree: "noble",
  nobles_skill_tree: "noble",
  hero_skill_tree: "hero",
  race_skill_tree: "race",
  alchemy_skill_tree: "alchemy",
};

/** The trees of which the skills are in a `<class>`. */
const OF_CLASSES: ReadonlySet<string> = new Set([NORMAL_TREE, "transfer_skill_tree", "dual_class_skill_tree"]);

/** The races by their names (enum `Race`). */
const raceText = choiceText(
  Object.fromEntries(RACES.map((race) => [race.replace(" ", "").toLowerCase(), race] as const)),
  "a race",
);

const noAttributes = exactObject({});
const classAttributes = exactObject({
  id: v.exactOptional(integerText(0)),
  level: v.exactOptional(choiceText(CLASS_LEVELS, "a number of changes of class")),
});
const raceAttributes = exactObject({ id: integerText(0, RACES.length - 1) });

const skillAttributes = exactFields({
  skillId: [idText, "id"],
  skillLevel: [level, "level"],
  name: v.exactOptional(v.string()),
  ...fieldsNamed(count, "spCost=cost minPlayerLevel=min_level minSubclassLevel=dual_class_min_level"),
  race: v.exactOptional(raceText),
  itemId: [count, "item_id"],
  itemCount: [v.exactOptional(idText), "item_count"],
  isClicked: [flag, "clicked"],
  // Whether a skill without costs is learned by itself, which depends on the server's settings.
  autoGet: [flag, "auto_get", "auto_learn"],
});

/**
 * Reads a tree of `<skill id level cost min_level item_id item_count race>`, which are in a `<class id>` for a class, and in a `<race id>`
 * for a race. Source: class `SkillAcquireParser` of L2-Scripts. A skill that is `clicked` is learned with its item alone. One with
 * another attribute or element is left out: it may be learned in another way.
 */
export function readNamedTree(element: XmlElement): readonly SkillTree[] {
  const ofClasses = OF_CLASSES.has(element.name);
  const parts = readChildren(element, ofClasses ? ["class"] : ["skill", "race"]);
  if (readAttributes(element, noAttributes, { isWhole: true }) === undefined) return [];
  const type = element.name === NORMAL_TREE ? CLASS_TREE : element.name;
  const treeOf = ({ file, line }: XmlElement, own: readonly XmlElement[], classId?: number, race?: Race): SkillTree => {
    const learned = own.flatMap((skill) => learnedOf(skill, type, race));
    return { type, classId, race: undefined, position: { file, line }, skills: [], learned };
  };
  const trees = parts.flatMap((part) => {
    if (part.name === "skill") return [];
    const skills = readChildren(part, ["skill"]);
    if (part.name === "race") {
      const id = readAttributes(part, raceAttributes, { isWhole: true })?.id;
      const race = id === undefined ? undefined : RACES[id];
      return race === undefined ? [] : [treeOf(part, skills, undefined, race)];
    }
    const read = readAttributes(part, classAttributes, { isWhole: true });
    const classIds = (read && classIdsOf(part, read)) ?? [];
    return classIds.map((classId) => treeOf(part, skills, classId));
  });
  const own = parts.filter(({ name }) => name === "skill");
  return own.length === 0 ? trees : [treeOf(element, own), ...trees];
}

type Race = ClassRow["race"];

/** Reads a skill of a tree; what is not stated is the parser's. */
function learnedOf(element: XmlElement, type: string, ofRace?: Race): readonly Sourced<TreeSkill>[] {
  const skill = readWhole(element, skillAttributes);
  if (skill === undefined) return [];
  const { skillId, skillLevel = 1, spCost = 0, minPlayerLevel, minSubclassLevel, itemId = 0 } = skill;
  const { race = ofRace, itemCount = 1 } = skill;
  if (type === CLASS_TREE && (race !== undefined || minSubclassLevel !== undefined))
    return element.report.error(element, "<skill> of a class", "neither a race nor a level of the dual class", "one");
  const row = {
    skillId,
    skillLevel,
    minPlayerLevel: positiveOrNone(minPlayerLevel) ?? 1,
    spCost,
    items: itemId === 0 ? undefined : [{ itemId, count: itemCount }],
    acquired: skill.isClicked === true ? ("scroll" as const) : undefined,
    minSubclassLevel: positiveOrNone(minSubclassLevel),
    races: race && [race],
  };
  return [sourcedAt(element, present(row))];
}
