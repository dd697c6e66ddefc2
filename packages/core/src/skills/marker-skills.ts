import type { SkillId } from "@gamedata/schema/types";

/** The skill whose level is the race of an NPC. */
export const RACE_SKILL_ID: SkillId = 4416;

/** Skills by which the engine marks NPCs; NPCs do not use them. */
export const MARKER_SKILL_IDS: ReadonlySet<SkillId> = new Set([4408, 4410, 4411, 4412, 4413, 4414, RACE_SKILL_ID]);
