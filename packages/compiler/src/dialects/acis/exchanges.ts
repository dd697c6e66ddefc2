import { nonEmpty } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readJsonRows } from "../../read/json.js";
import { readXml } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import { type MultisellFile, type MultisellFileEntry, readMultisellFiles } from "./multisell-files.js";

const multisellId = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * Reads the `exchanges` table from `xml/multisell`: the multisells that `curated/exchange-lists.json` lists, in its
 * order.
 */
export function readExchanges(datapack: Datapack): SourcedTable<"exchanges"> {
  const files = new Map(readMultisellFiles(datapack).map(({ row }) => [row.id, row]));
  return readJsonRows(datapack, "curated/exchange-lists.json", multisellId).flatMap(({ row: id }) => {
    const multisell = files.get(id);
    if (multisell !== undefined) return exchangesOf(datapack.report, multisell);
    // Reports why there is none.
    readXml(datapack, `xml/multisell/${id}.xml`);
    return [];
  });
}

function exchangesOf(report: Report, multisell: MultisellFile): SourcedTable<"exchanges"> {
  const { id, maintainEnchantment, npcIds, entries } = multisell;
  return entries.flatMap((entry, index) => {
    const read = curatedEntry(report, entry);
    if (read === undefined) return [];
    return finishRow(report, "exchanges", entry.element, {
      multisellId: id,
      position: index + 1,
      maintainEnchantment,
      npcIds: nonEmpty(npcIds),
      ...read,
    });
  });
}

/** Checks that an exchange has one product. The row schema refuses ingredients that are kept. */
function curatedEntry(report: Report, { required, produces }: MultisellFileEntry) {
  const [product, second] = produces;
  if (second) report.error(second, "<item> of a curated multisell", "one <production>", "another one");
  return product && { required: required.map(({ row }) => row), produces: product.row };
}
