import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idText } from "../../read/values.js";
import { groupBy } from "../rows-by-id.js";
import type { SourcedTable } from "../sourced-tables.js";
import { chancesOf, FROM_LEVEL } from "./chances.js";
import { dumpColumns, RATES } from "./dump-columns.js";
import { finishGroup } from "./group.js";

export const GROUP_DUMP = "enchant_skill_groups";

const groupColumns = v.object({ group_id: idText, ...dumpColumns });

/** Reads the dump of the steps of groups, which skills name. Source: L2J 2010 to 2012. */
export function costsOfGroupDump(datapack: Datapack): SourcedTable<"skillEnchantCosts"> {
  const { report } = datapack;
  const rows = report.isStrict ? [] : readSqlRowsOf(datapack, GROUP_DUMP, groupColumns, RATES);
  return [...groupBy(rows, ({ row }) => row.group_id)].flatMap(([id, group]) => {
    const steps = group
      .map(({ row }) => ({ ...row, chances: chancesOf("success_rate", row) }))
      .toSorted((one, other) => one.level - other.level);
    const cost = { id, fromLevel: FROM_LEVEL, source: `${GROUP_DUMP}.sql` };
    return group.slice(0, 1).flatMap((first) => finishGroup(report, first, cost, steps));
  });
}
