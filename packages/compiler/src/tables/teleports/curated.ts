import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readJsonRows } from "../../read/json.js";
import { nameText } from "../../read/values.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import type { Destinations } from "./destinations.js";

/** The file that says which NPC offers which destination. */
export const CURATED_TELEPORTS = "curated/teleports.json";

const offerRow = v.strictObject({ npcId: v.number(), teleportId: v.number(), name: nameText });

/**
 * Reads the `teleports` table from `curated/teleports.json`, which names NPCs and destinations. A row without a destination is an error;
 * destinations that no NPC offers are left out.
 */
export function readCuratedOffers(
  datapack: Datapack,
  destinations: Destinations,
  source: string,
): SourcedTable<"teleports"> {
  const { report } = datapack;
  report.leaveOut(destinations.size);
  return readJsonRows(datapack, CURATED_TELEPORTS, offerRow).flatMap(({ row, ...position }) => {
    const { npcId, teleportId, name } = row;
    const destination = destinations.get(teleportId)?.row;
    if (destination !== undefined) return finishRow(report, "teleports", position, { ...destination, npcId, name });
    return report.error(position, "row teleportId", `the id of a <teleport> of ${source}`, `${teleportId}`);
  });
}

const wholeRow = v.strictObject({
  npcId: v.number(),
  teleportId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: nameText,
  ...v.entriesFromList(["x", "y", "z"], v.number()),
  price: v.pipe(v.number(), v.minValue(0)),
  currencyItemId: v.number(),
  nobleOnly: v.exactOptional(v.boolean()),
});

/** Reads the `teleports` table from `curated/teleports.json`, which joins the dialogues of NPCs with the destinations. */
export function readCuratedTeleports(datapack: Datapack): SourcedTable<"teleports"> {
  return readJsonRows(datapack, CURATED_TELEPORTS, wholeRow).flatMap(({ row, ...position }) => {
    const { teleportId: destination, price: count, currencyItemId: itemId, nobleOnly: isNoble = false, ...rest } = row;
    const price = { itemId, count };
    return finishRow(datapack.report, "teleports", position, { ...rest, destination, price, isNoble });
  });
}
