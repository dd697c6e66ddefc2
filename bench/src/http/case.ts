/** One request that is measured on repeated URLs. */
export interface Case {
  readonly name: string;
  /** Path and query; no two cases share one, because the bare server knows its answers by it. */
  readonly path: string;
  readonly status: 200 | 304 | 404;
  readonly acceptEncoding?: "gzip" | "br";
}

/** The requests that are measured on repeated URLs. A case of status 304 sends the ETag that the 200 had. */
export const cases: readonly Case[] = [
  { name: "small item", path: "/api/interlude/items/1061", status: 200 },
  { name: "large item", path: "/api/interlude/items/57", status: 200 },
  { name: "item, one field", path: "/api/interlude/items/57?fields=name", status: 200 },
  { name: "ten items by ids", path: "/api/interlude/items?ids=1,2,3,4,5,6,7,8,9,57", status: 200 },
  { name: "list", path: "/api/interlude/items", status: 200 },
  { name: "list, q and sort", path: "/api/interlude/items?q=draconic&sort=-name", status: 200 },
  {
    name: "list, filters, 200 rows",
    path: "/api/interlude/items?type=weapon&grade=s&sort=name&limit=200",
    status: 200,
  },
  { name: "dropped-by", path: "/api/interlude/items/1873/dropped-by", status: 200 },
  { name: "NPC", path: "/api/interlude/npcs/29001", status: 200 },
  { name: "spawns, many", path: "/api/interlude/npcs/20034/spawns", status: 200 },
  { name: "drops", path: "/api/interlude/npcs/29028/drops", status: 200 },
  { name: "shop", path: "/api/interlude/npcs/30166/shop", status: 200 },
  {
    name: "monsters by level",
    path: "/api/interlude/monsters?levelMin=40&levelMax=60&npcType=raidboss&sort=-level",
    status: 200,
  },
  { name: "search", path: "/api/interlude/search?q=antharas", status: 200 },
  { name: "quests", path: "/api/interlude/quests", status: 200 },
  { name: "class", path: "/api/interlude/classes/2", status: 200 },
  { name: "hennas", path: "/api/interlude/hennas", status: 200 },
  { name: "armor sets", path: "/api/interlude/armor-sets", status: 200 },
  { name: "raw list", path: "/api/interlude/raw/npcs", status: 200 },
  { name: "raw NPC", path: "/api/interlude/raw/npcs/29001", status: 200 },
  { name: "meta", path: "/api/interlude/meta/npc-types", status: 200 },
  { name: "404", path: "/api/interlude/items/999999", status: 404 },
  { name: "304", path: "/api/interlude/items/2500", status: 304 },
  { name: "304 of a list", path: "/api/interlude/npcs", status: 304 },
  { name: "list, gzip", path: "/api/interlude/npcs?limit=100", status: 200, acceptEncoding: "gzip" },
  { name: "class, brotli", path: "/api/interlude/classes/5", status: 200, acceptEncoding: "br" },
];
