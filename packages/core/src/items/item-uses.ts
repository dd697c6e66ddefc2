import { nonEmpty, present } from "@gamedata/rules";
import { consumedItemsOf, learningItemIds } from "@gamedata/schema";
import type {
  ItemGrade,
  ItemId,
  ItemQuantity,
  ItemRow,
  ItemUses,
  SkillRef,
  SkillRow,
  SpellbookUse,
} from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { exchangesNeeding } from "../exchanges/exchange-index.js";
import { hennaIndex } from "../hennas/hennas.js";
import { recordQuery } from "../query/define-query.js";
import type { RecordQuery } from "../query/query.js";
import { questIndex } from "../quests/quest-index.js";
import { itemCraftingOf } from "../recipes/item-crafting.js";
import { recipeUsesOf } from "../recipes/recipes.js";
import { classesBySkill, classRefOf } from "../records/classes.js";
import { gradeOf, itemKind, itemQuantityOf, itemRefOf } from "../records/items.js";
import { groupByEach, mapGroups } from "../rows/group-by.js";
import { skillBySpellbook, skillIconOf, skillIndex, skillRefOf } from "../skills/skill-index.js";

// @__NO_SIDE_EFFECTS__
const skillsByItem = (itemsOf: (row: SkillRow) => Iterable<ItemId>) =>
  derived((catalog) => mapGroups(groupByEach(skillIndex(catalog).all, itemsOf), (rows) => rows.map(skillRefOf)));

const skillsByConsumedItem = skillsByItem(consumedItemsOf);
const skillsByCreatedItem = skillsByItem(({ createdItems = [] }) => createdItems.map(({ itemId }) => itemId));

/** The skills that classes and other trees learn for each item, by id. */
const skillsByLearningItem = derived((catalog) => {
  const { classes, skillTrees } = catalog.dataset;
  const rows = [...classes.flatMap(({ skills = [] }) => skills), ...skillTrees];
  const taking = groupByEach(rows, ({ items = [] }) => items.flatMap(learningItemIds));
  return mapGroups(taking, (learned) => {
    const ids = new Set(learned.map(({ skillId }) => skillId));
    return skillIndex(catalog)
      .all.filter(({ id }) => ids.has(id))
      .map(skillRefOf);
  });
});

/** Returns the skills whose use gives an item, by id; `undefined` if there are none. */
export function skillSourcesOf(catalog: Catalog, itemId: ItemId): readonly SkillRef[] | undefined {
  return skillsByCreatedItem(catalog).get(itemId);
}

/** Returns the skills of which a cast consumes an item, at any of their levels, by id; `undefined` if there are none. */
function skillUsesOf(catalog: Catalog, itemId: ItemId): readonly SkillRef[] | undefined {
  return skillsByConsumedItem(catalog).get(itemId);
}

/** The crystal that an item of each grade gives. Source: enums `CrystalType` of aCis and of L2J Mobius. */
const crystalItemIds: Readonly<Partial<Record<ItemGrade, ItemId>>> = {
  d: 1458,
  c: 1459,
  b: 1460,
  a: 1461,
  s: 1462,
  s80: 1462,
  s84: 1462,
  r: 17371,
  r95: 17371,
  r99: 17371,
  r110: 17371,
};

/** Returns the skill that a spellbook teaches, and the classes that learn it, by id; `undefined` for other items. */
export function spellbookUseOf(catalog: Catalog, itemId: ItemId): SpellbookUse | undefined {
  const skillId = skillBySpellbook(catalog).get(itemId);
  if (skillId === undefined) return undefined;
  const skill = skillIndex(catalog).byId.get(skillId);
  return {
    skillId,
    skillName: skill?.name ?? `#${skillId}`,
    iconFile: skillIconOf(skill),
    learnedBy: (classesBySkill(catalog).get(skillId) ?? []).map(classRefOf),
  };
}

/**
 * Returns everything that an item is used for: what it teaches to craft, recipes, exchanges of all multisells and skills
 * that consume it, quests, the skill of a spellbook, skills that take it to be learned, the crystals that it gives, the symbol of a dye.
 *
 * @throws {GameDataError} `INVALID_ID`, or `ITEM_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const { recipes } = getItemUses(catalog, 1864);
 * const arrows = recipes?.find(({ name }) => name === "Recipe: Wooden Arrow");
 * assert.equal(arrows?.consumed, 4);
 * ```
 */
export const getItemUses: RecordQuery<ItemId, ItemUses> = recordQuery(
  { name: "getItemUses", of: itemKind, shape: "part", row: "ItemUses" },
  (catalog, row) => {
    const { id } = row;
    return present({
      item: itemRefOf(catalog, id),
      crafting: itemCraftingOf(catalog, id),
      recipes: recipeUsesOf(catalog, id),
      exchanges: exchangesNeeding(catalog, id),
      quests: questIndex(catalog)
        .byQuestItem.get(id)
        ?.map(({ ref }) => ref),
      skills: skillUsesOf(catalog, id),
      spellbook: spellbookUseOf(catalog, id),
      learning: nonEmpty(skillsByLearningItem(catalog).get(id)),
      crystal: crystalOf(catalog, row),
      henna: hennaIndex(catalog).byDye.get(id),
    });
  },
);

function crystalOf(catalog: Catalog, row: ItemRow): ItemQuantity | undefined {
  const { crystalCount: count = 0 } = row;
  const itemId = crystalItemIds[gradeOf(row)];
  return itemId === undefined || count === 0 ? undefined : itemQuantityOf(catalog, { itemId, count });
}
