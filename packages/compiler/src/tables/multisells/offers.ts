import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { hasFile, readText } from "../../read/file.js";
import { readJsonRows } from "../../read/json.js";

/** What multisells to show, or who offers which of them. */
export const EXCHANGE_LISTS = "curated/exchange-lists.json";

/** Whether the curated list states who offers a multisell; otherwise it has the ids of those that items and shops show. */
export const statesOffers = (datapack: Datapack): boolean =>
  hasFile(datapack, EXCHANGE_LISTS) && /^\s*\[\s*\{/u.test(readText(datapack, EXCHANGE_LISTS) ?? "");

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const listRow = v.object({ multisellId: id, npcIds: v.array(id) });

/** The NPCs that offer each multisell, by its id. */
export type Offers = ReadonlyMap<number, readonly number[]>;

/** Reads who offers which multisell from `curated/exchange-lists.json`, if the datapack has it. */
export function readOffers(datapack: Datapack): Offers | undefined {
  if (!statesOffers(datapack)) return undefined;
  const offers = readJsonRows(datapack, EXCHANGE_LISTS, listRow);
  return new Map(offers.map(({ row }) => [row.multisellId, row.npcIds]));
}
