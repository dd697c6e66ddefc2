import type { ArmorSetRow } from "@gamedata/schema";
import type { Draft } from "../draft.js";

/** The skill of every set, which shows only that a set is worn. */
const MARKER_SKILL_ID = 3006;

/** Returns the skills of a whole set without that of every set: the first one, and all of them where that says more. */
export function setSkills(
  stated: readonly { readonly id: number; readonly level: number }[],
): Pick<Draft<ArmorSetRow>, "skillId" | "bonusSkills"> {
  const skills = stated.filter(({ id }) => id !== MARKER_SKILL_ID);
  const isMore = skills.length > 1 || skills.some(({ level }) => level > 1);
  return { skillId: skills[0]?.id, bonusSkills: isMore ? skills : undefined };
}
