/** The skill whose level is the race of an NPC. */
export const RACE_SKILL_ID = 4416;
