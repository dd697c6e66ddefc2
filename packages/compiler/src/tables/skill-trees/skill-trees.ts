import { nonEmpty } from "@gamedata/rules";
import type { SkillTreeRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { columnElements, readRowsOf } from "../../read/column-elements.js";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import {
  readAttributes,
  readChildren,
  readContent,
  readEach,
  readEvery,
  readKnownChildren,
  readTexts,
} from "../../read/element.js";
import { exactFields, exactObject, openFields } from "../../read/fields.js";
import type { Form } from "../../read/form.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { flagText, idListText, idOrNoneText, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { RACES } from "../classes/class-list.js";
import { hasTrees, readTrees, skillAttributes, treesByType } from "../classes/tree-files.js";
import { type Draft, finishRow } from "../draft.js";
import { groupBy, lastRowsOf } from "../rows-by-id.js";
import type { SourcedTable } from "../sourced-tables.js";

/** The trees that came with the Kamael, by their dumps. */
const LATER_TREES = [
  ["transform_skill_trees", "transformation"],
  ["special_skill_trees", "collection"],
  ["certification_skill_trees", "subclass"],
] as const;

export const LATER_DUMPS = LATER_TREES.map(([dump]) => dump);

/** The forms of the `skillTrees` table. */
export const skillTreeForms: readonly Form[] = [
  { servers: "aCis", files: ["skillstrees"], mark: "clanSkill" },
  { servers: "aCis", files: ["skillstrees"], mark: "fishingSkill" },
  { servers: "aCis before 2018", files: ["skillstrees/pledge_skills_tree.xml"], mark: "clan/skill" },
  { servers: "aCis before 2018", files: ["skillstrees/fishing_skills_tree.xml"], mark: "skill@isDwarf" },
  { servers: "L2J Server, L2J Mobius, L2jOrg", files: ["skillTrees"], mark: "skillTree/skill" },
  { servers: "L2J before 2011", files: ["sql/pledge_skill_trees.sql"], mark: "skill_id, level, clan_lvl, repCost" },
  { servers: "L2J before 2011", files: ["sql/fishing_skill_trees.sql"], mark: "skill_id, level, min_level, costid" },
  {
    servers: "L2J from 2008 to 2011",
    files: LATER_DUMPS.map((name) => `sql/${name}.sql`),
    mark: "skill_id, level, item_id or costid",
  },
  columnElements("pledge_skill_trees"),
  columnElements("fishing_skill_trees"),
  ...LATER_DUMPS.map(columnElements),
];

const CLAN_FILE: Names = ["skillstrees/clanSkills.xml", "skill/tree/ClanSkill.xml"];
const FISHING_FILE: Names = ["skillstrees/fishingSkills.xml", "skill/tree/FishingSkill.xml"];

/** The files of aCis before 2018. */
const FIRST_CLAN_FILE: Names = ["skillstrees/pledge_skills_tree.xml"];
const FIRST_FISHING_FILE: Names = ["skillstrees/fishing_skills_tree.xml"];

/** The trees whose skills a clan learns: for reputation, from a level of the clan. */
const CLAN_TREES: ReadonlySet<string> = new Set<SkillTreeRow["tree"]>(["clan", "clanUnit"]);

type Row = Draft<SkillTreeRow>;

/**
 * Reads the `skillTrees` table: from `<clanSkill>` and `<fishingSkill>` of aCis, from `<skillTree type>` of trees that are not those of
 * classes, or from the dumps of L2J before 2011. Of two rows of a tree for one level of a skill the last counts, as in the engines. What
 * only game masters have, and trees without costs of their own, are left out.
 */
export const readSkillTreeTable = oncePerDatapack((datapack: Datapack): SourcedTable<"skillTrees"> => {
  const rows = [
    ...readClanSkills(datapack),
    ...readFishingSkills(datapack),
    ...readOtherTrees(datapack),
    ...(datapack.report.isStrict ? [] : readLaterDumps(datapack)),
  ];
  return lastRowsOf(datapack.report, rows, (row) => `${row.tree}/${row.classId}/${row.skillId}-${row.skillLevel}`);
});

/** What a clan pays besides reputation. */
const clanCost = { itemId: v.exactOptional(idOrNoneText), itemCount: v.exactOptional(idText, "1") };

const clanAttributes = exactFields({
  skillId: [idText, "id"],
  skillLevel: [idText, "lvl"],
  clanReputation: [integerText(0), "cost"],
  minClanLevel: [integerText(0), "minLvl"],
  ...clanCost,
});

const firstClanAttributes = exactFields({
  skillId: [idText, "id"],
  skillLevel: [idText, "lvl"],
  clanReputation: [integerText(0), "repCost"],
  ...clanCost,
});
const clanLevel = exactObject({ lvl: integerText(0) });

const clanColumns = openFields({
  skillId: [idText, "skill_id"],
  skillLevel: [idText, "level"],
  minClanLevel: [integerText(0), "clan_lvl"],
  clanReputation: [integerText(0), "repCost"],
  ...clanCost,
});

function readClanSkills(datapack: Datapack): SourcedTable<"skillTrees"> {
  const { report } = datapack;
  const clans = readChildren(report, firstFile(datapack, FIRST_CLAN_FILE), ["clan"]);
  const skills = [
    ...readEach(report, readOptionalXml(datapack, CLAN_FILE), "clanSkill", clanAttributes),
    ...clans.flatMap((element) => {
      const minClanLevel = readAttributes(report, element, clanLevel, { isWhole: true })?.lvl;
      const ofClan = readEach(report, element, "skill", firstClanAttributes);
      return minClanLevel === undefined ? [] : ofClan.map((one) => ({ ...one, row: { ...one.row, minClanLevel } }));
    }),
    ...(report.isStrict ? [] : readRowsOf(datapack, "pledge_skill_trees", clanColumns, [])),
  ];
  return skills.flatMap(({ row: { itemId, itemCount: count, ...row }, ...position }) => {
    const items = itemId === undefined ? undefined : [{ itemId, count }];
    return finishRow(report, "skillTrees", position, { tree: "clan", ...row, items });
  });
}

const fishingAttributes = exactFields({
  skillId: [idText, "id"],
  skillLevel: [idText, "lvl"],
  minPlayerLevel: [idText, "minLvl"],
  itemId: idText,
  count: [idText, "itemCount"],
  isDwarven: v.exactOptional(flagText),
});

const firstFishingAttributes = exactFields({
  skillId: [idText, "id"],
  skillLevel: [idText, "lvl"],
  minPlayerLevel: [idText, "minLvl"],
  itemId: idText,
  count: idText,
  isDwarven: [v.exactOptional(flagText), "isDwarf"],
});

const fishingColumns = openFields({
  skillId: [idText, "skill_id"],
  skillLevel: [idText, "level"],
  spCost: [integerText(0), "sp"],
  minPlayerLevel: [integerText(0), "min_level"],
  itemId: [idOrNoneText, "costid"],
  count: [integerText(0), "cost"],
  isDwarven: [v.exactOptional(flagText), "isfordwarf"],
});

function readFishingSkills(datapack: Datapack): SourcedTable<"skillTrees"> {
  const { report } = datapack;
  const skills = [
    ...readEach(report, readOptionalXml(datapack, FISHING_FILE), "fishingSkill", fishingAttributes),
    ...readEach(report, firstFile(datapack, FIRST_FISHING_FILE), "skill", firstFishingAttributes),
    ...(report.isStrict ? [] : readRowsOf(datapack, "fishing_skill_trees", fishingColumns, [])),
  ];
  return skills.flatMap(({ row: { isDwarven, ...row }, ...position }) =>
    finishRow(report, "skillTrees", position, {
      tree: "fishing",
      // Characters begin at level 1.
      ...learned({ spCost: undefined, ...row, minPlayerLevel: Math.max(row.minPlayerLevel, 1) }),
      races: isDwarven ? ["Dwarf"] : undefined,
    }),
  );
}

/** The number that stands for each race (class SkillTreeTable, method `getAvailableTransformSkills`). */
const ALL_RACES = -1;

const laterColumns = openFields({
  skillId: [idText, "skill_id"],
  skillLevel: [idText, "level"],
  race: [v.exactOptional(integerText(ALL_RACES, RACES.length - 1)), "race_id"],
  spCost: [v.exactOptional(integerText(0)), "sp"],
  minPlayerLevel: [v.exactOptional(integerText(0)), "min_level"],
  // One of the item is taken, or so many of the other one.
  itemId: [v.exactOptional(idOrNoneText), "item_id", "costid"],
  count: [v.exactOptional(integerText(0), "1"), "cost"],
});

/** Reads the dumps of further trees; what characters of several races learn alike is one row (class SkillTreeTable). */
function readLaterDumps(datapack: Datapack): SourcedTable<"skillTrees"> {
  return LATER_TREES.flatMap(([dump, tree]) => {
    const rows = readRowsOf(datapack, dump, laterColumns, []);
    const alike = groupBy(rows, ({ row: { race: _, ...row } }) => JSON.stringify(row));
    return [...alike.values()].flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { race: _, ...skill } = first.row;
      const races = group.map(({ row }) => row.race ?? ALL_RACES);
      const named = races.includes(ALL_RACES) ? undefined : races.flatMap((race) => RACES[race] ?? []);
      return finishRow(datapack.report, "skillTrees", first, { tree, ...learned(skill), races: named });
    });
  });
}

/** What a dump states of a skill, of which 0 is no level, no points and no item. */
interface DumpedSkill {
  readonly skillId: number;
  readonly skillLevel: number;
  readonly minPlayerLevel: number | undefined;
  readonly spCost: number | undefined;
  readonly itemId: number | undefined;
  readonly count: number;
}

const learned = ({ minPlayerLevel, spCost, itemId, count, ...skill }: DumpedSkill) => ({
  ...skill,
  minPlayerLevel: minPlayerLevel || undefined,
  spCost: spCost || undefined,
  items: itemId === undefined || count === 0 ? undefined : [{ itemId, count }],
});

/** Returns the root of a file that a strict run does not read. */
const firstFile = (datapack: Datapack, names: Names): XmlElement | undefined =>
  datapack.report.isStrict ? undefined : readOptionalXml(datapack, names);

const itemAttributes = exactObject({ id: idText, count: idText });
const skillAttributesOfRequired = exactObject({ id: idText, lvl: idText });
const subclassAttributes = exactObject({ slot: integerText(0), lvl: idText });

/** Pairs of numbers, each joined by a comma, joined by `;`. */
const pairsText = v.pipe(
  v.string(),
  v.regex(/^\d{1,10},\d{1,10}(?:;\d{1,10},\d{1,10})*$/u, "pairs of numbers"),
  v.transform((text) => text.split(";").map((pair) => pair.split(",").map(Number))),
  v.array(v.tuple([v.number(), v.number()])),
);
const none = v.exactOptional(integerText(0, 0));

/** Social classes by their numbers in the engine (enum SocialClass). */
const SOCIAL_CLASSES =
  "VAGABOND VASSAL APPRENTICE HEIR KNIGHT ELDER BARON VISCOUNT COUNT MARQUIS DUKE GRAND_DUKE DISTINGUISHED_KING EMPEROR".split(
    " ",
  );

/** What is asked for in attributes, before 2012 alone; one that no record shows is to be none. */
const askedAttributes = v.object({
  itemsIdCount: v.exactOptional(pairsText, "0,0"),
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

function readOtherTrees(datapack: Datapack): SourcedTable<"skillTrees"> {
  const { report } = datapack;
  if (!hasTrees(datapack)) return [];
  return readTrees(datapack).flatMap(({ type, classId, race, skills }) => {
    const tree = treesByType[type];
    if (tree === undefined) return [];
    return skills.flatMap((skill) => {
      const stated = readTreeSkill(report, skill, tree);
      if (stated === undefined) return [];
      const races = race === undefined ? stated.races : [raceOf(race)];
      return finishRow(report, "skillTrees", skill, { ...stated, classId, races });
    });
  });
}

/** Reads a skill of a tree; nothing where a part of what it asks for cannot be read, without which it would be cheaper than it is. */
function readTreeSkill(report: Report, element: XmlElement, tree: SkillTreeRow["tree"]): Row | undefined {
  const skill = readAttributes(report, element, skillAttributes, { isWhole: true });
  const asked = readAttributes(report, element, askedAttributes, { isWhole: true });
  const children = readKnownChildren(report, element, SKILL_CHILDREN);
  if (skill === undefined || asked === undefined || children === undefined) return undefined;
  const named = (name: string) => children.filter((child) => child.name === name);
  const texts = (name: string) => named(name).map((child) => readContent(report, child));
  const { skillId, skillLevel, minPlayerLevel, spCost } = skill;
  const cost = spCost === 0 ? undefined : spCost;
  const items = readEvery(report, named("item"), itemAttributes);
  const required = readEvery(report, named("preRequisiteSkill"), skillAttributesOfRequired);
  const subclasses = readEvery(report, named("subClassConditions"), subclassAttributes);
  const residences = readTexts(report, named("residenceId"), idText, "the id of a residence");
  if (items === undefined || required === undefined || subclasses === undefined) return undefined;
  if (residences.length < named("residenceId").length) return undefined;
  const given = (pairs: readonly (readonly [number, number])[]) => pairs.filter(([id]) => id > 0);
  const levels = [...subclasses.map(({ lvl }) => lvl), ...given(asked.subClassLvlNumber).map(([level]) => level)];
  const races = [...texts("race").map(raceOf), ...(asked.race ?? []).flatMap((race) => RACES[race] ?? [])];
  return {
    tree,
    skillId,
    skillLevel,
    ...(CLAN_TREES.has(tree)
      ? { minClanLevel: minPlayerLevel, clanReputation: cost }
      : { minPlayerLevel, spCost: cost }),
    minSubclassLevel: levels.length === 0 ? undefined : Math.min(...levels),
    races: nonEmpty(races),
    socialClass: texts("socialClass")[0] ?? SOCIAL_CLASSES[asked.socialClass ?? -1],
    items: nonEmpty([
      ...items.map(({ id: itemId, count }) => ({ itemId, count })),
      ...given(asked.itemsIdCount).map(([itemId, count]) => ({ itemId, count })),
    ]),
    requiredSkills: nonEmpty([
      ...required.map(({ id, lvl: level }) => ({ id, level })),
      ...given(asked.preRequisiteSkillIdLvl).map(([id, level]) => ({ id, level })),
    ]),
    residenceIds: nonEmpty([...residences, ...(asked.residenceIds ?? [])]),
  };
}

/** Returns a race as classes name it, for example `Dark Elf` for `DARK_ELF`. */
const raceOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("_", " ")
    .replace(/\b[a-z]/gu, (letter) => letter.toUpperCase());
