import type { RegionTown } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { regionGrid } from "../records/areas.js";
import { isMonsterType } from "../records/monster-type.js";
import { npcIndex } from "../records/npcs.js";
import { npcSpawnsOf } from "../spawns/npc-spawns.js";

/** How far a town is taken to reach around its gatekeeper, in game units. */
const REACH = 3000;
/** The fewest people of a town. */
const FEWEST_PEOPLE = 20;

/** Finds the town of each region, by region id: where the gatekeeper with the most people around stands, if there are enough. */
export function regionTowns(catalog: Catalog): readonly RegionTown[] {
  const people = npcIndex(catalog).all.filter(({ canonical: { type } }) => !isMonsterType(type));
  const positions = people.flatMap((npc) => npcSpawnsOf(catalog, npc));
  const peopleAround = (x: number, y: number) =>
    positions.filter((spawn) => Math.hypot(spawn.x - x, spawn.y - y) < REACH).length;
  const best = new Map<number, { readonly town: RegionTown; readonly count: number }>();
  for (const gatekeeper of people.filter(({ canonical }) => canonical.type === "Teleporter")) {
    const [spawn] = npcSpawnsOf(catalog, gatekeeper);
    const region = spawn && regionGrid(catalog).at(spawn.x, spawn.y);
    if (spawn === undefined || region === undefined) continue;
    const { x, y, z } = spawn;
    const count = peopleAround(x, y);
    if (count >= FEWEST_PEOPLE && count > (best.get(region.id)?.count ?? 0))
      best.set(region.id, { town: { region, x, y, z }, count });
  }
  return [...best.values()].map(({ town }) => town).sort((a, b) => a.region.id - b.region.id);
}
