import { nonEmpty, present } from "@gamedata/rules";
import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { fieldsNamed, openFields } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idText, integerText } from "../../read/values.js";
import { groupWhole, lastRowsOf } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { change } from "./elements.js";

/** Ids, joined by `,`, and perhaps ended by one. */
const classList = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/,\s*$/u, "").split(",")),
  v.array(integerText(0)),
);

/** The second names are those of aCis before 2017, which states the classes of a henna with it; most spell mentality wrong. */
const columns = openFields({
  ...fieldsNamed(idText, "symbolId=symbol_id dyeItemId=dye_id"),
  dyeCount: [v.exactOptional(integerText(1)), "dye_amount"],
  engravePrice: [integerText(0), "price"],
  ...fieldsNamed(change, "INT=stat_INT|INT STR=stat_STR|STR CON=stat_CON|CON MEN=stat_MEM|stat_MEN|MEN"),
  ...fieldsNamed(change, "DEX=stat_DEX|DEX WIT=stat_WIT|WIT"),
  classes: v.exactOptional(classList),
});

/** Without one of them its stat does not change. */
const STATS = ["INT", "STR", "CON", "MEN", "DEX", "WIT"].map((stat) =>
  [`stat_${stat}`, stat].concat(stat === "MEN" ? "stat_MEM" : []),
);

const treeColumns = v.object({ class_id: integerText(0), symbol_id: idText });

/** Whether a datapack states in a dump which classes can use a henna. */
export const hasHennaTrees = (datapack: Datapack): boolean => hasFile(datapack, "sql/henna_trees.sql");

/**
 * Reads the `hennas` table of L2J before 2013: from the dump `henna`, or from lines, and from the dump `henna_trees` the classes that can use
 * each. Of two hennas with one number the last counts; one that no class can use is left out.
 */
export function readSymbols(datapack: Datapack): SourcedTable<"hennas"> {
  const { report } = datapack;
  const trees = groupWhole("symbol_id", (onLost) =>
    readSqlRowsOf(datapack, "henna_trees", treeColumns, undefined, onLost),
  );
  const rows = lastRowsOf(report, readRowsOf(datapack, "henna", columns, STATS), (row) => row.symbolId);
  return rows.flatMap(({ row, ...position }) => {
    const { symbolId, dyeItemId, dyeCount, engravePrice, classes, ...changes } = row;
    const classIds = nonEmpty([...new Set(classes ?? trees.get(symbolId)?.map((tree) => tree.class_id))]);
    if (classIds === undefined) return report.error(position, `henna ${symbolId}`, "a class in henna_trees", "none");
    const facts = { symbolId, dyeItemId, dyeCount, engravePrice, statChanges: present(changes), classIds };
    return finishRow(report, "hennas", position, facts);
  });
}
