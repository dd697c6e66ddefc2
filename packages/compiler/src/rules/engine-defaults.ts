import type { DialectName } from "../dialects/dialects.js";
import type { EngineDefaults } from "../read/defaults.js";

/** The defaults of each engine. Source of those of NPCs: class NpcTemplate, method `set`. */
export const engineDefaults: Readonly<Record<DialectName, EngineDefaults>> = {
  acis: { npc: {} },
  l2j: { npc: { level: 70, type: "Npc" } },
  mobius: { npc: { level: 85, type: "Folk" } },
};
