// The schema of every public resource, by the name that the specification and the OpenAPI document give it. Exports of a module
// keep the names of their types in declarations, where the type of an object would repeat each schema in full.

export { petData as PetData } from "../rows/npc.js";
export { effectCondition as EffectCondition } from "../rows/skill-effect.js";
export { armorSet as ArmorSet, armorSetRef as ArmorSetRef, armorSetTotals as ArmorSetTotals } from "./armor-set.js";
export {
  augmentationAttribute as AugmentationAttribute,
  augmentationDetail as AugmentationDetail,
  augmentationFee as AugmentationFee,
  augmentationSkill as AugmentationSkill,
  augmentationStat as AugmentationStat,
  augmentationSummary as AugmentationSummary,
  lifeStoneFacts as LifeStoneFacts,
  skillAugmentation as SkillAugmentation,
} from "./augmentation.js";
export { shopProduct as ShopProduct, shopStock as ShopStock, shopView as ShopView } from "./buy-list.js";
export {
  castleDetail as CastleDetail,
  castleRef as CastleRef,
  castleSummary as CastleSummary,
  clanHall as ClanHall,
} from "./castle.js";
export {
  changeCount as ChangeCount,
  changedRecord as ChangedRecord,
  changedRef as ChangedRef,
  changes as Changes,
  chronicle as Chronicle,
  reusedId as ReusedId,
} from "./changes.js";
export {
  character as Character,
  characterParts as CharacterParts,
  characterStats as CharacterStats,
} from "./character.js";
export {
  classDetail as ClassDetail,
  classGrowth as ClassGrowth,
  classSkill as ClassSkill,
  classSkillPlan as ClassSkillPlan,
  classSummary as ClassSummary,
  growthLevel as GrowthLevel,
  plannedLevel as PlannedLevel,
  plannedSkill as PlannedSkill,
} from "./class.js";
export {
  craftingListPlan as CraftingListPlan,
  craftingNode as CraftingNode,
  craftingPlan as CraftingPlan,
} from "./crafting.js";
export { clanHallRef as ClanHallRef, door as Door, doorRef as DoorRef, staticObject as StaticObject } from "./door.js";
export {
  drop as Drop,
  itemSourceEntry as ItemSourceEntry,
  itemSourceNpc as ItemSourceNpc,
  npcDrops as NpcDrops,
} from "./drop.js";
export {
  enchantExpected as EnchantExpected,
  enchantedStats as EnchantedStats,
  enchanting as Enchanting,
  enchantScroll as EnchantScroll,
  enchantStep as EnchantStep,
  enchantSupport as EnchantSupport,
} from "./enchanting.js";
export { bulkMeta as BulkMeta, listMeta as ListMeta } from "./envelope.js";
export {
  exchangeDetail as ExchangeDetail,
  exchangedQuantity as ExchangedQuantity,
  exchangeEntry as ExchangeEntry,
  exchangeOption as ExchangeOption,
  exchangeSummary as ExchangeSummary,
  itemExchange as ItemExchange,
} from "./exchange.js";
export { experienceLevel as ExperienceLevel } from "./experience.js";
export {
  farmingSpot as FarmingSpot,
  locationLoot as LocationLoot,
  locationLootNpc as LocationLootNpc,
} from "./farming.js";
export { fight as Fight, fightAttack as FightAttack, huntingFight as HuntingFight } from "./fight.js";
export {
  fishDetail as FishDetail,
  fishLure as FishLure,
  fishSource as FishSource,
  fishSummary as FishSummary,
} from "./fish.js";
export { hennaDetail as HennaDetail, hennaSummary as HennaSummary } from "./henna.js";
export { expLevelRule as ExpLevelRule, huntingMeta as HuntingMeta, huntingTarget as HuntingTarget } from "./hunting.js";
export {
  boxContent as BoxContent,
  boxSource as BoxSource,
  conditionCategory as ConditionCategory,
  conditionRecords as ConditionRecords,
  itemDetail as ItemDetail,
  itemSummary as ItemSummary,
  specialAbilityOption as SpecialAbilityOption,
  summonedPet as SummonedPet,
  triggeredSkill as TriggeredSkill,
} from "./item.js";
export {
  itemLootSource as ItemLootSource,
  itemSources as ItemSources,
  itemUses as ItemUses,
  kills as Kills,
  recipeUse as RecipeUse,
} from "./item-links.js";
export {
  areaNpc as AreaNpc,
  locationDetail as LocationDetail,
  mapLocation as MapLocation,
  nearLocation as NearLocation,
  regionDetail as RegionDetail,
} from "./location.js";
export { lootRates as LootRates, lootRow as LootRow, npcLoot as NpcLoot } from "./loot.js";
export {
  mapFrame as MapFrame,
  regionTown as RegionTown,
  spawnFeature as SpawnFeature,
  spawnFeatureCollection as SpawnMap,
} from "./map.js";
export {
  chronicleWords as ChronicleWords,
  datasetMeta as DatasetMeta,
  nameCount as NameCount,
  npcTypeCount as NpcTypeCount,
} from "./meta.js";
export {
  effectiveStats as EffectiveStats,
  npcBestDrop as NpcBestDrop,
  npcDetail as NpcDetail,
  npcPlace as NpcPlace,
  npcSummary as NpcSummary,
  npcTeaches as NpcTeaches,
  raidPoints as RaidPoints,
  rawNpc as RawNpc,
} from "./npc.js";
export {
  questClientJournalEntry as QuestClientJournalEntry,
  questDetail as QuestDetail,
  questSummary as QuestSummary,
} from "./quest.js";
export { recipeDetail as RecipeDetail, recipeSummary as RecipeSummary } from "./recipe.js";
export {
  classRef as ClassRef,
  itemQuantity as ItemQuantity,
  itemRef as ItemRef,
  learningQuantity as LearningQuantity,
  locationRef as LocationRef,
  npcRef as NpcRef,
  questRef as QuestRef,
  regionRef as RegionRef,
  skillRef as SkillRef,
} from "./reference.js";
export { nameMatches as NameMatches, searchHit as SearchHit } from "./search.js";
export { seed as Seed, seedRef as SeedRef } from "./seed.js";
export {
  appliedEffect as AppliedEffect,
  conditionalEffect as ConditionalEffect,
  skillEffect as SkillEffect,
  skillSummary as SkillSummary,
} from "./skill.js";
export {
  skillDetail as SkillDetail,
  skillLearnedBy as SkillLearnedBy,
  skillLevel as SkillLevel,
  skillOverview as SkillOverview,
  skillTeacher as SkillTeacher,
  skillTeachers as SkillTeachers,
  skillTreeLearned as SkillTreeLearned,
} from "./skill-detail.js";
export {
  skillEnchantChanges as SkillEnchantChanges,
  skillEnchanting as SkillEnchanting,
  skillEnchantRoute as SkillEnchantRoute,
  skillEnchantStep as SkillEnchantStep,
} from "./skill-enchant.js";
export {
  npcSoulCrystals as NpcSoulCrystals,
  soulCrystalDetail as SoulCrystalDetail,
  soulCrystalNpc as SoulCrystalNpc,
  soulCrystalSummary as SoulCrystalSummary,
} from "./soul-crystal.js";
export { enrichedSpawn as EnrichedSpawn, rawSpawn as RawSpawn } from "./spawn.js";
export {
  npcTeleport as NpcTeleport,
  routeAlternative as RouteAlternative,
  routePlace as RoutePlace,
  teleport as Teleport,
  teleportRoute as TeleportRoute,
  teleportStep as TeleportStep,
  walkStep as WalkStep,
} from "./teleport.js";
export {
  locationZone as LocationZone,
  zoneFeature as ZoneFeature,
  zoneFeatureCollection as ZoneMap,
  zoneRef as ZoneRef,
} from "./zone.js";
