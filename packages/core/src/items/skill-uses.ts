import { consumedItemsOf } from "@gamedata/schema";
import type { ItemId, SkillRef, SkillRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { groupByEach, mapGroups } from "../rows/group-by.js";
import { skillIndex, skillRefOf } from "../skills/skill-index.js";

/** Groups skills by each of their items. */
// @__NO_SIDE_EFFECTS__
const skillsByItem = (itemsOf: (row: SkillRow) => Iterable<ItemId>) =>
  derived((catalog) => mapGroups(groupByEach(skillIndex(catalog).all, itemsOf), (rows) => rows.map(skillRefOf)));

const skillsByConsumedItem = skillsByItem(consumedItemsOf);
const skillsByCreatedItem = skillsByItem(({ createdItems = [] }) => createdItems.map(({ itemId }) => itemId));

/** Returns the skills whose use gives an item, by id; `undefined` if there are none. */
export function skillSourcesOf(catalog: Catalog, itemId: ItemId): readonly SkillRef[] | undefined {
  return skillsByCreatedItem(catalog).get(itemId);
}

/** Returns the skills of which a cast consumes an item, at any of their levels, by id; `undefined` if there are none. */
export function skillUsesOf(catalog: Catalog, itemId: ItemId): readonly SkillRef[] | undefined {
  return skillsByConsumedItem(catalog).get(itemId);
}
