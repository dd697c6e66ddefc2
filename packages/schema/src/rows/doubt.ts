import type { DoubtRow } from "../generated/types.js";
import { choice, closedObject, described, optionalList } from "../values/form.js";
import { label, positiveCount } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const doubtKind = choice(
  ["ingredientCount", "noSpawn", "aggroRange", "dropAboveCertain", "dropMinAboveMax", "nobleTeleport"],
  "What makes the compiler doubt a value.",
);

export const doubtRow = closedObject(
  "Value that is probably wrong in the source and is kept as it stands, or that stands on one source alone.",
  {
    id: described(label, "Kind, and the first record or the field."),
    kind: doubtKind,
    table: described(label, "Name of the table that holds the value."),
    field: described(label, "Field of the table, or what its records lack."),
    ids: optionalList(positiveCount, "Ids of the records; missing for all of them."),
    stated: described(label, "What the source states."),
    doubt: described(label, "What speaks against it."),
  },
);

export const doubtTable: TableDescription<DoubtRow> = {
  description: "What is probably wrong in the source and is kept as it stands, or stands on one source alone.",
  row: doubtRow,
  key: ["id"],
  order: [],
};
