import { findByName, search } from "@gamedata/core";
import { operation } from "../operation.js";

export const searchOperations = [
  operation(search, {
    path: "search",
    takesLong: true,
    tag: "Search",
    summary: "Search all records by name",
    description:
      "Records with the id that the text is, then equal names, then names that begin with the text, then names with a word that begins with it, then other names that contain it, then names with words that begin with each word of the text, in any order; if there are none, names with a word within one typo, for texts of at least four letters. Equally good results are sorted by length, name, type and id. NPCs are those of the cleaned layer.",
    example: { query: { q: "queen ant", limit: 3 } },
    furtherExamples: {
      typo: { query: { q: "gremiln", types: ["npc"] } },
      words: { query: { q: "queen ant ring" } },
      id: { query: { q: "7575", types: ["item"] } },
    },
    errorExamples: {
      INVALID_PARAMETER: { query: { q: " " } },
      INVALID_ENUM: { query: { q: "ant", types: "spell" } },
    },
  }),
  operation(findByName, {
    path: "by-name",
    takesLong: true,
    tag: "Search",
    summary: "Find the records of a type that have a name",
    description:
      "For programs that know the whole name: all records that have it, since several can have one name; `candidates` where none has it.",
    example: { query: { type: "item", name: "claymore" } },
    furtherExamples: { candidates: { query: { type: "npc", name: "gremiln" } } },
    errorExamples: {
      INVALID_PARAMETER: { query: { type: "item", name: " " } },
      INVALID_ENUM: { query: { type: "spell", name: "Claymore" } },
    },
  }),
];
