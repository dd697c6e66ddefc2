import { nonEmpty } from "@gamedata/rules";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { hasFile, readText } from "../../read/file.js";
import { readJsonRows, readOptionalJsonRows } from "../../read/json.js";
import { readXml } from "../../read/xml.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { readMultisellFiles } from "./lists.js";

/** What multisells to show, or who offers which of them. */
const EXCHANGE_LISTS = "curated/exchange-lists.json";

/** Whether the curated list states who offers a multisell; otherwise it has the ids of those that items and shops show. */
const statesOffers = (datapack: Datapack): boolean =>
  hasFile(datapack, EXCHANGE_LISTS) && /^\s*\[\s*\{/u.test(readText(datapack, EXCHANGE_LISTS) ?? "");

const multisellId = v.pipe(v.number(), v.integer(), v.minValue(1));
const listRow = v.object({ multisellId, npcIds: v.array(multisellId) });

/** Reads the NPCs that offer each multisell, by its id, from `curated/exchange-lists.json`, if the datapack has it. */
function readOffers(datapack: Datapack): ReadonlyMap<number, readonly number[]> | undefined {
  if (!statesOffers(datapack)) return undefined;
  const offers = readJsonRows(datapack, EXCHANGE_LISTS, listRow);
  return new Map(offers.map(({ row }) => [row.multisellId, row.npcIds]));
}

/**
 * Makes the `multisells` table. A multisell that no NPC offers is opened by an item, a board or a script, and has no NPC; an export for a
 * data set of ours and a curated list state all offers, so that it is left out there.
 */
export function readMultisells(datapack: Datapack): SourcedTable<"multisells"> {
  const { report } = datapack;
  const multisells = readMultisellFiles(datapack);
  const offers = readOffers(datapack);
  const isComplete = report.isStrict || offers !== undefined;
  return multisells.flatMap(({ row: { id, entries, ...rest }, ...position }) => {
    // An empty list, or one of which each exchange is a loss of its own.
    if (entries.length === 0) return [];
    const npcIds = nonEmpty(offers === undefined ? rest.npcIds : (offers.get(id) ?? []));
    if (npcIds === undefined) {
      report.warn(position, `multisell ${id}`, "an NPC that offers it", isComplete ? "none: left out" : "none");
      if (isComplete) return report.leaveOut(entries.length);
    }
    const { maintainEnchantment, appliesTaxes } = rest;
    return finishRow(report, "multisells", position, {
      id,
      maintainEnchantment,
      appliesTaxes,
      npcIds,
      entries: entries.map(({ position: _, ...entry }) => entry),
    });
  });
}

/** Makes the `exchanges` table: the multisells that `curated/exchange-lists.json` lists by their ids, in its order. */
export function readExchanges(datapack: Datapack): SourcedTable<"exchanges"> {
  if (statesOffers(datapack)) return [];
  const ids = readOptionalJsonRows(datapack, EXCHANGE_LISTS, multisellId);
  // What is wrong in the files is said of the multisells.
  if (ids === undefined) return [];
  const files = new Map(readMultisellFiles(datapack).map(({ row }) => [row.id, row]));
  return ids.flatMap(({ row: id }) => {
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
