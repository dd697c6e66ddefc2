import * as v from "valibot";
import type { Datapack } from "../read/datapack.js";
import { readJsonRows } from "../read/json.js";
import { nameText } from "../read/values.js";
import { finishRow } from "./draft.js";
import type { SourcedTable } from "./sourced-tables.js";

const currencyRow = v.strictObject({ itemId: v.number(), name: nameText });

/** Reads the `pointCurrencies` table from `curated/point-currencies.json`. */
export function readPointCurrencies(datapack: Datapack): SourcedTable<"pointCurrencies"> {
  const rows = readJsonRows(datapack, "curated/point-currencies.json", currencyRow);
  return rows.flatMap(({ row, ...position }) => finishRow(datapack.report, "pointCurrencies", position, row));
}
