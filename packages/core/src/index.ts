export type { AreaQuery } from "./areas/area-query.js";
export { listArmorSets } from "./armor-sets/list-armor-sets.js";
export { type Catalog, type CatalogOptions, createCatalog } from "./catalog/catalog.js";
export type { PartialDataset } from "./catalog/require-tables.js";
export { getClass, parseClassId } from "./classes/get-class.js";
export { getClasses, parseClassIds } from "./classes/get-classes.js";
export { listClasses } from "./classes/list-classes.js";
export {
  GameDataError,
  type GameDataErrorCode,
  type GameDataErrorDetails,
  isGameDataError,
} from "./error/game-data-error.js";
export { getHenna, parseHennaId } from "./hennas/get-henna.js";
export { getHennas, parseHennaIds } from "./hennas/get-hennas.js";
export { listHennas } from "./hennas/list-hennas.js";
export { getItem, parseItemId } from "./items/get-item.js";
export { getItems, parseItemIds } from "./items/get-items.js";
export { type ItemListQuery, type ItemSort, itemSorts, parseItemListQuery } from "./items/item-list-query.js";
export { listItemDroppers, listItemSpoilers } from "./items/list-item-sources.js";
export { listItems } from "./items/list-items.js";
export { getLocation, parseLocationId } from "./locations/get-location.js";
export { getLocations, parseLocationIds } from "./locations/get-locations.js";
export { listLocations } from "./locations/list-locations.js";
export { countItemGrades, countItemTypes, countNpcTypes } from "./meta/count.js";
export { getDataset } from "./meta/get-dataset.js";
export { getMonster } from "./monsters/get-monster.js";
export { getMonsters } from "./monsters/get-monsters.js";
export { listMonsters } from "./monsters/list-monsters.js";
export { parseNpcId } from "./npcs/find-npc.js";
export { getNpc } from "./npcs/get-npc.js";
export { getNpcs, parseNpcIds } from "./npcs/get-npcs.js";
export { listNpcs } from "./npcs/list-npcs.js";
export { getNpcDrops } from "./npcs/npc-drops.js";
export {
  type NpcListQuery,
  type NpcSort,
  npcSorts,
  parseMonsterListQuery,
  parseNpcListQuery,
  parseRawMonsterListQuery,
  parseRawNpcListQuery,
  type RawNpcListQuery,
} from "./npcs/npc-list-query.js";
export { getNpcShop } from "./npcs/npc-shop.js";
export { listNpcSpawns } from "./npcs/npc-spawns.js";
export { parseFields, type RecordSchema, selectFields, selectPageFields } from "./query/fields.js";
export { MAXIMUM_IDS } from "./query/ids.js";
export { DEFAULT_LIMIT, DEFAULT_SOURCE_LIMIT, MAXIMUM_LIMIT, type PageQuery, parsePageQuery } from "./query/page.js";
export type { QueryParams } from "./query/query-params.js";
export { getQuest, parseQuestId } from "./quests/get-quest.js";
export { getQuests, parseQuestIds } from "./quests/get-quests.js";
export { listQuests } from "./quests/list-quests.js";
export { getRawMonster, getRawNpc, listRawMonsterSpawns } from "./raw/get-raw-npc.js";
export { getRawMonsters, getRawNpcs, parseRawNpcIds } from "./raw/get-raw-npcs.js";
export { listRawMonsters, listRawNpcs } from "./raw/list-raw-npcs.js";
export { getRegion, parseRegionId } from "./regions/get-region.js";
export { getRegions, parseRegionIds } from "./regions/get-regions.js";
export { listRegions } from "./regions/list-regions.js";
export { search } from "./search/search.js";
export { parseSearchQuery, type SearchQuery } from "./search/search-query.js";
