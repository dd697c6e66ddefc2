import { getMapFrame, spawnMap, zoneMap } from "@gamedata/core";
import { queryRoute } from "./query-route.js";

/** The routes for drawing maps. */
export const mapRoutes = [
  queryRoute({
    path: "/api/{chronicle}/map",
    operationId: "getMapFrame",
    tag: "Map",
    summary: "Get the frame for drawing the map",
    description:
      "Tile size, edges, the region of each tile, regions, locations with their types, and towns; in game units. A position is at pixel `(x + 131072) * W / 360448`, `(y + 262144) * H / 524288` of an image of `W` × `H` pixels.",
    shape: "part",
    query: getMapFrame,
    resource: "MapFrame",
    example: {},
  }),
  queryRoute({
    path: "/api/{chronicle}/map/spawns",
    operationId: "spawnMap",
    tag: "Map",
    summary: "Map the spawns of NPCs",
    description:
      "A GeoJSON FeatureCollection as the whole body, without `data` and not paged: one feature for each NPC of the cleaned layer, by id, with a MultiPoint of its spawns. Coordinates are game units and no degrees: x from west to east, y from north to south, z the height. `bbox`, `location` and `region` select spawns, the other filters NPCs; an NPC without such spawns has no feature, and a map without spawns no features.",
    shape: "document",
    query: spawnMap,
    resource: "SpawnMap",
    example: { query: { region: 5, levelMin: 20, levelMax: 30, npcType: "RaidBoss" } },
    furtherExamples: {
      box: { query: { bbox: [-25_000, 178_000, -20_000, 185_000], npc: [29_001, 20_089] } },
      none: { query: { q: "queen ant", region: 0 } },
    },
    errorExamples: {
      INVALID_PARAMETER: { query: { bbox: [10, 0, 5, 20] } },
      INVALID_ENUM: { query: { npcType: "Dragon" } },
    },
  }),
  queryRoute({
    path: "/api/{chronicle}/map/zones",
    operationId: "zoneMap",
    tag: "Map",
    summary: "Map zones: water, towns, peaceful and dangerous areas",
    description:
      "A GeoJSON FeatureCollection as the whole body, without `data` and not paged: one feature for each zone, by id, with a Polygon. Coordinates are game units and no degrees: x from west to east, y from north to south; the heights are in `properties`. Cuboids become four corners, cylinders 32. A zone is in `bbox` if the rectangle around it and the box have a point in common. A data set whose source has no zones has no features.",
    shape: "document",
    query: zoneMap,
    resource: "ZoneMap",
    example: { query: { kind: ["town", "peace"], bbox: [76_000, 140_000, 92_000, 152_000] } },
    errorExamples: {
      INVALID_PARAMETER: { query: { bbox: [10, 0, 5, 20] } },
      INVALID_ENUM: { query: { kind: ["lava"] } },
    },
  }),
];
