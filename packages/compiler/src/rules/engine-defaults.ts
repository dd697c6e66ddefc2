import { heroItems, present } from "@gamedata/rules";
import type { Enchanted, EngineDefaults } from "../read/defaults.js";
import type { EngineName } from "./engine-name.js";

/** Whether aCis lets an item be enchanted. Source: class `AbstractEnchantPacket`, methods `isEnchantable` and `EnchantScroll.isValid`. */
function isEnchantableInAcis({ id, type, grade, weaponType, wornMinutes, isEnabled = true }: Enchanted): boolean {
  return (
    isEnabled === true &&
    type !== "etcitem" &&
    grade !== undefined &&
    weaponType !== "FISHINGROD" &&
    wornMinutes === undefined &&
    !heroItems.includes(id)
  );
}

const ofL2j = {
  /** Source: method `L2Item.isEnchantable`. */
  isEnchantable: ({ type, isEnabled = false }: Enchanted) => type !== "etcitem" && isEnabled === true,
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
    isEnchantable: isEnchantableInAcis,
    skillElements: [undefined, "wind", "fire", "water", "earth", "holy", "dark"],
    otherwiseSpawned: [],
  },
  l2j: { ...ofL2j, npc: { level: 70, type: "Npc" }, hasSpawnDump: true, otherwiseSpawned: ["RaidBoss", "SiegeGuard"] },
  mobius: { ...ofL2j, npc: {}, hasHennasForAll: true, otherwiseSpawned: [] },
  l2scripts: {
    npc: {},
    isOfL2Scripts: true,
    effectTimes: "time",
    isEnchantable: ofL2j.isEnchantable,
    skillElements: [],
    otherwiseSpawned: [],
  },
};

/** The level of an NPC of L2J Mobius that states none, by the file of doors that its branches for one age have: up to High Five, and after it. */
const LEVELS: Readonly<Record<string, number>> = { "Doors.xml": 70, "DoorData.xml": 85 };

/** Returns what L2J Mobius takes for the level and the type of an NPC that states none. Source: class `NpcTemplate`, and `L2NpcTemplate` before. */
export function npcOfMobius(hasFile: (name: string) => boolean, someNpcs: string): EngineDefaults["npc"] {
  const [, level] = Object.entries(LEVELS).find(([file]) => hasFile(file)) ?? [];
  return { ...present({ level }), type: /\stype="L2/u.test(someNpcs) ? "Npc" : "Folk" };
}
