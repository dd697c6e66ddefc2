export type { AreaMethods } from "./areas.js";
export type { CharacterMethods } from "./characters.js";
export { type Client, createClient } from "./client.js";
export type { Bulk, Page } from "./envelope.js";
export {
  type GameDataApiError,
  isGameDataApiError,
  type NetworkError,
  type ServiceError,
  type UnexpectedResponseError,
} from "./error.js";
export type { ItemMethods } from "./items.js";
export type { List } from "./list.js";
export type { MetaMethods } from "./meta.js";
export type {
  BulkMethod,
  DetailMethod,
  FieldSelection,
  ListMethod,
  PartMethod,
  Selected,
  SingleMethod,
  SublistMethod,
} from "./method.js";
export type { NpcMethods } from "./npcs.js";
export type { Cache, CacheEntry, ClientOptions, Fetch, FetchResponse, RequestOptions } from "./options.js";
export type {
  ItemListQuery,
  ItemSort,
  NpcListQuery,
  NpcSort,
  PageQuery,
  RawNpcListQuery,
  SearchQuery,
} from "./query.js";
export type { QuestMethods } from "./quests.js";
export type { RawNpcMethods } from "./raw-npcs.js";
export type * from "./resources.js";
export type { SearchMethods } from "./search.js";
