import type { AreaNpc, RegionDetail, RegionRef } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { isMonsterType } from "../monsters/monster-type.js";
import type { Npc } from "../npcs/npc-index.js";
import { ascending, compareBy } from "../query/order.js";
import type { AreaSpawns } from "./area-index.js";

/** What the details of a location and of a region say about those who spawn there. */
export type AreaPopulation = Omit<RegionDetail, keyof RegionRef>;

/**
 * Tells who spawns in a place: by level (none last), name, id; the level range is that of the monsters.
 *
 * @param catalog The catalog.
 * @param spawns The spawns of each NPC there; none when left out.
 */
export function areaPopulationOf(catalog: Catalog, spawns: AreaSpawns = new Map()): AreaPopulation {
  const nameRanks = catalog[parts].npcs().listing.nameRanks();
  const npcs = [...spawns.keys()]
    .sort(
      compareBy<Npc>(
        ascending(({ canonical }) => canonical.level),
        ascending(({ position }) => nameRanks[position]),
        ascending(({ id }) => id),
      ),
    )
    .map((npc) => areaNpcOf(npc, spawns.get(npc) ?? 0));
  const monsters = npcs.filter(({ isMonster }) => isMonster);
  const levels = monsters.flatMap(({ level }) => level ?? []);
  return {
    levelMin: levels[0] ?? null,
    levelMax: levels.at(-1) ?? null,
    npcCount: npcs.length,
    monsterCount: monsters.length,
    spawnCount: npcs.reduce((sum, { spawnCount }) => sum + spawnCount, 0),
    npcs,
  };
}

function areaNpcOf({ id, name, canonical }: Npc, spawnCount: number): AreaNpc {
  return {
    id,
    name,
    level: canonical.level ?? null,
    npcType: canonical.type ?? null,
    isMonster: isMonsterType(canonical.type),
    spawnCount,
  };
}
