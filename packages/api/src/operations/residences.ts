import { castleCollection, clanHallCollection, doorCollection, staticObjectCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";

export const residenceOperations = [
  ...collectionOperations({
    collection: castleCollection,
    path: "castles",
    tag: "Map",
    nouns: ["a castle", "castles"],
    list: { description: "All castles on one page, by id, with place and circlet." },
    detail: {
      description:
        "A castle with artifacts, towers, gates and the NPCs that it taxes, where the source states them (interlude), and its zones.",
      exampleId: 1,
    },
    exampleIds: [1, 5, UNKNOWN_ID],
  }),
  ...collectionOperations({
    collection: clanHallCollection,
    path: "clan-halls",
    tag: "Map",
    nouns: ["a clan hall", "clan halls"],
    list: {
      description:
        "All clan halls on one page, by id, with town, grade, lease and lowest bid. Empty in a chronicle whose source states none (high-five).",
    },
    detail: { description: "A clan hall, with its place and its zones.", exampleId: 36 },
    exampleIds: [36, 21, UNKNOWN_ID],
  }),
  ...collectionOperations({
    collection: doorCollection,
    path: "doors",
    tag: "Map",
    nouns: ["a door", "doors"],
    list: {
      description:
        "Doors, gates and walls with place, numbers, what opens them, and their castle or clan hall. Empty in a chronicle whose source states none (high-five).",
      example: { query: { castle: 1, kind: "wall" } },
    },
    detail: { description: "A door, with what opens it and the door that opens with it.", exampleId: 20_210_002 },
    exampleIds: [20_210_002, 19_210_001, UNKNOWN_ID],
  }),
  ...collectionOperations({
    collection: staticObjectCollection,
    path: "static-objects",
    tag: "Map",
    nouns: ["a static object", "static objects"],
    list: {
      description:
        "Signs, thrones and flagpoles that stand in the world, with their places. Empty in a chronicle whose source states none (high-five).",
      example: { query: { kind: "throne", limit: 2 } },
    },
    detail: { description: "Such an object; of a sign with a map, where it is on that.", exampleId: 21_190_001 },
    exampleIds: [21_190_001, 24_180_017, UNKNOWN_ID],
  }),
];
