import type { DialectName } from "../dialects/dialects.js";
import type { EngineDefaults } from "../read/defaults.js";

const l2jSkills = { itemSkillChance: 100, effectTimes: "time or abnormalTime" } as const;

/** The defaults of each engine. Sources: class NpcTemplate, method `set`; class L2Weapon. */
export const engineDefaults: Readonly<Record<DialectName, EngineDefaults>> = {
  acis: { npc: {}, keepsTargetPrefix: true, effectTimes: "time" },
  l2j: { npc: { level: 70, type: "Npc" }, ...l2jSkills },
  mobius: { npc: { level: 85, type: "Folk" }, ...l2jSkills },
};
