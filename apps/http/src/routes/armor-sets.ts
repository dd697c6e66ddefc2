import { listArmorSets } from "@gamedata/core";
import { resources } from "@gamedata/schema";
import { page } from "./envelope.js";
import { dataRoute } from "./route.js";

/** The route about armor sets; there is none for a single one. */
export const armorSetRoutes = [
  dataRoute({
    path: "/api/{chronicle}/armor-sets",
    operationId: "listArmorSets",
    tag: "Armor sets",
    summary: "List armor sets",
    description: "All armor sets on one page, by id, with their pieces and bonus skills.",
    parse: () => undefined,
    answer: (catalog) => listArmorSets(catalog),
    response: page(resources.ArmorSet),
    example: {},
  }),
];
