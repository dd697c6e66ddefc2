import { spawnKind } from "@gamedata/schema";
import type { SpawnFeature, SpawnKind, SpawnRow } from "@gamedata/schema/types";
import { isAggressive } from "../npcs/npc-summary.js";
import type { Npc } from "../records/npcs.js";

/** The kind of a spawn that is not in a group, by the period of the day. */
const KIND_OF_PERIOD = ["fixed", "day", "night"] as const;

/** Converts an NPC and some of its spawns to a feature of a map. */
export function spawnFeatureOf({ id, name, canonical }: Npc, spawns: readonly SpawnRow[]): SpawnFeature {
  const kinds = new Set(spawns.map(kindOf));
  return {
    type: "Feature",
    id,
    geometry: { type: "MultiPoint", coordinates: spawns.map(({ x, y, z }) => [x, y, z]) },
    properties: {
      npcId: id,
      name,
      level: canonical.level ?? null,
      npcType: canonical.type ?? null,
      isAggressive: isAggressive(canonical),
      count: spawns.length,
      kind: spawnKind.options.filter((kind) => kinds.has(kind)),
    },
  };
}

function kindOf({ groupId, periodOfDay = 0 }: SpawnRow): SpawnKind {
  return groupId === undefined ? KIND_OF_PERIOD[periodOfDay] : "random";
}
