import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readEach } from "../../read/element.js";
import { exactFields, exactObject } from "../../read/fields.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { flagText, idText, integerText } from "../../read/values.js";
import type { SourcedTable } from "../sourced-tables.js";
import { clanCost, finishClanSkills, finishFishingSkills } from "./tree-skill.js";

const CLAN_FILE: Names = ["skillstrees/pledge_skills_tree.xml"];
const FISHING_FILE: Names = ["skillstrees/fishing_skills_tree.xml"];

const clanAttributes = exactFields({
  skillId: [idText, "id"],
  skillLevel: [idText, "lvl"],
  clanReputation: [integerText(0), "repCost"],
  ...clanCost,
});
const clanLevel = exactObject({ lvl: integerText(0) });

const fishingAttributes = exactFields({
  skillId: [idText, "id"],
  skillLevel: [idText, "lvl"],
  minPlayerLevel: [idText, "minLvl"],
  itemId: idText,
  count: idText,
  isDwarven: [v.exactOptional(flagText), "isDwarf"],
});

/** Reads `<skill>` in `<clan lvl>`, and in the list of fishing. Source: aCis before 2018. */
export const readFirstElements = (datapack: Datapack): SourcedTable<"skillTrees"> => {
  const { report } = datapack;
  const clans = readChildren(report, readOptionalXml(datapack, CLAN_FILE), ["clan"]);
  const ofClans = clans.flatMap((element) => {
    const minClanLevel = readAttributes(report, element, clanLevel, { isWhole: true })?.lvl;
    const ofClan = readEach(report, element, "skill", clanAttributes);
    return minClanLevel === undefined ? [] : ofClan.map((one) => ({ ...one, row: { ...one.row, minClanLevel } }));
  });
  const ofFishing = readEach(report, readOptionalXml(datapack, FISHING_FILE), "skill", fishingAttributes);
  return [...finishClanSkills(report, ofClans), ...finishFishingSkills(report, ofFishing)];
};
