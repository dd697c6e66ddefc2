import { monsterType } from "@gamedata/schema";

const BOSS_TYPES: readonly (string | null | undefined)[] = ["RaidBoss", "GrandBoss"];

const MONSTER_TYPES: ReadonlySet<string> = /* @__PURE__ */ new Set(monsterType.options);

/** Returns whether an NPC type is one of the monster types. */
export function isMonsterType(npcType: string | null | undefined): boolean {
  return typeof npcType === "string" && MONSTER_TYPES.has(npcType);
}

/** Returns whether an NPC type is that of a raid boss or a grand boss. */
export function isBossType(npcType: string | null | undefined): boolean {
  return BOSS_TYPES.includes(npcType);
}
