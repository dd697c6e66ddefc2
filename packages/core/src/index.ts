export { dropChanceOf } from "@gamedata/rules";
export {
  getLocation,
  getLocations,
  getRegion,
  getRegions,
  listLocations,
  listRegions,
  locationCollection,
  regionCollection,
} from "./areas/areas.js";
export {
  armorSetCollection,
  getArmorSet,
  getArmorSets,
  listArmorSets,
} from "./armor-sets/armor-sets.js";
export type { PartialDataset } from "./catalog/catalog.js";
export { type Catalog, type CatalogOptions, createCatalog, type Derived, derived } from "./catalog/catalog.js";
export { type CatalogComparison, getChanges, type PreparedComparison } from "./changes/get-changes.js";
export { getCharacter } from "./characters/get-character.js";
export { classCollection, getClass, getClasses, getClassGrowth, listClasses } from "./classes/classes.js";
export { planClassSkills } from "./classes/plan-class-skills.js";
export {
  planCrafting,
  planCraftingList,
} from "./crafting/plan-crafting.js";
export { countWords, getDataset } from "./dataset/dataset.js";
export { listItemDroppers, listItemSpoilers } from "./drops/item-droppers.js";
export { getNpcDrops } from "./drops/npc-drops.js";
export { getEnchanting } from "./enchanting/get-enchanting.js";
export { getSkillEnchanting } from "./enchanting/get-skill-enchanting.js";
export {
  GameDataError,
  type GameDataErrorCode,
  type GameDataErrorDetails,
  isGameDataError,
} from "./error/game-data-error.js";
export {
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
export { listFarmingSpots } from "./farming/farming-spots.js";
export { listLocationLoot } from "./farming/location-loot.js";
export { getFight } from "./fights/get-fight.js";
export { fishCollection, getFish, getFishes, listFishes } from "./fishes/fishes.js";
export type * from "./generated/queries.js";
export { getHenna, getHennas, hennaCollection, listHennas } from "./hennas/hennas.js";
export { listHuntingTargets } from "./hunting/list-hunting-targets.js";
export { getItem, getItems, itemCollection } from "./items/get-item.js";
export { countItemGrades, countItemTypes } from "./items/item-counts.js";
export { getItemSources } from "./items/item-sources.js";
export { getItemUses } from "./items/item-uses.js";
export { listItems } from "./items/list-items.js";
export { getNpcLoot } from "./loot/npc-loot.js";
export { getMapFrame } from "./map/map-frame.js";
export { spawnMap } from "./map/spawn-map.js";
export { zoneMap } from "./map/zone-map.js";
export type { Steps } from "./memoize/memoize.js";
export { npcEffectiveStats } from "./npcs/effective-stats.js";
export { getMonster, getMonsters, getNpc, getNpcs, monsterCollection, npcCollection } from "./npcs/get-npc.js";
export { listMonsters, listNpcs } from "./npcs/list-npcs.js";
export { countNpcTypes } from "./npcs/npc-list-query.js";
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
export { type RecordSchema, selectFields, selectPageFields } from "./query/fields.js";
export { MAXIMUM_IDS } from "./query/id.js";
export { type InputSchema, MAXIMUM_LIMIT } from "./query/input.js";
export type {
  BulkQuery,
  CatalogQuery,
  Collection,
  ListQuery,
  PreparedQuery,
  QueryDescription,
  QueryIdentity,
  RecordKind,
  RecordQuery,
  RequiredQuery,
  Shape,
  SublistQuery,
} from "./query/query.js";
export { listQuests } from "./quests/list-quests.js";
export { getQuest, getQuests, questCollection } from "./quests/quests.js";
export { getRecipe, getRecipes, listRecipes, recipeCollection } from "./recipes/recipes.js";
export {
  castleCollection,
  clanHallCollection,
  getCastle,
  getCastles,
  getClanHall,
  getClanHalls,
  listCastles,
  listClanHalls,
} from "./residences/residences.js";
export { groupBy } from "./rows/group-by.js";
export { findByName } from "./search/find-by-name.js";
export { search } from "./search/search.js";
export { getSeed, getSeeds, listSeeds, seedCollection } from "./seeds/seeds.js";
export { getNpcShop } from "./shops/shops.js";
export {
  augmentationCollection,
  getAugmentation,
  getAugmentations,
  listAugmentations,
} from "./skills/augmentations.js";
export {
  getSkill,
  getSkills,
  listSkills,
  skillCollection,
} from "./skills/skills.js";
export {
  getSoulCrystal,
  getSoulCrystals,
  listSoulCrystals,
  soulCrystalCollection,
} from "./soul-crystals/soul-crystals.js";
export { listNpcSpawns, listRawMonsterSpawns } from "./spawns/npc-spawns.js";
export { findTeleportRoute } from "./teleport-routes/find-teleport-route.js";
export {
  getTeleport,
  getTeleports,
  listTeleports,
  teleportCollection,
} from "./teleports/teleports.js";
export { doorCollection, getDoor, getDoors, listDoors } from "./world/doors.js";
export {
  getStaticObject,
  getStaticObjects,
  listStaticObjects,
  staticObjectCollection,
} from "./world/static-objects.js";
