export * from "./dataset.js";
export * from "./manifest.js";
export * from "./resources/armor-set.js";
export * from "./resources/augmentation.js";
export * from "./resources/buy-list.js";
export * from "./resources/castle.js";
export * from "./resources/changes.js";
export * from "./resources/character.js";
export * from "./resources/class.js";
export * from "./resources/collections.js";
export * from "./resources/crafting.js";
export * from "./resources/drop.js";
export * from "./resources/enchanting.js";
export * from "./resources/envelope.js";
export * from "./resources/error.js";
export * from "./resources/exchange.js";
export * from "./resources/experience.js";
export * from "./resources/farming.js";
export * from "./resources/fight.js";
export * from "./resources/henna.js";
export * from "./resources/hunting.js";
export * from "./resources/item.js";
export * from "./resources/item-links.js";
export * from "./resources/location.js";
export * from "./resources/loot.js";
export * from "./resources/map.js";
export * from "./resources/meta.js";
export * from "./resources/npc.js";
export * from "./resources/quest.js";
export { itemCraftedBy, itemCrafting, rareProduct, recipeDetail, recipeSummary } from "./resources/recipe.js";
export * from "./resources/reference.js";
export * as resources from "./resources/resource-schemas.js";
export * from "./resources/search.js";
export * from "./resources/seed.js";
export * from "./resources/skill.js";
export * from "./resources/skill-detail.js";
export * from "./resources/skill-enchant.js";
export * from "./resources/soul-crystal.js";
export * from "./resources/spawn.js";
export * from "./resources/teleport.js";
export * from "./resources/valibot-schema.js";
export * from "./resources/zone.js";
export * from "./rows/armor-set.js";
export * from "./rows/augmentation.js";
export * from "./rows/box.js";
export * from "./rows/buy-list.js";
export { castleGate, castleRow, castleTable, castleTower, clanHallRow, clanHallTable } from "./rows/castle.js";
export {
  categoryRow,
  categoryTable,
  classRace,
  classRaces,
  classRow,
  classSkillRow,
  classTable,
  classType,
  classTypes,
  learningItem,
  learningItemIds,
} from "./rows/class.js";
export * from "./rows/class-growth.js";
export { doorKind, doorOpener, doorRow, doorTable } from "./rows/door.js";
export * from "./rows/doubt.js";
export * from "./rows/drop.js";
export {
  enchantBonusRow,
  enchantBonusTable,
  enchantChanceRow,
  enchantChanceTable,
  enchantedKind,
  enchantedStat,
  enchantFailure,
  enchantScrollRow,
  enchantScrollTable,
  enchantTarget,
  HIGHEST_ENCHANT,
} from "./rows/enchant-scroll.js";
export * from "./rows/engine-rule.js";
export {
  exchangeIngredient,
  exchangeProduct,
  exchangeRow,
  exchangeTable,
  FURTHER_PRODUCTS,
  isKept,
  pointCurrencyRow,
  pointCurrencyTable,
  productsOf,
} from "./rows/exchange.js";
export { experienceRow, experienceTable } from "./rows/experience.js";
export { fishGroup, fishKind, fishRow, fishTable, lureRow, lureTable } from "./rows/fish.js";
export { hennaRow, hennaStat, hennaStatChanges, hennaTable } from "./rows/henna.js";
export { itemFlags, itemGrade, itemGrades, itemRow, itemStats, itemTable, itemType } from "./rows/item.js";
export {
  DEFAULT_REGION_GRID,
  locationOverrideRow,
  locationOverrideTable,
  locationRow,
  locationTable,
  regionRow,
  regionTable,
} from "./rows/location.js";
export { minionRow } from "./rows/minion.js";
export * from "./rows/multisell.js";
export {
  monsterType,
  npcAiRow,
  npcNumberNames,
  npcRace,
  npcRaces,
  npcRow,
  npcTable,
  petData,
  petLevelStats,
} from "./rows/npc.js";
export { questRace, questRaces, questRewardsRow, questRow, questTable, rewardKind } from "./rows/quest.js";
export * from "./rows/race-icon.js";
export { itemCount, recipeRow, recipeTable } from "./rows/recipe.js";
export { seedRow, seedTable } from "./rows/seed.js";
export * from "./rows/skill.js";
export {
  appliedEffectRow,
  conditionalEffectRow,
  effectCondition,
  effectOperation,
  type LevelValue,
  levelValue,
  type NamedSchema,
  namedEffectRow,
  skillEffectRow,
} from "./rows/skill-effect.js";
export * from "./rows/skill-enchant.js";
export { skillTreeName, skillTreeRow, skillTreeTable, spellbookRow, spellbookTable } from "./rows/skill-tree.js";
export {
  soulCrystalLevelType,
  soulCrystalNpcRow,
  soulCrystalNpcTable,
  soulCrystalRow,
  soulCrystalTable,
} from "./rows/soul-crystal.js";
export { periodOfDay, respawn, spawnGroupRow, spawnGroupTable, spawnRow, spawnTable, territory } from "./rows/spawn.js";
export { staticObjectKind, staticObjectRow, staticObjectTable, townMap } from "./rows/static-object.js";
export * from "./rows/table.js";
export { teleportRow, teleportTable } from "./rows/teleport.js";
export { zoneRow, zoneShape, zoneTable } from "./rows/zone.js";
export * from "./text.js";
export type * from "./types.js";
export * from "./values/chronicle-word.js";
export * from "./values/circle.js";
export * from "./values/element.js";
export type { ClosedObject } from "./values/form.js";
export * from "./values/game-server.js";
export * from "./values/id.js";
export * from "./values/immutable.js";
export * from "./values/measure.js";
