export { getLocation, getLocations, listLocations, locationCollection } from "./areas/locations.js";
export { getRegion, getRegions, listRegions, regionCollection } from "./areas/regions.js";
export {
  type ArmorSetListQuery,
  armorSetCollection,
  getArmorSet,
  getArmorSets,
  listArmorSets,
} from "./armor-sets/armor-sets.js";
export { type Catalog, type CatalogOptions, createCatalog } from "./catalog/catalog.js";
export { type Derived, derived } from "./catalog/derived.js";
export type { PartialDataset } from "./catalog/require-tables.js";
export { type CatalogComparison, type GetChangesQuery, getChanges } from "./changes/get-changes.js";
export { classCollection, getClass, getClasses, listClasses } from "./classes/classes.js";
export { type ClassSkillsQuery, planClassSkills } from "./classes/plan-class-skills.js";
export {
  type CraftingListQuery,
  type CraftingQuery,
  planCrafting,
  planCraftingList,
} from "./crafting/plan-crafting.js";
export { countWords } from "./dataset/count-words.js";
export { getDataset } from "./dataset/get-dataset.js";
export { listItemDroppers, listItemSpoilers } from "./drops/item-droppers.js";
export { getNpcDrops } from "./drops/npc-drops.js";
export {
  GameDataError,
  type GameDataErrorCode,
  type GameDataErrorDetails,
  isGameDataError,
} from "./error/game-data-error.js";
export {
  type ExchangeListQuery,
  exchangeCollection,
  getExchange,
  getExchanges,
  listExchanges,
} from "./exchanges/exchanges.js";
export {
  experienceLevelCollection,
  getExperienceLevel,
  getExperienceLevels,
  listExperienceLevels,
} from "./experience/experience.js";
export { type ListFarmingSpotsQuery, listFarmingSpots } from "./farming/farming-spots.js";
export { type ListLocationLootQuery, listLocationLoot } from "./farming/location-loot.js";
export { getHenna, getHennas, type HennaListQuery, hennaCollection, listHennas } from "./hennas/hennas.js";
export { type ListHuntingTargetsQuery, listHuntingTargets } from "./hunting/list-hunting-targets.js";
export { getItem, getItems, itemCollection } from "./items/get-item.js";
export { countItemGrades, countItemTypes } from "./items/item-counts.js";
export { type GetItemSourcesQuery, getItemSources } from "./items/item-sources.js";
export { getItemUses } from "./items/item-uses.js";
export { type ItemListQuery, listItems } from "./items/list-items.js";
export { type GetNpcLootQuery, getNpcLoot } from "./loot/npc-loot.js";
export { getMapFrame } from "./map/map-frame.js";
export { spawnMap } from "./map/spawn-map.js";
export type { SpawnMapQuery } from "./map/spawn-map-input.js";
export { type ZoneMapQuery, zoneMap } from "./map/zone-map.js";
export { npcEffectiveStats } from "./npcs/effective-stats.js";
export { getMonster, getMonsters, getNpc, getNpcs, monsterCollection, npcCollection } from "./npcs/get-npc.js";
export { listMonsters, listNpcs } from "./npcs/list-npcs.js";
export { countNpcTypes } from "./npcs/npc-counts.js";
export type { NpcListQuery, RawNpcListQuery } from "./npcs/npc-list-query.js";
export {
  getRawMonster,
  getRawMonsters,
  getRawNpc,
  getRawNpcs,
  listRawMonsters,
  listRawNpcs,
  rawMonsterCollection,
  rawNpcCollection,
} from "./npcs/raw-npcs.js";
export { prepareCatalog } from "./prepare/prepare-catalog.js";
export type { Collection } from "./query/collection.js";
export { type RecordSchema, selectFields, selectPageFields } from "./query/fields.js";
export { MAXIMUM_IDS } from "./query/id.js";
export { type InputSchema, MAXIMUM_LIMIT } from "./query/input.js";
export type {
  BulkQuery,
  CatalogQuery,
  ListQuery,
  PageQuery,
  PreparedQuery,
  QueryDescription,
  RecordQuery,
  RequiredQuery,
  SublistQuery,
} from "./query/query.js";
export type { RecordKind } from "./query/record-kind.js";
export { listQuests, type QuestListQuery } from "./quests/list-quests.js";
export { getQuest, getQuests, questCollection } from "./quests/quests.js";
export { getRecipe, getRecipes, listRecipes, type RecipeListQuery, recipeCollection } from "./recipes/recipes.js";
export { groupBy } from "./rows/group-by.js";
export { type SearchQuery, search } from "./search/search.js";
export { getSeed, getSeeds, listSeeds, type SeedListQuery, seedCollection } from "./seeds/seeds.js";
export { getNpcShop } from "./shops/npc-shop.js";
export {
  type GetSkillQuery,
  getSkill,
  getSkills,
  listSkills,
  type SkillListQuery,
  skillCollection,
} from "./skills/skills.js";
export {
  getSoulCrystal,
  getSoulCrystals,
  listSoulCrystals,
  type SoulCrystalListQuery,
  soulCrystalCollection,
} from "./soul-crystals/soul-crystals.js";
export { listNpcSpawns, listRawMonsterSpawns } from "./spawns/npc-spawns.js";
export { findTeleportRoute, type TeleportRouteQuery } from "./teleport-routes/find-teleport-route.js";
export {
  getTeleport,
  getTeleports,
  listTeleports,
  type TeleportListQuery,
  teleportCollection,
} from "./teleports/teleports.js";
