import { type NpcRace, type NpcRow, npcRace, type SkillId } from "@gamedata/schema";

/** The skill whose level is the race of an NPC. */
export const RACE_SKILL_ID: SkillId = 4416;

/** Skills by which the engine marks NPCs; NPCs do not use them. */
export const MARKER_SKILL_IDS: ReadonlySet<SkillId> = new Set([4408, 4410, 4411, 4412, 4413, 4414, RACE_SKILL_ID]);

/** Returns the race of an NPC: the level of its race skill, from 1 = Undead to 24 = Unknown. */
export function npcRaceOf({ skills }: NpcRow): NpcRace | undefined {
  const marker = skills?.find((skill) => skill.id === RACE_SKILL_ID);
  return marker === undefined ? undefined : npcRace.options[marker.level - 1];
}
