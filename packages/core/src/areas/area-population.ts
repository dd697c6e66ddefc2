import type { AreaNpc, RegionDetail, RegionRef } from "@gamedata/schema/types";
import { isMonsterType } from "../records/monster-type.js";
import { compareNpcNames, type Npc } from "../records/npcs.js";
import { ascending, compareBy } from "../rows/order.js";
import type { AreaSpawns } from "../spawns/area-index.js";

/** The fields about NPCs in the details of locations and regions. */
export type AreaPopulation = Omit<RegionDetail, keyof RegionRef>;

/** Returns the NPCs of an area by level (none last), name and id. The level range is that of the monsters. */
export function areaPopulationOf(spawns: AreaSpawns = new Map()): AreaPopulation {
  const npcs = [...spawns.keys()]
    .sort(
      compareBy<Npc>(
        ascending(({ canonical }) => canonical.level),
        compareNpcNames,
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
