import { monsterType } from "@gamedata/schema";
import { lazy } from "../memoize/lazy.js";

const BOSS_TYPES: readonly (string | null | undefined)[] = ["RaidBoss", "GrandBoss"];

const monsterTypes = lazy((): ReadonlySet<string> => new Set(monsterType.options));

/** The other types whose classes in aCis are an `Attackable` (guards) or a `Playable` (what players summon). */
const OTHER_ATTACKABLE_TYPES: readonly (string | null | undefined)[] = [
  "Guard",
  "SiegeGuard",
  "Servitor",
  "SiegeSummon",
  "Pet",
  "BabyPet",
];

/** Returns whether an NPC type is one of the monster types. */
export function isMonsterType(npcType: string | null | undefined): boolean {
  return typeof npcType === "string" && monsterTypes().has(npcType);
}

/** Returns whether an NPC type is that of a raid boss or a grand boss. */
export function isBossType(npcType: string | null | undefined): boolean {
  return BOSS_TYPES.includes(npcType);
}

/** Returns whether passive skills count for an NPC type in an engine with the rule `passivesOfAttackable`. */
export function isAttackableType(npcType: string | null | undefined): boolean {
  return isMonsterType(npcType) || OTHER_ATTACKABLE_TYPES.includes(npcType);
}
