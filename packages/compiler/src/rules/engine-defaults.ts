import type { DialectName } from "../dialects/dialects.js";
import type { EngineDefaults } from "../read/defaults.js";

/** The defaults of each engine. Sources: class NpcTemplate, method `set`; class L2Weapon. */
export const engineDefaults: Readonly<Record<DialectName, EngineDefaults>> = {
  acis: { npc: {} },
  l2j: { npc: { level: 70, type: "Npc" }, itemSkillChance: 100 },
  mobius: { npc: { level: 85, type: "Folk" }, itemSkillChance: 100 },
};
