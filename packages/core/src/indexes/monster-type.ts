import { monsterType } from "@gamedata/schema";

const MONSTER_TYPES: ReadonlySet<string> = /* @__PURE__ */ new Set(monsterType.options);

/** Returns whether an NPC type is one of the monster types. */
export function isMonsterType(npcType: string | null | undefined): boolean {
  return typeof npcType === "string" && MONSTER_TYPES.has(npcType);
}
