import { getMapFrame, listLocationLoot, locationCollection, regionCollection, spawnMap, zoneMap } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";
import { operation } from "../operation.js";

export const placeOperations = [
  ...collectionOperations({
    collection: locationCollection,
    path: "locations",
    tag: "Map",
    nouns: ["a location", "locations"],
    list: { description: "All hunting and map locations on one page, by id, with the recommended player level." },
    detail: {
      description:
        "A location with the NPCs that spawn there, by level (null last), name and id; the level range is that of the monsters. Coordinates in game units.",
      exampleId: 72,
    },
    exampleIds: [72, 22, 1],
  }),
  ...collectionOperations({
    collection: regionCollection,
    path: "regions",
    tag: "Map",
    nouns: ["a region", "regions"],
    list: {
      description: "All map regions on one page, by id. Characters that die in a region return to the same town.",
    },
    detail: {
      description:
        "A region with the NPCs that spawn there, by level (null last), name and id; the level range is that of the monsters. Ids start at 0.",
      exampleId: 18,
    },
    exampleIds: [18, UNKNOWN_ID],
  }),
  operation(listLocationLoot, {
    path: "locations/{id}/loot",
    takesLong: true,
    tag: "Map",
    summary: "List what kills in a location give",
    description:
      "One row for each item, by the expected pieces per kill at a server's rates, highest first, then by item id, with the NPCs that give it there. The mean over the spawns presumes that each is killed as often, and leaves out raid bosses and grand bosses. Empty for a location where no NPC with loot spawns: `nearestWithMonsters` of the location names another one.",
    example: { id: 34, query: { limit: 2 } },
    furtherExamples: { rates: { id: 34, query: { rate: 5, playerLevel: 40, limit: 2 } } },
    mayLackData: true,
  }),
  operation(getMapFrame, {
    path: "map",
    tag: "Map",
    summary: "Get the frame for drawing the map",
    description:
      "Tile size, edges, the region of each tile, regions, locations with their types, and towns; in game units. A position is at pixel `(x - xMin) / (xMax - xMin) * W`, `(y - yMin) / (yMax - yMin) * H` of an image of `W` × `H` pixels, by `bounds`.",
    example: {},
  }),
  operation(spawnMap, {
    path: "map/spawns",
    takesLong: true,
    tag: "Map",
    summary: "Map the spawns of NPCs",
    description:
      "A GeoJSON FeatureCollection as the whole body, without `data` and not paged: one feature for each NPC of the cleaned layer, by id, with a MultiPoint of its spawns. Coordinates are game units and no degrees: x from west to east, y from north to south, z the height. `bbox`, `location` and `region` select spawns, the other filters NPCs; an NPC without such spawns has no feature, and a map without spawns no features.",
    example: { query: { region: 5, levelMin: 20, levelMax: 30, npcType: "RaidBoss" } },
    furtherExamples: {
      box: { query: { bbox: [-25_000, 178_000, -20_000, 185_000], npc: [29_001, 20_089] } },
      none: { query: { q: "queen ant", region: 0 } },
    },
    errorExamples: {
      INVALID_PARAMETER: { query: { bbox: [10, 0, 5, 20] } },
      INVALID_ENUM: { query: { npcType: "Dragon" } },
    },
    mayLackData: true,
  }),
  operation(zoneMap, {
    path: "map/zones",
    tag: "Map",
    summary: "Map zones: water, towns, peaceful and dangerous areas",
    description:
      "A GeoJSON FeatureCollection as the whole body, without `data` and not paged: one feature for each zone, by id, with a Polygon. Coordinates are game units and no degrees: x from west to east, y from north to south; the heights are in `properties`. Cuboids become four corners, cylinders 32. A zone is in `bbox` if the rectangle around it and the box have a point in common. A data set whose source has no zones has no features.",
    example: { query: { kind: ["town", "peace"], bbox: [76_000, 140_000, 92_000, 152_000] } },
    errorExamples: {
      INVALID_PARAMETER: { query: { bbox: [10, 0, 5, 20] } },
      INVALID_ENUM: { query: { kind: ["lava"] } },
    },
  }),
];
