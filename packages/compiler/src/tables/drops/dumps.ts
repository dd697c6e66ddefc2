import { SPOIL_CATEGORY } from "@gamedata/rules";
import * as v from "valibot";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { fieldsNamed, openFields } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { type Form, formFrom } from "../../read/form.js";
import { rawText } from "../../read/raw-text.js";
import { readSqlRows, readSqlRowsOf } from "../../read/sql.js";
import { flagText, idText, integerText, numberText, percentText } from "../../read/values.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { categoryNumbers, categoryTypeText, groupOf } from "./categories.js";

const dropColumns = openFields({
  ...fieldsNamed(idText, "npcId=mobId itemId"),
  ...fieldsNamed(integerText(1), "min max"),
  category: v.exactOptional(integerText(-1)),
  sweep: v.exactOptional(flagText),
  // A column of decimals, which the server cuts to a whole number.
  chance: v.pipe(numberText(0), v.transform(Math.trunc)),
});

/** Where a row belongs; the first servers state only whether it is spoiled. */
const PLACES = [["category", "sweep"]];

export const dropDump: Form = formFrom(
  "L2J before 2013",
  ["sql/droplist.sql"],
  "mobId, itemId, min, max, category or sweep, chance",
);

/**
 * Reads the `drops` table from the dump `droplist` of L2J before 2013, whose categories and chances, in millionths, are those of aCis; and
 * the additions of the server's owner in `custom_droplist`. The first servers have `sweep` in place of categories and roll each row by
 * itself (class L2Attackable): of an NPC each such row is a category, from 1. L2Phoenix has both columns (class NpcTable).
 */
export const readDropDumps = oncePerDatapack((datapack: Datapack): SourcedTable<"drops"> => {
  const singles = new Map<number, number>();
  const nextSingle = (npcId: number) => {
    const category = (singles.get(npcId) ?? 0) + 1;
    singles.set(npcId, category);
    return category;
  };
  return readSqlRowsOf(datapack, "droplist", dropColumns, PLACES).flatMap(({ row, ...position }) => {
    const { npcId, category: stated, sweep, ...drop } = row;
    if (stated === undefined && sweep === undefined)
      return datapack.report.error(position, `drop of NPC ${npcId}`, "category or sweep", "none");
    const category = sweep === true ? SPOIL_CATEGORY : (stated ?? nextSingle(npcId));
    return finishRow(datapack.report, "drops", position, { npcId, category, ...drop });
  });
});

const DUMP = "sql/droplist.sql";

/** Whether a dump of drops is one of categories with types, which that of an older server is not. */
export const isTypedDropDump = (folder: string, path: string): boolean =>
  /\bcategory_chance\b/u.test(rawText(folder, path));

/** Whether a fork of aCis has the typed categories of its NPCs in a dump. */
export const hasTypedDropDump = (datapack: Datapack): boolean =>
  hasFile(datapack, DUMP) && isTypedDropDump(datapack.root, datapack.locate(DUMP));

const typedColumns = openFields({
  npcId: [idText, "npc_id"],
  category: integerText(0),
  type: [categoryTypeText, "drop_type"],
  groupChance: [percentText, "category_chance"],
  itemId: [idText, "item_id"],
  ...fieldsNamed(integerText(1), "min=min_count max=max_count"),
  chance: percentText,
  enabled: v.exactOptional(flagText, "1"),
});

export const typedDropDump: Form = formFrom(
  "forks of aCis",
  [DUMP],
  "npc_id, category, drop_type, category_chance, item_id, min_count, max_count, chance",
);

/** Reads the `drops` table from a dump of the typed categories of aCis since revision 400; rows that are off are left out. */
export function readTypedDropDump(datapack: Datapack): SourcedTable<"drops"> {
  const numberOf = categoryNumbers();
  return readSqlRows(datapack, DUMP, typedColumns).flatMap(({ row, ...position }) => {
    const { category, type, groupChance, enabled, ...drop } = row;
    if (!enabled) return datapack.report.leaveOut(1, "drops");
    const group = groupOf(numberOf(type, drop.npcId, category + 1), groupChance);
    return finishRow(datapack.report, "drops", position, { ...group, ...drop });
  });
}
