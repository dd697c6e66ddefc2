import { columnElements } from "../../read/column-elements.js";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import type { Form } from "../../read/form.js";
import { treesByElement } from "../classes/named-trees.js";
import { lastRowsOf } from "../rows-by-id.js";
import type { SourcedTable } from "../table-rows.js";
import { readClanAndFishing } from "./clan-fishing.js";
import { LATER_DUMPS, readLaterDumps } from "./later-dumps.js";
import { keyOf, readNamedTrees, readOtherTrees } from "./trees.js";

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
  {
    servers: "L2-Scripts",
    files: ["skill_tree"],
    mark: Object.keys(treesByElement).join(", "),
  },
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
