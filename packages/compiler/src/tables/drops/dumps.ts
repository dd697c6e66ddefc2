import * as v from "valibot";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import type { Form } from "../../read/form.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { flagText, idText, integerText, numberText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import { SPOIL_CATEGORY } from "./category.js";

const dropColumns = v.object({
  mobId: idText,
  itemId: idText,
  min: integerText(1),
  max: integerText(1),
  category: v.exactOptional(integerText(-1)),
  sweep: v.exactOptional(flagText),
  // A column of decimals, which the server cuts to a whole number.
  chance: v.pipe(numberText(0), v.transform(Math.trunc)),
});

/** Where a row belongs; the first servers state only whether it is spoiled. */
const PLACES = [["category", "sweep"]];

/** The form of a dump. */
export const dropDump: Form = {
  servers: "L2J before 2013",
  files: ["sql/droplist.sql"],
  mark: "mobId, itemId, min, max, category or sweep, chance",
};

/**
 * Reads the `drops` table from the dump `droplist` of L2J before 2013, whose categories and chances, in millionths, are those of aCis; and
 * the additions of the server's owner in `custom_droplist`. The first servers have `sweep` in place of categories and roll each row by
 * itself (class L2Attackable): of an NPC each such row is a category, from 1. L2Phoenix has both columns (class NpcTable).
 */
export const readDropDumps = oncePerDatapack((datapack: Datapack): SourcedTable<"drops"> => {
  const { report } = datapack;
  const singles = new Map<number, number>();
  const nextSingle = (npcId: number) => {
    const category = (singles.get(npcId) ?? 0) + 1;
    singles.set(npcId, category);
    return category;
  };
  return readSqlRowsOf(datapack, "droplist", dropColumns, PLACES).flatMap(({ row, ...position }) => {
    const { mobId: npcId, category: stated, sweep, ...drop } = row;
    if (stated === undefined && sweep === undefined) {
      report.error(position, `drop of NPC ${npcId}`, "category or sweep", "none");
      return [];
    }
    const category = sweep === true ? SPOIL_CATEGORY : (stated ?? nextSingle(npcId));
    return finishRow(report, "drops", position, { npcId, category, ...drop });
  });
});
