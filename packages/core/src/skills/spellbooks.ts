import type { ItemId, SkillId } from "@gamedata/schema/types";
import { derived } from "../catalog/derived.js";

/** The skill that each spellbook teaches, by item id of the spellbook. */
export const skillBySpellbook = derived(
  ({ dataset }): ReadonlyMap<ItemId, SkillId> => new Map(dataset.spellbooks.map((row) => [row.itemId, row.skillId])),
);

/** The spellbook of each skill, by skill id. */
export const spellbookBySkill = derived(
  ({ dataset }): ReadonlyMap<SkillId, ItemId> => new Map(dataset.spellbooks.map((row) => [row.skillId, row.itemId])),
);
