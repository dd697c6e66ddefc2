import { monsterType } from "@gamedata/schema";

const MONSTER_TYPES: ReadonlySet<string> = /* @__PURE__ */ new Set(monsterType.options);

/**
 * Tells whether an NPC type is in the monster subset.
 *
 * @param npcType The type, if the source has it.
 */
export function isMonsterType(npcType: string | undefined): boolean {
  return npcType !== undefined && MONSTER_TYPES.has(npcType);
}
