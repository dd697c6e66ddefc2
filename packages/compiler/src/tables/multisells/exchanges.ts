import { nonEmpty } from "@gamedata/rules";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { readXml } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import { readMultisellFiles } from "./lists.js";
import { EXCHANGE_LISTS, statesOffers } from "./offers.js";

const multisellId = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Makes the `exchanges` table: the multisells that `curated/exchange-lists.json` lists by their ids, in its order. */
export function readExchanges(datapack: Datapack): SourcedTable<"exchanges"> {
  if (statesOffers(datapack)) return [];
  const files = new Map(readMultisellFiles(datapack).map(({ row }) => [row.id, row]));
  return (readOptionalJsonRows(datapack, EXCHANGE_LISTS, multisellId) ?? []).flatMap(({ row: id }) => {
    const multisell = files.get(id);
    // Reports why there is none.
    if (multisell === undefined) readXml(datapack, `${datapack.folder}/multisell/${id}.xml`);
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
