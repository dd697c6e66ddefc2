import { nonEmpty } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import type { MultisellFiles } from "./lists.js";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const listRow = v.object({ multisellId: id, npcIds: v.array(id) });

/** The NPCs that offer each multisell, by its id. */
export type Offers = ReadonlyMap<number, readonly number[]>;

/** Reads who offers which multisell from `curated/exchange-lists.json`, if the datapack has it. */
export function readOffers(datapack: Datapack): Offers | undefined {
  const offers = readOptionalJsonRows(datapack, "curated/exchange-lists.json", listRow);
  return offers && new Map(offers.map(({ row }) => [row.multisellId, row.npcIds]));
}

/**
 * Makes the `multisells` table. A multisell that no NPC offers is opened by an item, a board or a script, and has no NPC; an export for a
 * data set of ours and a curated list state all offers, so that it is left out there.
 *
 * @param offers Who offers which multisell, where the files do not say.
 */
export function readMultisells(
  { report }: Datapack,
  multisells: MultisellFiles,
  offers?: Offers,
): SourcedTable<"multisells"> {
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
