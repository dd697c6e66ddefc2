export { listArmorSets } from "./armor-sets/list-armor-sets.js";
export { type Catalog, type CatalogOptions, createCatalog } from "./catalog/catalog.js";
export { getClass, parseClassId } from "./classes/get-class.js";
export { listClasses } from "./classes/list-classes.js";
export {
  GameDataError,
  type GameDataErrorCode,
  type GameDataErrorDetails,
  isGameDataError,
} from "./error/game-data-error.js";
export { getHenna, parseHennaId } from "./hennas/get-henna.js";
export { listHennas } from "./hennas/list-hennas.js";
export { getItem, parseItemId } from "./items/get-item.js";
export { type ItemListQuery, type ItemSort, itemSorts, parseItemListQuery } from "./items/item-list-query.js";
export { listItemDroppers, listItemSpoilers } from "./items/list-item-sources.js";
export { listItems } from "./items/list-items.js";
export { listLocations } from "./locations/list-locations.js";
export { countItemGrades, countItemTypes, countNpcTypes } from "./meta/count.js";
export { getMonster } from "./monsters/get-monster.js";
export { listMonsters } from "./monsters/list-monsters.js";
export { parseNpcId } from "./npcs/find-npc.js";
export { getNpc } from "./npcs/get-npc.js";
export { listNpcs } from "./npcs/list-npcs.js";
export { getNpcDrops } from "./npcs/npc-drops.js";
export {
  type NpcListQuery,
  type NpcSort,
  npcSorts,
  parseMonsterListQuery,
  parseNpcListQuery,
} from "./npcs/npc-list-query.js";
export { getNpcShop } from "./npcs/npc-shop.js";
export { listNpcSpawns } from "./npcs/npc-spawns.js";
export { DEFAULT_LIMIT, DEFAULT_SOURCE_LIMIT, MAXIMUM_LIMIT, type PageQuery, parsePageQuery } from "./query/page.js";
export type { QueryParams } from "./query/query-params.js";
export { getQuest, parseQuestId } from "./quests/get-quest.js";
export { listQuests } from "./quests/list-quests.js";
export { getRawMonster, getRawNpc, listRawMonsterSpawns } from "./raw/get-raw-npc.js";
export { listRawMonsters, listRawNpcs } from "./raw/list-raw-npcs.js";
export { listRegions } from "./regions/list-regions.js";
