import * as v from "valibot";
import { itemId, npcId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { amount, integer, level, positiveCount } from "./measure.js";

export const dropRow = v.strictObject({
  npcId,
  category: v.pipe(integer, v.minValue(-1), v.description("-1 spoil, 0 adena, others regular groups.")),
  itemId,
  min: positiveCount,
  max: positiveCount,
  chance: v.pipe(amount, v.description("Parts per million; the source states more than a million in a few rows.")),
});
/** One row of an NPC's drop list; `chance` in parts per million. Table `drops`, by NPC id, then in source order. */
export type DropRow = Immutable<v.InferOutput<typeof dropRow>>;

export const dropType = v.picklist(["adena", "regular", "spoil"]);
/** How a drop is got: as money, from the body, or by spoiling it. */
export type DropType = v.InferOutput<typeof dropType>;

const odds = {
  qty: v.pipe(v.string(), v.description('"n", or "min–max" with an en dash.')),
  chance: v.pipe(v.nullable(amount), v.description("Percent; above 100 in the few rows where the source says so.")),
  chanceDisplay: v.pipe(v.nullable(v.string()), v.description('"12.5%", or "1/20,000" below 0.01 %.')),
};
const rollCount = v.exactOptional(
  v.pipe(v.number(), v.integer(), v.minValue(2), v.description("How many equal rows this one stands for.")),
);

export const drop = v.strictObject({
  itemId,
  itemName: v.nullable(v.string()),
  ...odds,
  type: dropType,
  rollCount,
});
/** One thing that an NPC drops. */
export type Drop = Immutable<v.InferOutput<typeof drop>>;

export const npcDrops = v.strictObject({ npcId, npcName: v.string(), drops: v.array(drop) });
/** All that an NPC drops: adena, then regular, then spoil; by chance within each. */
export type NpcDrops = Immutable<v.InferOutput<typeof npcDrops>>;

export const itemSourceNpc = v.strictObject({
  id: npcId,
  name: v.string(),
  type: v.nullable(v.string()),
  level: v.nullable(level),
});
/** The NPC in a row of `dropped-by` or `spoiled-by`. */
export type ItemSourceNpc = Immutable<v.InferOutput<typeof itemSourceNpc>>;

export const itemSourceEntry = v.strictObject({ npc: itemSourceNpc, ...odds, rollCount });
/** One NPC that an item drops from or is spoiled from. */
export type ItemSourceEntry = Immutable<v.InferOutput<typeof itemSourceEntry>>;
