import type { Dataset, SkillId, SkillRow, TextOverlay } from "@gamedata/schema";
import { groupBy } from "../catalog/group-by.js";
import { indexBy } from "../catalog/index-by.js";

/** Skills by id, and what the client says of their levels. */
export interface SkillIndex {
  readonly byId: ReadonlyMap<SkillId, SkillRow>;
  /** The client's words by skill id, then level; empty without a text overlay. */
  readonly descriptions: ReadonlyMap<SkillId, ReadonlyMap<number, string>>;
}

/**
 * Finds skills by id, and their descriptions by level.
 *
 * @param dataset The data set.
 * @param text The text overlay, if there is one.
 */
export function createSkillIndex(dataset: Dataset, text: TextOverlay | undefined): SkillIndex {
  const texts = groupBy(text?.skills ?? [], (row) => row.skillId);
  return {
    byId: indexBy(dataset.skills, (row) => row.id),
    descriptions: new Map(
      [...texts].map(([id, rows]) => [id, new Map(rows.map((row) => [row.level, row.description]))]),
    ),
  };
}

/**
 * Gives what the client says of one skill level; nothing without a text overlay.
 *
 * @param skills The skills.
 * @param id The skill's id.
 * @param level The skill's level.
 */
export function skillDescription(skills: SkillIndex, id: SkillId, level: number): string | undefined {
  return skills.descriptions.get(id)?.get(level);
}
