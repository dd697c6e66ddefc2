import { findTeleportRoute, teleportCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";
import { operation } from "../operation.js";

/** The NPC Clarissa, who teleports from Giran, and the place where teleports to the Ivory Tower arrive. */
const GIRAN = 30_080;
const IVORY_TOWER = [85_348, 16_142];

export const teleportOperations = [
  ...collectionOperations({
    collection: teleportCollection,
    path: "teleports",
    tag: "Map",
    nouns: ["a teleport", "teleports"],
    list: {
      description: "Teleports that NPCs offer, with destination and price; coordinates in game units.",
      example: { query: { npc: 30_080, q: "giran", limit: 2 } },
    },
    detail: {
      description:
        "A teleport, by its id: the id of the raw NPC, then the number of the destination in the source with as many digits as the longest of the chronicle has, at least five (interlude: NPC × 100,000 + destination; high-five: NPC × 1,000,000 + destination).",
      exampleId: 3_000_600_015,
    },
    exampleIds: [3_000_600_015, 3_008_009_902, UNKNOWN_ID],
  }),
  operation(findTeleportRoute, {
    path: "teleports/route",
    tag: "Map",
    summary: "Find the cheapest way between two places",
    description:
      "By teleports of NPCs and by walks: the least adena, then the fewest steps, then the shortest walk. Distances are straight lines in game units, an estimate: walls, water and floors are not known. Of an NPC with several spawns the one with the cheapest way counts. `steps` is empty where both places are one; 404 if no way leads there.",
    example: { query: { from: GIRAN, to: IVORY_TOWER } },
    furtherExamples: {
      walk: { query: { from: GIRAN, to: 30_081 } },
      noble: { query: { from: GIRAN, to: [146_440, 46_723], noble: "true" } },
    },
    errorExamples: {
      INVALID_PARAMETER: { query: { from: GIRAN, to: "Aden" } },
      INVALID_ENUM: { query: { from: GIRAN, to: IVORY_TOWER, noble: "yes" } },
      NPC_NOT_FOUND: { query: { from: UNKNOWN_ID, to: GIRAN } },
      TELEPORT_ROUTE_NOT_FOUND: { query: { from: GIRAN, to: 29_001 } },
    },
    mayLackData: true,
  }),
];
