import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import { readJsonRows } from "../../read/json.js";
import { nameText } from "../../read/values.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { type MultisellFiles, readMultisellFiles } from "./lists.js";
import { clientId, currencies } from "./points.js";

const CURRENCIES_FILE = "curated/point-currencies.json";

const currencyRow = v.strictObject({ itemId: v.number(), name: nameText });

/**
 * Reads the `pointCurrencies` table from `curated/point-currencies.json`; without the file it has those that the multisells use, and the usual
 * ones where the engine knows points by negative ids.
 */
export function readPointCurrencies(datapack: Datapack): SourcedTable<"pointCurrencies"> {
  const { report, defaults } = datapack;
  if (hasFile(datapack, CURRENCIES_FILE)) {
    const rows = readJsonRows(datapack, CURRENCIES_FILE, currencyRow);
    return rows.flatMap(({ row, ...position }) => finishRow(report, "pointCurrencies", position, row));
  }
  return currenciesOf(datapack, readMultisellFiles(datapack), defaults.hasPointIds === true);
}

function currenciesOf(
  { report }: Datapack,
  multisells: MultisellFiles,
  withUsual: boolean,
): SourcedTable<"pointCurrencies"> {
  const used = new Set<number>();
  for (const { row } of multisells) {
    for (const { required, produces, alsoProduces = [] } of row.entries) {
      for (const { itemId } of [...required, produces, ...alsoProduces]) used.add(itemId);
    }
  }
  const position = { file: "points", line: 1 };
  return currencies
    .map(({ id, ...currency }) => ({ itemId: clientId(id), ...currency }))
    .filter(({ itemId, isUsual }) => (withUsual && isUsual) || used.has(itemId))
    .flatMap(({ itemId, name }) => finishRow(report, "pointCurrencies", position, { itemId, name }));
}
