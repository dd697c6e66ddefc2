import type { ItemDetail, ItemId } from "@gamedata/schema";
import { nonEmpty, present, presentGroup } from "../answer/present.js";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { GameDataError } from "../error/game-data-error.js";
import { checkId, parseId } from "../query/id.js";
import { readSkillReference } from "../skills/skill-reference.js";
import { skillSummaryOf } from "../skills/skill-summary.js";
import { itemCategoryOf } from "./item-category.js";
import { itemCraftedByOf, itemCraftingOf } from "./item-crafting.js";
import type { Item } from "./item-index.js";
import { spellbookUseOf } from "./item-spellbook.js";
import { specialAbilityOptionOf } from "./special-ability-option.js";

/** What a weapon with special-ability variants adds against players, from grade a on. */
const PVP_BONUS = { damageMultiplier: 1.05, display: "+5% PvP Damage" } as const;

/**
 * Parses an item id from a path.
 *
 * @param text The text: decimal digits, from 1.
 * @throws {GameDataError} `INVALID_ID` for anything else.
 */
export function parseItemId(text: string): ItemId {
  return parseId(text, 1);
}

/**
 * Gives an item with all that is known about it: stats, recipes, sets, exchanges, shops, quests and more.
 *
 * @param catalog The catalog.
 * @param id The item's id.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `ITEM_NOT_FOUND` for an id that no item has.
 *
 * @example
 * ```ts
 * const sword = getItem(catalog, 1);
 * assert.equal(sword.name, "Short Sword");
 * assert.equal(sword.stats?.pAtk, 8);
 * assert.equal(sword.category?.bodypart, "One-handed");
 * ```
 */
export function getItem(catalog: Catalog, id: ItemId): ItemDetail {
  return itemDetailOf(catalog, findItem(catalog, id));
}

/**
 * Shows an item with all that is known about it.
 *
 * @param catalog The catalog.
 * @param item The item.
 */
export function itemDetailOf(catalog: Catalog, item: Item): ItemDetail {
  const { row } = item;
  const { soulshots, spiritshots, mpConsume, reuseDelay, crystalCount, itemSkill } = row;
  const own = {
    id: row.id,
    name: row.name,
    type: row.type,
    grade: item.grade,
    weight: row.weight ?? null,
    price: row.price ?? null,
    material: row.material ?? null,
    iconFile: row.iconFile ?? null,
    category: itemCategoryOf(row),
    stats: row.stats,
    shots: presentGroup({ soulshots, spiritshots, mpConsume }),
    timing: presentGroup({ reuseDelay }),
    flags: row.flags,
    crystal: crystalCount === undefined ? undefined : { count: crystalCount },
    itemSkill,
    skill: itemSkill === undefined ? undefined : firstSkill(catalog, itemSkill),
  };
  return present(Object.assign(own, specialAbilityGroups(catalog, item), crossLinks(catalog, row.id)));
}

/**
 * Finds an item by its id.
 *
 * @param catalog The catalog.
 * @param id The item's id, of any type at run time.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `ITEM_NOT_FOUND` for an id that no item has.
 */
export function findItem(catalog: Catalog, id: ItemId): Item {
  const item = catalog[parts].items().byId.get(checkId(id, 1));
  if (item === undefined) throw new GameDataError({ code: "ITEM_NOT_FOUND", id });
  return item;
}

function firstSkill(catalog: Catalog, itemSkill: string) {
  for (const reference of readSkillReference(itemSkill)) {
    const skill = skillSummaryOf(catalog, reference);
    if (skill !== undefined) return skill;
  }
  return undefined;
}

function specialAbilityGroups(catalog: Catalog, { row, grade }: Item) {
  if (row.type !== "weapon") return {};
  const { byBase, byVariant } = catalog[parts].specialAbilities();
  const options = byBase.get(row.id)?.map((variant) => specialAbilityOptionOf(catalog, variant));
  return {
    specialAbilityOptions: options,
    pvpBonus: options !== undefined && (grade === "a" || grade === "s") ? PVP_BONUS : undefined,
    baseWeaponId: byVariant.get(row.id)?.base.row.id,
  };
}

function crossLinks(catalog: Catalog, id: ItemId) {
  const { armorSets, exchanges, shops, questRewards, quests, hennas } = catalog[parts];
  return {
    crafting: itemCraftingOf(catalog, id),
    craftedBy: itemCraftedByOf(catalog, id),
    partOfSets: armorSets().byPiece.get(id),
    exchangeFrom: exchanges().byProduct.get(id),
    exchangeFor: exchanges().byIngredient.get(id),
    usedAsSpellbook: spellbookUseOf(catalog, id),
    soldBy: shops().sellersByItem.get(id),
    rewardedByQuests: questRewards().get(id),
    questItemFor: nonEmpty(
      quests()
        .byQuestItem.get(id)
        ?.map(({ ref }) => ref),
    ),
    henna: hennas().byDye.get(id),
  };
}
