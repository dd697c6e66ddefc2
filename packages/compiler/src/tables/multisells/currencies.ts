import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import { readJsonRows } from "../../read/json.js";
import { integerText, nameText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import type { MultisellFiles } from "./lists.js";

/** The client writes the negative ids of points into two bytes without a sign: the rest to this number. */
const TWO_BYTES = 65_536;

/**
 * What a multisell can take or give that is no item. Source: class `MultisellData` of L2J Server, which has the first three, and enum
 * `SpecialItemType` of L2J Mobius.
 */
const currencies = [
  { id: -100, name: "PC Cafe Points", isUsual: true },
  { id: -200, name: "Clan Reputation Score", isUsual: true },
  { id: -300, name: "Fame", isUsual: true },
  { id: -400, name: "Field Cycle Points", isUsual: false },
  { id: -500, name: "Raid Points", isUsual: false },
  { id: -700, name: "Honor Coins", isUsual: false },
] as const;

const known = currencies.map(({ id }) => id);

/** The id of an item, or of points, which becomes the client's unsigned one. */
export const itemOrPointsText = v.pipe(
  integerText(),
  v.check((id) => id > 0 || known.some((points) => points === id), `an item id, or ${known.join(", ")}`),
  v.transform((id) => (id < 0 ? TWO_BYTES + id : id)),
);

const CURRENCIES_FILE = "curated/point-currencies.json";

const currencyRow = v.strictObject({ itemId: v.number(), name: nameText });

/** Reads the `pointCurrencies` table from `curated/point-currencies.json`; without the file it has those that the multisells use. */
export function readPointCurrencies(datapack: Datapack, multisells: MultisellFiles): SourcedTable<"pointCurrencies"> {
  const { report } = datapack;
  if (report.isStrict || hasFile(datapack, CURRENCIES_FILE)) {
    const rows = readJsonRows(datapack, CURRENCIES_FILE, currencyRow);
    return rows.flatMap(({ row, ...position }) => finishRow(report, "pointCurrencies", position, row));
  }
  return currenciesOf(datapack, multisells, false);
}

/**
 * Reads the `pointCurrencies` table of an engine that knows points by negative ids: the first three, and those that the multisells use.
 */
export function readUsualCurrencies(datapack: Datapack, multisells: MultisellFiles): SourcedTable<"pointCurrencies"> {
  return currenciesOf(datapack, multisells, true);
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
    .map(({ id, ...currency }) => ({ itemId: TWO_BYTES + id, ...currency }))
    .filter(({ itemId, isUsual }) => (withUsual && isUsual) || used.has(itemId))
    .flatMap(({ itemId, name }) => finishRow(report, "pointCurrencies", position, { itemId, name }));
}
