import type { LocationLootNpc } from "@gamedata/schema/types";
import { type Npc, npcWithLevelOf } from "../records/npcs.js";
import { meanDelayOf } from "../spawns/spawn-times.js";
import type { Spot } from "./spots.js";

/** An NPC in an area where its kills can give an item. */
export interface NpcSpot {
  readonly npc: Npc;
  /** The sums over its raw NPCs that are there. */
  spot: Spot;
  /** The mean over the spawns; without spawns, the entry that gives most stands for the NPC. */
  perKill: number;
  /** Those of `perKill` that only spoil gives. */
  spoiled: number;
  perHour: number;
}

/** What a kill gives, in expected pieces. */
export type Pieces = Pick<NpcSpot, "perKill" | "spoiled">;

/** Creates the spot of an NPC from that of one of its raw NPCs. */
export const npcSpotOf = (npc: Npc, spot: Spot, { perKill, spoiled }: Pieces): NpcSpot => ({
  npc,
  spot,
  perKill,
  spoiled,
  perHour: spot.killsPerHour * perKill,
});

/** Adds the spot of another raw NPC in the same area. */
export function addSpot(sums: NpcSpot, spot: Spot, gives: Pieces): void {
  const { area, spawnCount, timedCount, delays, killsPerHour } = sums.spot;
  sums.spot = {
    area,
    spawnCount: spawnCount + spot.spawnCount,
    timedCount: timedCount + spot.timedCount,
    delays: delays + spot.delays,
    killsPerHour: killsPerHour + spot.killsPerHour,
  };
  sums.perHour += spot.killsPerHour * gives.perKill;
  // A running mean is exact where all entries give the same, so that equal spots stay equal.
  if (spawnCount === 0) {
    const isMore = spot.spawnCount > 0 || gives.perKill > sums.perKill;
    if (isMore) [sums.perKill, sums.spoiled] = [gives.perKill, gives.spoiled];
    return;
  }
  const share = spot.spawnCount / sums.spot.spawnCount;
  sums.perKill += (gives.perKill - sums.perKill) * share;
  sums.spoiled += (gives.spoiled - sums.spoiled) * share;
}

/** Returns what an NPC gives in its area, as responses show it. */
export function npcYieldOf({ npc, spot, perKill, spoiled, perHour }: NpcSpot): LocationLootNpc {
  const shown = {
    npc: npcWithLevelOf(npc),
    spawnCount: spot.spawnCount,
    respawnSeconds: meanDelayOf(spot),
    expectedPerKill: perKill,
  };
  return spoiled === 0 ? { ...shown, perHour } : { ...shown, spoiledPerKill: spoiled, perHour };
}
