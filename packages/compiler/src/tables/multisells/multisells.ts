import { nonEmpty } from "@gamedata/rules";
import type { Datapack } from "../../read/datapack.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import { readMultisellFiles } from "./lists.js";
import { readOffers } from "./offers.js";

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
      if (isComplete) {
        report.leaveOut(entries.length);
        return [];
      }
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
