import { listArmorSets } from "@gamedata/core";
import { resources } from "@gamedata/schema";
import { listRoute } from "./list-route.js";

/** The route about armor sets; there is none for a single one. */
export const armorSetRoutes = [
  listRoute({
    path: "/api/{chronicle}/armor-sets",
    operationId: "listArmorSets",
    tag: "Armor sets",
    summary: "List armor sets",
    description: "All armor sets on one page, by id, with their pieces and bonus skills.",
    parse: () => ({}),
    list: listArmorSets,
    row: resources.ArmorSet,
    example: {},
  }),
];
