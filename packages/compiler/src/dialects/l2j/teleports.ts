import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { nameText } from "../../read/values.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

const offerRow = v.strictObject({
  npcId: v.number(),
  teleportId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: nameText,
  x: v.number(),
  y: v.number(),
  z: v.number(),
  price: v.pipe(v.number(), v.minValue(0)),
  currencyItemId: v.number(),
  nobleOnly: v.exactOptional(v.boolean()),
});

/**
 * Reads the `teleports` table from `curated/teleports.json`, which joins the dialogues of NPCs with the destinations.
 */
export function readTeleports(datapack: Datapack): SourcedTable<"teleports"> {
  const rows = readOptionalJsonRows(datapack, "curated/teleports.json", offerRow) ?? [];
  return rows.flatMap(({ row, ...position }) => {
    const { npcId, teleportId, name, x, y, z, price: count, currencyItemId: itemId, nobleOnly = false } = row;
    const price = { itemId, count };
    return finishRow(datapack.report, "teleports", position, {
      npcId,
      destination: teleportId,
      name,
      x,
      y,
      z,
      price,
      isNoble: nobleOnly,
    });
  });
}
