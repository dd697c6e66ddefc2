import { nonEmpty, present, presentGroup } from "@gamedata/rules";
import type { ItemDetail, ItemId, ItemRow, ItemSummary, TriggeredSkill } from "@gamedata/schema/types";
import { armorSetsWith } from "../armor-sets/armor-sets.js";
import { boxContentsOf } from "../boxes/boxes.js";
import type { Catalog } from "../catalog/catalog.js";
import { listedExchangesGiving, listedExchangesNeeding } from "../exchanges/exchange-index.js";
import { hennaIndex } from "../hennas/hennas.js";
import { bulkQuery, detailQuery } from "../query/define-query.js";
import { type BulkQuery, type Collection, collection, type RecordQuery } from "../query/query.js";
import { questIndex, questRewards } from "../quests/quest-index.js";
import { itemCraftedByOf, itemCraftingOf } from "../recipes/item-crafting.js";
import { engineRules, isOfGradeFrom } from "../records/engine-rules.js";
import { gradeOf, itemKind } from "../records/items.js";
import { summonedPetOf } from "../records/pets.js";
import { seedsByYield } from "../seeds/seeds.js";
import { sellersOf } from "../shops/shops.js";
import { lifeStoneOf } from "../skills/augmentations.js";
import { readSkillReference, skillSummaryOf } from "../skills/skill-index.js";
import { conditionRecordsOf } from "./condition-records.js";
import { itemCategoryOf } from "./item-facets.js";
import { spellbookUseOf } from "./item-uses.js";
import { listItems } from "./list-items.js";
import { specialAbilityOptionOf, specialAbilityVariants, variantsByBase } from "./special-ability-index.js";

/** The damage bonus against players of weapons that have special-ability variants, from a grade on (`pvpBonusFromGrade`). */
const PVP_BONUS = { damageMultiplier: 1.05, display: "+5% PvP Damage" } as const;

/**
 * Returns an item with its stats and its links to recipes, sets, exchanges, shops, seeds, quests, skills and hennas.
 *
 * @throws {GameDataError} `INVALID_ID`, or `ITEM_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const sword = getItem(catalog, 1);
 * assert.equal(sword.name, "Short Sword");
 * assert.equal(sword.stats?.pAtk, 8);
 * assert.equal(sword.category?.bodypart, "One-handed");
 * ```
 */
export const getItem: RecordQuery<ItemId, ItemDetail> = detailQuery(itemKind, itemDetailOf);

/** Returns the details of many items by id. See {@link BulkQuery}. */
export const getItems: BulkQuery<ItemId, ItemDetail> = bulkQuery(itemKind, itemDetailOf);

/** The collection of items. */
export const itemCollection: Collection<ItemSummary, ItemDetail> = collection(itemKind, listItems, getItem, getItems);

function itemDetailOf(catalog: Catalog, row: ItemRow): ItemDetail {
  const { soulshots, spiritshots, mpConsume, reuseDelay, wornMinutes, timeLimitMinutes, crystalCount, itemSkill } = row;
  const own = {
    id: row.id,
    name: row.name,
    type: row.type,
    grade: gradeOf(row),
    weight: row.weight ?? null,
    price: row.price ?? null,
    material: row.material ?? null,
    iconFile: row.iconFile ?? null,
    category: itemCategoryOf(row),
    stats: row.stats,
    elements: row.elements,
    shots: presentGroup({ soulshots, spiritshots, mpConsume }),
    timing: presentGroup({ reuseDelay, wornMinutes, timeLimitMinutes }),
    randomDamage: row.randomDamage,
    flags: row.flags,
    crystal: crystalCount === undefined ? undefined : { count: crystalCount },
    crystalCount,
    itemSkill,
    skill: itemSkill === undefined ? undefined : firstSkill(catalog, itemSkill),
    triggeredSkills: triggeredSkillsOf(catalog, row),
    attackRange: row.attackRange,
    conditions: row.conditions,
    conditionRecords: conditionRecordsOf(catalog, row.conditions),
    summons: summonedPetOf(catalog, row.id),
  };
  return present(Object.assign(own, specialAbilityGroups(catalog, row), crossLinks(catalog, row.id)));
}

function firstSkill(catalog: Catalog, itemSkill: string) {
  for (const reference of readSkillReference(itemSkill)) {
    const skill = skillSummaryOf(catalog, reference);
    if (skill !== undefined) return skill;
  }
  return undefined;
}

function triggeredSkillsOf(catalog: Catalog, { onCritSkill, onCastSkill, enchant4Skill }: ItemRow) {
  const skillOf = (event: TriggeredSkill["event"], trigger: ItemRow["onCritSkill"]): readonly TriggeredSkill[] => {
    const skill = trigger && skillSummaryOf(catalog, trigger);
    return skill === undefined ? [] : [present({ event, chance: trigger?.chance, skill })];
  };
  return nonEmpty([
    ...skillOf("criticalHit", onCritSkill),
    ...skillOf("cast", onCastSkill),
    ...skillOf("enchant4", enchant4Skill),
  ]);
}

function specialAbilityGroups(catalog: Catalog, row: ItemRow) {
  if (row.type !== "weapon") return {};
  const options = variantsByBase(catalog)
    .get(row.id)
    ?.map((variant) => specialAbilityOptionOf(catalog, variant));
  const bonusFrom = engineRules(catalog).pvpBonusFromGrade ?? Number.POSITIVE_INFINITY;
  return {
    specialAbilityOptions: options,
    pvpBonus: options !== undefined && isOfGradeFrom(row, bonusFrom) ? PVP_BONUS : undefined,
    baseWeaponId: specialAbilityVariants(catalog).get(row.id)?.base.id,
  };
}

function crossLinks(catalog: Catalog, id: ItemId) {
  const from = listedExchangesGiving(catalog, id);
  const used = listedExchangesNeeding(catalog, id);
  return {
    crafting: itemCraftingOf(catalog, id),
    craftedBy: itemCraftedByOf(catalog, id),
    partOfSets: armorSetsWith(catalog, id),
    exchangeFrom: from.listed,
    exchangeFromCount: from.count,
    exchangeFor: used.listed,
    exchangeForCount: used.count,
    usedAsSpellbook: spellbookUseOf(catalog, id),
    soldBy: sellersOf(catalog, id),
    grownFrom: seedsByYield(catalog).get(id),
    rewardedByQuests: questRewards(catalog).get(id),
    questItemFor: nonEmpty(
      questIndex(catalog)
        .byQuestItem.get(id)
        ?.map(({ ref }) => ref),
    ),
    henna: hennaIndex(catalog).byDye.get(id),
    lifeStone: lifeStoneOf(catalog, id),
    contents: boxContentsOf(catalog, id),
  };
}
