import type { SkillLevelRef } from "@gamedata/schema";

/**
 * Reads the source's skill reference: `id-level`, several of them joined by `;`.
 *
 * @param reference The reference, for example `3599-1;3600-2`.
 */
export function readSkillReference(reference: string): readonly SkillLevelRef[] {
  return reference.split(";").map((part) => {
    const separator = part.indexOf("-");
    return { id: Number(part.slice(0, separator)), level: Number(part.slice(separator + 1)) };
  });
}
