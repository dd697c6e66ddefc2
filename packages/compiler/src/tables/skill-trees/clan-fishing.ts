import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readEach } from "../../read/element.js";
import { exactFields, exactObject, fields, fieldsNamed, openFields } from "../../read/fields.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { flag, flagText, idOrNoneText, idText, integerText } from "../../read/values.js";
import { RACES } from "../classes/class-list.js";
import { groupBy } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

const CLAN_FILE: Names = ["skillstrees/clanSkills.xml", "skill/tree/ClanSkill.xml"];
const FISHING_FILE: Names = ["skillstrees/fishingSkills.xml", "skill/tree/FishingSkill.xml"];
const FIRST_CLAN_FILE: Names = ["skillstrees/pledge_skills_tree.xml"];
const FIRST_FISHING_FILE: Names = ["skillstrees/fishing_skills_tree.xml"];

/** What a clan pays besides reputation. */
const clanCost = { itemId: v.exactOptional(idOrNoneText), itemCount: v.exactOptional(idText, "1") };

const skill = fields({ skillId: [idText, "id"], skillLevel: [idText, "lvl"] });
const fishing = fields({ ...skill, minPlayerLevel: [idText, "minLvl"], itemId: idText });

const clanAttributes = exactFields({
  ...skill,
  ...fieldsNamed(integerText(0), "clanReputation=cost minClanLevel=minLvl"),
  ...clanCost,
});
const fishingAttributes = exactFields({ ...fishing, count: [idText, "itemCount"], isDwarven: flag });

const firstClanAttributes = exactFields({ ...skill, clanReputation: [integerText(0), "repCost"], ...clanCost });
const clanLevel = exactObject({ lvl: integerText(0) });
const firstFishingAttributes = exactFields({ ...fishing, count: idText, isDwarven: [flag, "isDwarf"] });

const dumped = fields({ skillId: [idText, "skill_id"], skillLevel: [idText, "level"] });

const clanColumns = openFields({
  ...dumped,
  ...fieldsNamed(integerText(0), "minClanLevel=clan_lvl clanReputation=repCost"),
  ...clanCost,
});
const fishingColumns = openFields({
  ...dumped,
  ...fieldsNamed(integerText(0), "spCost=sp minPlayerLevel=min_level"),
  itemId: [idOrNoneText, "costid"],
  count: [integerText(0), "cost"],
  isDwarven: [v.exactOptional(flagText), "isfordwarf"],
});

/**
 * Reads the skills of clans and of fishing: `<clanSkill>` and `<fishingSkill>` of aCis; before 2018 `<skill>` in `<clan lvl>`, and in the list of
 * fishing; and the dumps of L2J before 2011.
 */
export function readClanAndFishing(datapack: Datapack): SourcedTable<"skillTrees"> {
  const read = (names: Names) => readOptionalXml(datapack, names);
  const ofClans = [
    ...readEach(read(CLAN_FILE), "clanSkill", clanAttributes),
    ...readChildren(read(FIRST_CLAN_FILE), ["clan"]).flatMap((element) => {
      const minClanLevel = readAttributes(element, clanLevel, { isWhole: true })?.lvl;
      const ofClan = readEach(element, "skill", firstClanAttributes);
      return minClanLevel === undefined ? [] : ofClan.map((one) => ({ ...one, row: { ...one.row, minClanLevel } }));
    }),
    ...readRowsOf(datapack, "pledge_skill_trees", clanColumns, []),
  ];
  const ofFishing = [
    ...readEach(read(FISHING_FILE), "fishingSkill", fishingAttributes),
    ...readEach(read(FIRST_FISHING_FILE), "skill", firstFishingAttributes),
    ...readRowsOf(datapack, "fishing_skill_trees", fishingColumns, []),
  ];
  return [
    ...ofClans.flatMap(({ row: { itemId, itemCount: count, ...row }, ...position }) => {
      const items = itemId === undefined ? undefined : [{ itemId, count }];
      return finishRow(datapack.report, "skillTrees", position, { tree: "clan", ...row, items });
    }),
    ...ofFishing.flatMap(({ row: { isDwarven, ...row }, ...position }) =>
      finishRow(datapack.report, "skillTrees", position, {
        tree: "fishing",
        // Characters begin at level 1.
        ...learned({ spCost: undefined, ...row, minPlayerLevel: Math.max(row.minPlayerLevel, 1) }),
        races: isDwarven ? ["Dwarf"] : undefined,
      }),
    ),
  ];
}

/** What a source states of a skill, of which 0 is no level, no points and no item. */
interface StatedSkill {
  readonly skillId: number;
  readonly skillLevel: number;
  readonly minPlayerLevel: number | undefined;
  readonly spCost: number | undefined;
  readonly itemId: number | undefined;
  readonly count: number;
}

/** What a row has of it. */
const learned = ({ minPlayerLevel, spCost, itemId, count, ...skill }: StatedSkill) => ({
  ...skill,
  minPlayerLevel: minPlayerLevel || undefined,
  spCost: spCost || undefined,
  items: itemId === undefined || count === 0 ? undefined : [{ itemId, count }],
});

/** The trees that came with the Kamael, by their dumps. */
const LATER_TREES = [
  ["transform_skill_trees", "transformation"],
  ["special_skill_trees", "collection"],
  ["certification_skill_trees", "subclass"],
] as const;

export const LATER_DUMPS = LATER_TREES.map(([dump]) => dump);

/** The number that stands for each race (class SkillTreeTable, method `getAvailableTransformSkills`). */
const ALL_RACES = -1;

const laterColumns = openFields({
  ...fieldsNamed(idText, "skillId=skill_id skillLevel=level"),
  race: [v.exactOptional(integerText(ALL_RACES, RACES.length - 1)), "race_id"],
  ...fieldsNamed(v.exactOptional(integerText(0)), "spCost=sp minPlayerLevel=min_level"),
  // One of the item is taken, or so many of the other one.
  itemId: [v.exactOptional(idOrNoneText), "item_id", "costid"],
  count: [v.exactOptional(integerText(0), "1"), "cost"],
});

/** Reads the dumps of further trees; what characters of several races learn alike is one row (class SkillTreeTable). */
export function readLaterDumps(datapack: Datapack): SourcedTable<"skillTrees"> {
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
