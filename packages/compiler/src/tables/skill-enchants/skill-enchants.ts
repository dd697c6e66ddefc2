import { basename } from "node:path";
import { columnElements } from "../../read/column-elements.js";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { type Form, formFrom } from "../../read/form.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { readSkillFiles } from "../skills/skills.js";
import type { SourcedTables } from "../table-rows.js";
import { costsOfGroupDump, GROUP_DUMP, stepsOfDump, TREE_FILE } from "./dumps.js";
import { stepsOfElements, stepsOfRoutes, stepsOfTypes } from "./elements.js";
import { costsByGroup, costsByStep } from "./groups.js";
import { type Costs, costsBySkill } from "./routes.js";

const BY_SKILL: Names = ["skillstrees/enchantSkills.xml", "skill/tree/EnchantSkill.xml"];
/** The file of aCis before 2018. */
const BY_TYPE: Names = ["skillstrees/enchant_skills_tree.xml"];
const BY_ROUTE: Names = ["skill_tree/skill_enchant_data.xml"];
const BY_GROUP: Names = ["enchantSkillGroups.xml", "EnchantSkillGroups.xml"];

/** The forms of the `skillEnchantCosts` table; the routes stand with the skills. */
export const skillEnchantCostForms: readonly Form[] = [
  formFrom("aCis", BY_SKILL.slice(0, 1), "enchantSkill"),
  formFrom("aCis before 2018", BY_TYPE, "enchantType"),
  formFrom("Lucera", BY_ROUTE, "route/enchant"),
  formFrom("L2J before 2010, L2JFrozen", ["sql/enchant_skill_trees.sql"], "skill_id, level, success_rate76"),
  columnElements("enchant_skill_trees"),
  formFrom("L2J Mobius for C4 and Interlude", [TREE_FILE], "skill@rate76"),
  formFrom("L2J 2010 to 2012", [`sql/${GROUP_DUMP}.sql`], "group_id, level, success_rate76"),
  formFrom("L2J Server 2012 to 2022", BY_GROUP.slice(0, 1), "group/enchant"),
  formFrom("L2J Mobius since Ertheia", BY_GROUP.slice(1), "enchant/sps"),
];

/** Reads the tables of how skills are enchanted; where no file states what a route costs, its rows have none. */
export const readSkillEnchants = oncePerDatapack(
  (datapack: Datapack): Pick<SourcedTables, "skillEnchants" | "skillEnchantCosts"> => {
    const { rows, costOf } = readCosts(datapack);
    const stepsOf = new Map(rows.map(({ row }) => [row.id, row.costs.length]));
    const skillEnchants = readSkillFiles(datapack).routes.map(({ row: { row, ...position }, costGroup }) => {
      const { skillId, route, stepCount, ...values } = row;
      const costId = costOf(skillId, route, costGroup);
      const isWhole = costId !== undefined && (stepsOf.get(costId) ?? 0) >= stepCount;
      return { ...position, row: isWhole ? { skillId, route, stepCount, costId, ...values } : row };
    });
    return { skillEnchants, skillEnchantCosts: rows };
  },
);

/** The files whose elements state the costs of the steps of each skill. */
const listsOfSteps = [
  [BY_SKILL, stepsOfElements],
  [BY_TYPE, stepsOfTypes],
  [BY_ROUTE, stepsOfRoutes],
] as const;

function readCosts(datapack: Datapack): Costs {
  for (const [names, stepsIn] of listsOfSteps) {
    const list = readOptionalXml(datapack, names);
    if (list !== undefined) return costsBySkill(datapack, basename(names[0]), stepsIn(list));
  }
  const dumped = stepsOfDump(datapack);
  const [first] = dumped;
  if (first !== undefined) return costsBySkill(datapack, basename(first.position.file), dumped);
  const byGroup = readOptionalXml(datapack, BY_GROUP);
  if (byGroup?.children.some(({ name }) => name === "enchant")) {
    const rows = costsByStep(byGroup);
    return { rows, costOf: () => rows[0]?.row.id };
  }
  const rows = byGroup === undefined ? costsOfGroupDump(datapack) : costsByGroup(byGroup);
  return { rows, costOf: (_skill, _route, group) => group };
}
