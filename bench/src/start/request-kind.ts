/** A request that is the first one of a new server. */
export interface RequestKind {
  readonly name: string;
  readonly path: string;
}

/** The cheapest route: it needs no table and no index. */
export const HEALTH_PATH = "/healthz";

/**
 * The requests that have to be quick from the first one on: one of each kind that reads other tables or builds other
 * indexes. Of a list and its details, the one whose first request takes longer, unless both are here.
 */
export const requestKinds: readonly RequestKind[] = [
  { name: "list of items", path: "/api/interlude/items" },
  { name: "item", path: "/api/interlude/items/57" },
  { name: "list of NPCs", path: "/api/interlude/npcs" },
  { name: "NPC", path: "/api/interlude/npcs/29001" },
  { name: "monsters", path: "/api/interlude/monsters" },
  { name: "search", path: "/api/interlude/search?q=antharas" },
  { name: "dropped-by", path: "/api/interlude/items/1873/dropped-by" },
  { name: "locations", path: "/api/interlude/locations/100" },
  { name: "quests", path: "/api/interlude/quests/1" },
  { name: "classes", path: "/api/interlude/classes" },
  { name: "shop of an NPC", path: "/api/interlude/npcs/30166/shop" },
];

/** Answers over several tables, which are shown beside them. */
export const answerKinds: readonly RequestKind[] = [
  { name: "sources", path: "/api/interlude/items/1873/sources" },
  { name: "farming", path: "/api/interlude/items/1873/farming" },
  { name: "crafting", path: "/api/interlude/items/1344/crafting" },
  { name: "loot", path: "/api/interlude/npcs/29001/loot" },
  { name: "uses", path: "/api/interlude/items/1873/uses" },
  { name: "map", path: "/api/interlude/map/spawns" },
];
