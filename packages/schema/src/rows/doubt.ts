import * as v from "valibot";
import type { DoubtRow } from "../generated/types.js";
import { choice, closedObject, filledList } from "../values/form.js";
import { label, positiveCount } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const doubtKind = choice(
  ["ingredientCount", "noSpawn", "aggroRange", "dropAboveCertain", "dropMinAboveMax", "nobleTeleport"],
  "What makes the compiler doubt a value.",
);

export const doubtRow = closedObject(
  "Value that is probably wrong in the source and is kept as it stands, or that stands on one source alone.",
  {
    id: v.pipe(label, v.description("Kind, and the first record or the field.")),
    kind: doubtKind,
    table: v.pipe(label, v.description("Name of the table that holds the value.")),
    field: v.pipe(label, v.description("Field of the table, or what its records lack.")),
    ids: v.exactOptional(
      v.pipe(filledList(positiveCount), v.description("Ids of the records; missing for all of them.")),
    ),
    stated: v.pipe(label, v.description("What the source states.")),
    doubt: v.pipe(label, v.description("What speaks against it.")),
  },
);

export const doubtTable: TableDescription<DoubtRow> = {
  description: "What is probably wrong in the source and is kept as it stands, or stands on one source alone.",
  row: doubtRow,
  key: ["id"],
  order: [],
};
