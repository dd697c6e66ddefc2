import type { EngineDefaults } from "../read/defaults.js";
import type { EngineName } from "./engine-name.js";

const ofL2j = {
  itemSkillChance: 100,
  skillElements: ["fire", "water", "wind", "earth", "holy", "dark"],
  effectTimes: "time or abnormalTime",
  hasPointIds: true,
  allowsByteOrderMark: true,
} as const;

/** The defaults of each engine. Sources: class NpcTemplate, method `set`; class L2Weapon; class SpawnTable; class Henna; classes L2Skill and Elementals. */
export const engineDefaults: Readonly<Record<EngineName, EngineDefaults>> = {
  acis: {
    npc: {},
    keepsTargetPrefix: true,
    effectTimes: "time",
    skillElements: [undefined, "wind", "fire", "water", "earth", "holy", "dark"],
    otherwiseSpawned: [],
  },
  l2j: {
    ...ofL2j,
    npc: { level: 70, type: "Npc" },
    hasSpawnDump: true,
    otherwiseSpawned: ["RaidBoss", "SiegeGuard"],
  },
  mobius: { ...ofL2j, npc: { level: 85, type: "Folk" }, hasHennasForAll: true, otherwiseSpawned: [] },
};
