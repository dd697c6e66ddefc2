import * as v from "valibot";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import type { Form } from "../../read/form.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idText, integerText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

const dropColumns = v.object({
  mobId: idText,
  itemId: idText,
  min: integerText(1),
  max: integerText(1),
  category: integerText(-1),
  chance: integerText(0),
});

/** The form of a dump. */
export const dropDump: Form = {
  servers: "L2J before 2013",
  files: ["sql/droplist.sql"],
  mark: "mobId, itemId, min, max, category, chance",
};

/**
 * Reads the `drops` table from the dump `droplist` of L2J before 2013, whose categories and chances, in millionths, are those of aCis; and
 * the additions of the server's owner in `custom_droplist`.
 */
export const readDropDumps = oncePerDatapack(
  (datapack: Datapack): SourcedTable<"drops"> =>
    readSqlRowsOf(datapack, "droplist", dropColumns).flatMap(({ row: { mobId: npcId, ...drop }, ...position }) =>
      finishRow(datapack.report, "drops", position, { npcId, ...drop }),
    ),
);
