import { nonEmpty, present } from "@gamedata/rules";
import type { SkillTreeRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readContent, readEvery, readKnownChildren, readTexts } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import { idListText, idText, integerText, positiveOrNone } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { RACES } from "../classes/class-list.js";
import { CLASS_TREE } from "../classes/class-parts.js";
import { NOT_DWARVEN_TREE, treesByElement } from "../classes/named-trees.js";
import {
  hasTrees,
  pairsText,
  readLearningItems,
  readTrees,
  skillAttributes,
  treesByType,
} from "../classes/tree-files.js";
import { groupBy, lastRowsOf } from "../rows-by-id.js";
import { type Draft, finishRow, type SourcedTable } from "../table-rows.js";

/** The trees whose skills a clan learns: for reputation, from a level of the clan. */
const CLAN_TREES: ReadonlySet<string> = new Set<SkillTreeRow["tree"]>(["clan", "clanUnit"]);

type Row = Draft<SkillTreeRow>;

/** Returns which level of a skill a row is of, as a key. */
export const keyOf = (row: Pick<SkillTreeRow, "tree" | "classId" | "skillId" | "skillLevel">) =>
  `${row.tree}/${row.classId}/${row.skillId}-${row.skillLevel}`;

const skillAttributesOfRequired = exactObject({ id: idText, lvl: idText });
const subclassAttributes = exactObject({ slot: integerText(0), lvl: idText });

const none = v.exactOptional(integerText(0, 0));

/** Social classes by their numbers in the engine (enum SocialClass). */
const SOCIAL_CLASSES =
  "VAGABOND VASSAL APPRENTICE HEIR KNIGHT ELDER BARON VISCOUNT COUNT MARQUIS DUKE GRAND_DUKE DISTINGUISHED_KING EMPEROR".split(
    " ",
  );

/** What is asked for in attributes, before 2012 alone; one that no record shows is to be none. */
const askedAttributes = v.object({
  preRequisiteSkillIdLvl: v.exactOptional(pairsText, "0,0"),
  subClassLvlNumber: v.exactOptional(pairsText, "0,0"),
  residenceIds: v.exactOptional(idListText(1)),
  race: v.exactOptional(
    v.pipe(
      idListText(0),
      v.everyItem((race) => race < RACES.length, "numbers of races"),
    ),
  ),
  socialClass: v.exactOptional(integerText(0, SOCIAL_CLASSES.length - 1)),
  getDualClassLevel: none,
  pointsRequired: none,
});

const SKILL_CHILDREN = ["item", "preRequisiteSkill", "race", "socialClass", "subClassConditions", "residenceId"];

/** Reads `<skillTree type>` of trees that are not those of classes. Source: L2J Server, L2J Mobius, L2jOrg. */
export function readOtherTrees(datapack: Datapack): SourcedTable<"skillTrees"> {
  if (!hasTrees(datapack)) return [];
  return readTrees(datapack).flatMap(({ type, classId, race, position, skills }) => {
    // Those that have other elements are read with the skills of classes.
    if (type === CLASS_TREE || Object.hasOwn(treesByElement, type)) return [];
    const tree = treesByType[type];
    if (tree === undefined) {
      datapack.report.warn(position, "<skillTree> type", "a tree that is read", `${type}: left out`);
      return [];
    }
    return skills.flatMap((skill) => {
      const stated = readTreeSkill(skill, tree);
      if (stated === undefined) return [];
      const races = race === undefined ? stated.races : [raceOf(race)];
      return finishRow(datapack.report, "skillTrees", skill, { ...stated, classId, races });
    });
  });
}

/** Reads a skill of a tree; nothing where a part of what it asks for cannot be read, without which it would be cheaper than it is. */
function readTreeSkill(element: XmlElement, tree: SkillTreeRow["tree"]): Row | undefined {
  const skill = readAttributes(element, skillAttributes, { isWhole: true });
  const asked = readAttributes(element, askedAttributes, { isWhole: true });
  const children = readKnownChildren(element, SKILL_CHILDREN);
  if (skill === undefined || asked === undefined || children === undefined) return undefined;
  const named = (name: string) => children.filter((child) => child.name === name);
  const texts = (name: string) => named(name).map((child) => readContent(child));
  const { skillId, skillLevel, minPlayerLevel, spCost } = skill;
  const items = readLearningItems(element, children);
  const required = readEvery(named("preRequisiteSkill"), skillAttributesOfRequired);
  const subclasses = readEvery(named("subClassConditions"), subclassAttributes);
  const residences = readTexts(named("residenceId"), idText, "the id of a residence");
  if (items === undefined || required === undefined || subclasses === undefined) return undefined;
  if (residences.length < named("residenceId").length) return undefined;
  const levels = [...subclasses.map(({ lvl }) => lvl), ...asked.subClassLvlNumber.map(([level]) => level)];
  const races = [...texts("race").map(raceOf), ...(asked.race ?? []).flatMap((race) => RACES[race] ?? [])];
  return {
    tree,
    skillId,
    skillLevel,
    ...costsOf(tree, minPlayerLevel, spCost),
    minSubclassLevel: levels.length === 0 ? undefined : Math.min(...levels),
    races: nonEmpty(races),
    socialClass: texts("socialClass")[0] ?? SOCIAL_CLASSES[asked.socialClass ?? -1],
    items: nonEmpty(items),
    requiredSkills: nonEmpty([
      ...required.map(({ id, lvl: level }) => ({ id, level })),
      ...asked.preRequisiteSkillIdLvl.map(([id, level]) => ({ id, level })),
    ]),
    residenceIds: nonEmpty([...residences, ...(asked.residenceIds ?? [])]),
  };
}

/** Returns what a skill of a tree asks for as a level and as points. */
const costsOf = (tree: SkillTreeRow["tree"], level: number, points: number) => {
  const cost = positiveOrNone(points);
  return CLAN_TREES.has(tree) ? { minClanLevel: level, clanReputation: cost } : { minPlayerLevel: level, spCost: cost };
};

/**
 * Reads the trees of L2-Scripts outside classes. Of two rows of a tree for one level of a skill and one race the last counts; what several races
 * learn alike is one row. Beside a tree of fishing for those who are no dwarves the ordinary one is that of dwarves (class `AcquireType` of L2Jts).
 */
export function readNamedTrees(datapack: Datapack): SourcedTable<"skillTrees"> {
  const { report } = datapack;
  const trees = hasTrees(datapack) ? readTrees(datapack) : [];
  const isSplit = trees.some(({ type }) => type === NOT_DWARVEN_TREE);
  const racesOf = (type: string) =>
    RACES.filter((race) => (race === "Dwarf" ? type === "fishing_skill_tree" : type === NOT_DWARVEN_TREE));
  const rows = trees.flatMap(({ type, classId, learned }) => {
    const tree = treesByElement[type];
    if (tree === undefined) return [];
    const ofType = isSplit ? nonEmpty(racesOf(type)) : undefined;
    return learned.flatMap(({ row: { minPlayerLevel, spCost, acquired: _, races = ofType, ...facts }, ...position }) =>
      finishRow(report, "skillTrees", position, {
        ...{ tree, classId, ...facts, races },
        ...costsOf(tree, minPlayerLevel, spCost),
      }),
    );
  });
  const last = lastRowsOf(report, rows, ({ races, ...row }) => `${keyOf(row)}/${races}`);
  const alike = groupBy(last, ({ row: { races, ...row } }) => JSON.stringify([races === undefined, row]));
  report.leaveOut(last.length - alike.size);
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const races = [first, ...others].flatMap(({ row }) => row.races ?? []);
    const isOfAll = isSplit && races.length === RACES.length;
    return [{ ...first, row: present({ ...first.row, races: isOfAll ? undefined : nonEmpty(races) }) }];
  });
}

/** Returns a race as classes name it, for example `Dark Elf` for `DARK_ELF`. */
const raceOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("_", " ")
    .replace(/\b[a-z]/gu, (letter) => letter.toUpperCase());
