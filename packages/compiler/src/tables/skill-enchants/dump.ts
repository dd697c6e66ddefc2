import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { idText } from "../../read/values.js";
import { chancesOf } from "./chances.js";
import { dumpColumns, RATES } from "./dump-columns.js";
import { beforeRoutes, type LevelCost } from "./routes.js";

const columns = v.object({ skill_id: idText, ...dumpColumns });

/** What the first step of a route takes where a dump states costs. Source: class `RequestExEnchantSkill` of L2J and of L2JFrozen. */
const FIRST_STEP_ITEM = { itemId: 6622, count: 1 };

/** Reads the dump of the steps of each skill. Source: L2J before 2010, L2JFrozen. */
export function stepsOfDump(datapack: Datapack): readonly LevelCost[] {
  const rows = readRowsOf(datapack, "enchant_skill_trees", columns, RATES);
  const before = beforeRoutes(rows.map(({ row }) => row));
  return rows.map(({ row, ...position }) => {
    const { skill_id: id, level, sp, exp, adena } = row;
    const item = before.includes(level - 1) && { item: FIRST_STEP_ITEM };
    const cost = { exp, sp, ...(adena > 0 && { adena }), ...item, chances: chancesOf("success_rate", row) };
    return { position, id, level, cost };
  });
}
