import { nonEmpty } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readJsonRows } from "../../read/json.js";
import { readXml } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import type { MultisellFiles } from "./lists.js";

const multisellId = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * Makes the `exchanges` table: the multisells that `curated/exchange-lists.json` lists, in its order.
 *
 * @param folder The folder of the multisells.
 */
export function readExchanges(
  datapack: Datapack,
  multisells: MultisellFiles,
  folder: string,
): SourcedTable<"exchanges"> {
  const files = new Map(multisells.map(({ row }) => [row.id, row]));
  return readJsonRows(datapack, "curated/exchange-lists.json", multisellId).flatMap(({ row: id }) => {
    const multisell = files.get(id);
    // Reports why there is none.
    if (multisell === undefined) readXml(datapack, `${folder}/multisell/${id}.xml`);
    const { entries = [], maintainEnchantment, npcIds = [] } = multisell ?? {};
    // The row schema refuses ingredients that are kept.
    return entries.flatMap(({ position, ...entry }, index) =>
      finishRow(datapack.report, "exchanges", position, {
        multisellId: id,
        position: index + 1,
        maintainEnchantment,
        npcIds: nonEmpty(npcIds),
        ...entry,
      }),
    );
  });
}
