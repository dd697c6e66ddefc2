import { columnElements } from "../../read/column-elements.js";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { type Form, formFrom } from "../../read/form.js";
import { treesByElement } from "../classes/named-trees.js";
import { lastRowsOf } from "../rows-by-id.js";
import type { SourcedTable } from "../table-rows.js";
import { LATER_DUMPS, readClanAndFishing, readLaterDumps } from "./clan-fishing.js";
import { keyOf, readNamedTrees, readOtherTrees } from "./trees.js";

export const skillTreeForms: readonly Form[] = [
  formFrom("aCis", ["skillstrees"], "clanSkill"),
  formFrom("aCis", ["skillstrees"], "fishingSkill"),
  formFrom("aCis before 2018", ["skillstrees/pledge_skills_tree.xml"], "clan/skill"),
  formFrom("aCis before 2018", ["skillstrees/fishing_skills_tree.xml"], "skill@isDwarf"),
  formFrom("L2J Server, L2J Mobius, L2jOrg", ["skillTrees"], "skillTree/skill"),
  formFrom("L2J before 2011", ["sql/pledge_skill_trees.sql"], "skill_id, level, clan_lvl, repCost"),
  formFrom("L2J before 2011", ["sql/fishing_skill_trees.sql"], "skill_id, level, min_level, costid"),
  formFrom(
    "L2J from 2008 to 2011",
    LATER_DUMPS.map((name) => `sql/${name}.sql`),
    "skill_id, level, item_id or costid",
  ),
  formFrom("L2-Scripts", ["skill_tree"], Object.keys(treesByElement).join(", ")),
  columnElements("pledge_skill_trees"),
  columnElements("fishing_skill_trees"),
  ...LATER_DUMPS.map(columnElements),
];

/**
 * Reads the `skillTrees` table: from `<clanSkill>` and `<fishingSkill>` of aCis, from `<skillTree type>` of trees that are not those of
 * classes, or from the dumps of L2J before 2011. Of two rows of a tree for one level of a skill and the same races the last counts; in a
 * `<skillTree type>` that is not of a race, whatever their races (class SkillTreesData). What only game masters have, and trees without costs
 * of their own, are left out.
 */
export const readSkillTreeTable = oncePerDatapack((datapack: Datapack): SourcedTable<"skillTrees"> => {
  return [
    ...lastRowsOf(
      datapack.report,
      [...readClanAndFishing(datapack), ...readLaterDumps(datapack)],
      (row) => `${keyOf(row)}/${row.races}`,
    ),
    ...readNamedTrees(datapack),
    ...lastRowsOf(
      datapack.report,
      readOtherTrees(datapack),
      (row) => `${keyOf(row)}/${row.tree === "race" ? row.races : ""}`,
    ),
  ];
});
