import { RACE_SKILL_ID } from "@gamedata/rules";
import type { SkillId } from "@gamedata/schema/types";

/** Skills by which the engine marks NPCs; NPCs do not use them. */
export const MARKER_SKILL_IDS: ReadonlySet<SkillId> = new Set([4408, 4410, 4411, 4412, 4413, 4414, RACE_SKILL_ID]);
