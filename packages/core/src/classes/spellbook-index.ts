import type { Dataset, ItemId, SkillId } from "@gamedata/schema";

/** Spellbooks from both sides. */
export interface SpellbookIndex {
  readonly skillByItem: ReadonlyMap<ItemId, SkillId>;
  readonly itemBySkill: ReadonlyMap<SkillId, ItemId>;
}

/**
 * Finds the spellbook of a skill and the skill of a spellbook.
 *
 * @param dataset The data set.
 */
export function createSpellbookIndex({ spellbooks }: Dataset): SpellbookIndex {
  return {
    skillByItem: new Map(spellbooks.map((row) => [row.itemId, row.skillId])),
    itemBySkill: new Map(spellbooks.map((row) => [row.skillId, row.itemId])),
  };
}
