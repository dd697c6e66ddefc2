import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { readEach } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import { readOptionalXml } from "../../read/place.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idText, integerText } from "../../read/values.js";
import { groupBy } from "../rows-by-id.js";
import type { SourcedTable } from "../table-rows.js";
import { chancesOf, costOf, FROM_LEVEL, finishGroup, percent, ratesNamed } from "./costs.js";
import { beforeRoutes, type LevelCost } from "./routes.js";

const rates = ratesNamed("success_rate");

/** The columns whose absence means that a chronicle ends before their level. */
const RATES = Object.keys(rates).map((name) => [name]);

const stepColumns = {
  level: integerText(1),
  sp: integerText(0),
  exp: v.exactOptional(integerText(0), "0"),
  adena: v.exactOptional(integerText(0), "0"),
  ...rates,
  success_rate76: percent,
};
const skillColumns = v.object({ skill_id: idText, ...stepColumns });
const groupColumns = v.object({ group_id: idText, ...stepColumns });

/** What the first step of a route takes where a dump states costs. Source: class `RequestExEnchantSkill` of L2J and of L2JFrozen. */
const FIRST_STEP_ITEM = { itemId: 6622, count: 1 };

/** The file in place of the dump. Source: L2J Mobius, class `EnchantSkillTreeData`. */
export const TREE_FILE = "EnchantSkillTreeData.xml";

const treeAttributes = exactObject({
  id: idText,
  level: integerText(1),
  sp: integerText(0),
  exp: integerText(0),
  ...ratesNamed("rate"),
  rate76: percent,
});

/** Reads the steps of each skill from the dump of L2J before 2010, L2JFrozen, and L2J Mobius for C4 and Interlude, or the file in its place. */
export function stepsOfDump(datapack: Datapack): readonly LevelCost[] {
  const list = readOptionalXml(datapack, [TREE_FILE]);
  const steps = [
    ...readRowsOf(datapack, "enchant_skill_trees", skillColumns, RATES).map(({ row, ...position }) => {
      return { ...row, id: row.skill_id, position, chances: chancesOf("success_rate", row) };
    }),
    ...readEach(list, "skill", treeAttributes).map(({ row, ...position }) => {
      return { ...row, position, chances: chancesOf("rate", row) };
    }),
  ];
  const before = beforeRoutes(steps);
  return steps.map(({ position, id, level, ...step }) => {
    const item = before.includes(level - 1) && { item: FIRST_STEP_ITEM };
    return { position, id, level, cost: costOf({ ...step, ...item }) };
  });
}

export const GROUP_DUMP = "enchant_skill_groups";

/** Reads the dump of the steps of groups, which skills name. Source: L2J 2010 to 2012. */
export function costsOfGroupDump(datapack: Datapack): SourcedTable<"skillEnchantCosts"> {
  const rows = readSqlRowsOf(datapack, GROUP_DUMP, groupColumns, RATES);
  return [...groupBy(rows, ({ row }) => row.group_id)].flatMap(([id, group]) => {
    const steps = group.map(({ row, ...position }) => ({
      position,
      step: row.level,
      cost: costOf({ ...row, chances: chancesOf("success_rate", row) }),
    }));
    const cost = { id, fromLevel: FROM_LEVEL, source: `${GROUP_DUMP}.sql` };
    return steps.slice(0, 1).flatMap(({ position }) => finishGroup(datapack.report, position, cost, steps));
  });
}
