import {
  getEnchanting,
  getItemSources,
  getItemUses,
  itemCollection,
  listFarmingSpots,
  listItemDroppers,
  listItemSpoilers,
  planCrafting,
  planCraftingList,
} from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";
import { operation } from "../operation.js";

export const itemOperations = [
  ...collectionOperations({
    collection: itemCollection,
    path: "items",
    tag: "Items",
    nouns: ["an item", "items"],
    list: {
      description: "All items, including special-ability variants.",
      example: { query: { q: "draconic", sort: "-name", limit: 3 } },
    },
    detail: {
      description:
        "An item with its stats and its links to sets, recipes, exchanges, shops, seeds, quests, skills and hennas.",
      exampleId: 1864,
    },
    exampleIds: [1666, 23, UNKNOWN_ID],
  }),
  operation(listItemDroppers, {
    path: "items/{id}/dropped-by",
    tag: "Items",
    summary: "List the NPCs that drop an item",
    description: "By chance (percent, highest first), level, name and id; empty for an item that no NPC drops.",
    example: { id: 1864, query: { limit: 3 } },
    mayLackData: true,
  }),
  operation(listItemSpoilers, {
    path: "items/{id}/spoiled-by",
    tag: "Items",
    summary: "List the NPCs that an item can be spoiled from",
    description: "By chance (percent, highest first), level, name and id; empty for an item that is not spoiled.",
    example: { id: 1864, query: { limit: 3 } },
    mayLackData: true,
  }),
  operation(planCrafting, {
    path: "items/{id}/crafting",
    takesLong: true,
    tag: "Items",
    summary: "Plan the crafting of an item",
    description:
      "What to gather and which recipes to use, for the item and for its ingredients. `totals` presumes that every craft succeeds and gives the item that it is planned for; `expected` is an estimate: the mean with the success rates and the chances of rare products. Prices in adena. An item that recipes make only as their rare product is planned by one of them (`recipe.rare`): its chance decides, so plan with `expected`. The plan of an item that no recipe makes is to gather the item.",
    example: { id: 1344, query: { count: 600, stock: [[1864, 10]] } },
    errorExamples: { INVALID_PARAMETER: { id: 1344, query: { count: 0 } } },
  }),
  operation(planCraftingList, {
    path: "crafting",
    takesLong: true,
    tag: "Items",
    summary: "Plan the crafting of several items together",
    description:
      "What to gather and which recipes to use for all of them, as the plan of one item has it. Pieces of the stock, and pieces that whole batches leave over, are used once: the items come in the order of the request, and the totals are the same in any order. A recipe that needs what it makes is not used.",
    example: {
      query: {
        items: [
          [1344, 600],
          [1878, 3],
        ],
        stock: [[1864, 10]],
      },
    },
    errorExamples: {
      INVALID_PARAMETER: { query: { items: [[1344, 0]] } },
      ITEM_NOT_FOUND: { query: { items: [[UNKNOWN_ID, 1]] } },
    },
  }),
  operation(getItemSources, {
    path: "items/{id}/sources",
    takesLong: true,
    tag: "Items",
    summary: "Get every way to get an item",
    description:
      "NPCs that drop it or that it is spoiled from, with the odds at a server's rates (as in the loot of the NPC) and the number of kills for the first piece; recipes (with a chance where the item is their rare product), shops, exchanges of all multisells, quests, seeds, fishing, skills and boxes. An empty group is left out.",
    example: { id: 6660 },
    furtherExamples: { rates: { id: 1788, query: { rateDrop: 5, rateSpoil: 5, playerLevel: 20 } } },
    errorExamples: { INVALID_PARAMETER: { id: 6660, query: { rateDrop: -1 } } },
  }),
  operation(listFarmingSpots, {
    path: "items/{id}/farming",
    takesLong: true,
    tag: "Items",
    summary: "Rank where an item can be farmed",
    description:
      "One row for each NPC and location, by the expected pieces per hour or per kill at a server's rates, then by NPC id. Pieces per hour are an upper bound: every spawn is killed as soon as it appears. Levels are those of the NPC; empty for an item that no kill gives.",
    example: { id: 1864, query: { limit: 3 } },
    furtherExamples: { perKill: { id: 2508, query: { by: "kill", playerLevel: 40, levelMin: 30, limit: 2 } } },
    mayLackData: true,
  }),
  operation(getItemUses, {
    path: "items/{id}/uses",
    takesLong: true,
    tag: "Items",
    summary: "Get everything that an item is used for",
    description:
      "What it teaches to craft, recipes, exchanges of all multisells and skills that consume it, quests, the skill of a spellbook, skills that take it to be learned, the crystals that it gives, the symbol of a dye. An empty group is left out.",
    example: { id: 1666 },
  }),
  operation(getEnchanting, {
    path: "items/{id}/enchant",
    tag: "Items",
    summary: "Get how an item is enchanted",
    description:
      "What the item has at each step, the chance of the step, the scrolls and supports that fit with what a failure does, and the mean cost of the enchantment from +0, computed for each scroll alone and with each support. `scrolls` is empty for an item that cannot be enchanted.",
    example: { id: 79, query: { to: 4 } },
    errorExamples: { INVALID_PARAMETER: { id: 79, query: { to: 31 } } },
    mayLackData: true,
  }),
];
