import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { openFields } from "../../read/fields.js";
import { flagText, idOrNoneText, idText, integerText } from "../../read/values.js";
import type { SourcedTable } from "../sourced-tables.js";
import { clanCost, finishClanSkills, finishFishingSkills } from "./tree-skill.js";

const clanColumns = openFields({
  skillId: [idText, "skill_id"],
  skillLevel: [idText, "level"],
  minClanLevel: [integerText(0), "clan_lvl"],
  clanReputation: [integerText(0), "repCost"],
  ...clanCost,
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

/** Reads the dumps of the trees of clans and of fishing. Source: L2J before 2011. */
export const readDumps = (datapack: Datapack): SourcedTable<"skillTrees"> => [
  ...finishClanSkills(datapack.report, readRowsOf(datapack, "pledge_skill_trees", clanColumns, [])),
  ...finishFishingSkills(datapack.report, readRowsOf(datapack, "fishing_skill_trees", fishingColumns, [])),
];
