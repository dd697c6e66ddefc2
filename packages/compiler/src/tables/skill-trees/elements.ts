import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readEach } from "../../read/element.js";
import { exactFields, exactObject, fields } from "../../read/fields.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { flag, idText, integerText } from "../../read/values.js";
import type { SourcedTable } from "../sourced-tables.js";
import { clanCost, finishClanSkills, finishFishingSkills } from "./tree-skill.js";

const CLAN_FILE: Names = ["skillstrees/clanSkills.xml", "skill/tree/ClanSkill.xml"];
const FISHING_FILE: Names = ["skillstrees/fishingSkills.xml", "skill/tree/FishingSkill.xml"];
const FIRST_CLAN_FILE: Names = ["skillstrees/pledge_skills_tree.xml"];
const FIRST_FISHING_FILE: Names = ["skillstrees/fishing_skills_tree.xml"];

const skill = fields({ skillId: [idText, "id"], skillLevel: [idText, "lvl"] });
const fishing = fields({ ...skill, minPlayerLevel: [idText, "minLvl"], itemId: idText });

const clanAttributes = exactFields({
  ...skill,
  clanReputation: [integerText(0), "cost"],
  minClanLevel: [integerText(0), "minLvl"],
  ...clanCost,
});
const fishingAttributes = exactFields({
  ...fishing,
  count: [idText, "itemCount"],
  isDwarven: flag,
});

/** Reads `<clanSkill>` and `<fishingSkill>`. Source: aCis. */
export const readElements = (datapack: Datapack): SourcedTable<"skillTrees"> => {
  const { report } = datapack;
  return [
    ...finishClanSkills(report, readEach(report, readOptionalXml(datapack, CLAN_FILE), "clanSkill", clanAttributes)),
    ...finishFishingSkills(
      report,
      readEach(report, readOptionalXml(datapack, FISHING_FILE), "fishingSkill", fishingAttributes),
    ),
  ];
};

const firstClanAttributes = exactFields({ ...skill, clanReputation: [integerText(0), "repCost"], ...clanCost });
const clanLevel = exactObject({ lvl: integerText(0) });
const firstFishingAttributes = exactFields({
  ...fishing,
  count: idText,
  isDwarven: [flag, "isDwarf"],
});

/** Reads `<skill>` in `<clan lvl>`, and in the list of fishing. Source: aCis before 2018. */
export const readFirstElements = (datapack: Datapack): SourcedTable<"skillTrees"> => {
  const { report } = datapack;
  const clans = readChildren(report, readOptionalXml(datapack, FIRST_CLAN_FILE), ["clan"]);
  const ofClans = clans.flatMap((element) => {
    const minClanLevel = readAttributes(report, element, clanLevel, { isWhole: true })?.lvl;
    const ofClan = readEach(report, element, "skill", firstClanAttributes);
    return minClanLevel === undefined ? [] : ofClan.map((one) => ({ ...one, row: { ...one.row, minClanLevel } }));
  });
  const ofFishing = readEach(report, readOptionalXml(datapack, FIRST_FISHING_FILE), "skill", firstFishingAttributes);
  return [...finishClanSkills(report, ofClans), ...finishFishingSkills(report, ofFishing)];
};
