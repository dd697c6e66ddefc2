import { search } from "@gamedata/core";
import { queryRoute } from "./query-route.js";

/** The route that searches records by name. */
export const searchRoutes = [
  queryRoute({
    path: "/api/{chronicle}/search",
    operationId: "search",
    tag: "Search",
    summary: "Search everything that has a name",
    description:
      "Whole names first, then names that begin with the text, then those in which a word does, then those that contain it; when there are none, names with a word within one typo, from four letters on. Within these by length, name, type and id. NPCs are those of the cleaned layer.",
    shape: "page",
    query: search,
    resource: "SearchResult",
    example: { query: { q: "queen ant", limit: 3 } },
    furtherExamples: { typo: { query: { q: "gremiln", types: ["npc", "item"] } } },
    refusals: {
      INVALID_PARAMETER: { query: { q: " " } },
      INVALID_ENUM: { query: { q: "ant", types: "skill" } },
    },
  }),
];
