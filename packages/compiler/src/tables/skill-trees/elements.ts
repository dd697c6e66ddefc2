import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readEach } from "../../read/element.js";
import { exactFields } from "../../read/fields.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { flagText, idText, integerText } from "../../read/values.js";
import type { SourcedTable } from "../sourced-tables.js";
import { clanCost, finishClanSkills, finishFishingSkills } from "./tree-skill.js";

const CLAN_FILE: Names = ["skillstrees/clanSkills.xml", "skill/tree/ClanSkill.xml"];
const FISHING_FILE: Names = ["skillstrees/fishingSkills.xml", "skill/tree/FishingSkill.xml"];

const clanAttributes = exactFields({
  skillId: [idText, "id"],
  skillLevel: [idText, "lvl"],
  clanReputation: [integerText(0), "cost"],
  minClanLevel: [integerText(0), "minLvl"],
  ...clanCost,
});

const fishingAttributes = exactFields({
  skillId: [idText, "id"],
  skillLevel: [idText, "lvl"],
  minPlayerLevel: [idText, "minLvl"],
  itemId: idText,
  count: [idText, "itemCount"],
  isDwarven: v.exactOptional(flagText),
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
