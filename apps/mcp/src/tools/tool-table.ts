import { getNpcLoot, itemCollection, npcCollection, planCrafting, search } from "@gamedata/core";
import {
  allOrMonsters,
  character,
  classSkills,
  farmingSpots,
  fight,
  hunting,
  huntOrFight,
  itemEnchanting,
  itemSources,
  itemUses,
  locationLoot,
  monsters,
  npcs,
  ofItem,
  ofNpc,
  spotsOrLoot,
} from "./chosen-queries.js";
import { choiceTool, queryTool, showTool } from "./query-tool.js";
import { listOf, type Tool } from "./tool.js";
import { listTool, recordTool } from "./typed-tools.js";
import { wayTool } from "./way-tool.js";

/** The rates of a tool that lists one for all; npc_loot lists the others, as the instructions say. */
const oneRate = {
  rateDrop: "unlisted",
  rateAdena: "unlisted",
  rateSpoil: "unlisted",
  rateRaid: "unlisted",
} as const;

/** Every tool, in the order of `tools/list`. */
export const toolTable: readonly Tool[] = [
  queryTool({
    name: "search",
    description: "Find records by words of the name in any order, or an id. Other types: list_records.",
    query: search,
  }),
  queryTool({
    name: "get_item",
    description:
      "An item: stats, price, weight, sets, recipes, shops, exchanges, quests. Where it drops: item_sources_and_uses.",
    query: itemCollection.get,
    of: ofItem,
    saysNone: { soldBy: "buyLists" },
  }),
  queryTool({
    name: "get_npc",
    description:
      "An NPC or monster: level, `effectiveStats` (as in the game; `stats`: the template's), skills, minions, quests, teleports, place. Loot: npc_loot. `mergedIds`: of one name and level.",
    query: npcCollection.get,
    of: ofNpc,
  }),
  recordTool(
    "get_record",
    "Any record in full: a quest, a class (skills with SP), a skill (times in ms; `level`: one; `learnedFrom`, `teachers`).",
  ),
  queryTool({
    name: "list_items",
    description: "Items by filters. Prices in adena.",
    ...listOf(itemCollection),
  }),
  choiceTool({
    name: "list_npcs",
    description: "NPCs, or monsters alone, by filters. `place`: spawn, respawn in seconds.",
    queries: [npcs, monsters],
    choice: { monsters: { type: "boolean" } },
    choose: allOrMonsters,
  }),
  listTool(
    "list_records",
    "Other lists by filters: recipes of a product, quests for a level (`sort` `-adena`), skills of a class ...",
  ),
  queryTool({
    name: "npc_loot",
    description:
      "What a kill gives: `probability` (0..1) and `expected` pieces, adena and value. `chance` is the source's percent; of a `group` at most one item drops.",
    query: getNpcLoot,
    of: ofNpc,
    words: { rate: { text: "The server's rate of all." }, raw: { text: "One of `mergedIds`." } },
  }),
  showTool({
    name: "item_sources_and_uses",
    description:
      "Every way to get an item: drops, spoil, crafting, shops, exchanges, quests, boxes; `none`: ways that do not exist. `show` `uses`: recipes, exchanges ...; `enchant`: chances, scrolls, mean cost to +`to`.",
    show: { sources: itemSources, uses: itemUses, enchant: itemEnchanting },
    required: ["item"],
    words: { ...oneRate, to: { text: "Default 16." } },
  }),
  choiceTool({
    name: "where_to_farm",
    description:
      "Where to farm an item: NPCs and places, best first; `playerLevel`: NPCs (`levelMin`) 8 levels below to 5 above. With `location` alone: what drops and is spoiled there, by item; `expectedPerKill`: mean of its spawns, bosses aside. `perHour`: at most, each spawn killed at once. `spoiledPerKill`, part of it, takes a spoiler; else `spoil` false.",
    queries: [farmingSpots, locationLoot],
    choose: spotsOrLoot,
    words: oneRate,
  }),
  choiceTool({
    name: "where_to_hunt",
    description:
      "Monsters to hunt at a level by experience, SP, adena or value of a kill for 1,000 HP, best first; 8 levels (`levelMin`) below to 5 above. `levelRule` is applied to `exp` and `sp`; null: unknown. With `class`, `items` (enchanted: `id-4`), `skills` (buffs): a `fight` each; `per` `fight` ranks by it. With `npc`: that fight alone.",
    queries: [hunting, fight],
    required: ["playerLevel"],
    choose: huntOrFight,
    words: {
      ...oneRate,
      level: "unlisted",
      hennas: "unlisted",
      passives: "unlisted",
      per: { text: "`hour`: every spawn is killed at once." },
    },
  }),
  queryTool({
    name: "plan_crafting",
    description:
      "What a craft needs: `totals` if every craft succeeds, `expected` by success rates and rare products; `cost` in adena, `crafts`: the recipes.",
    query: planCrafting,
    of: ofItem,
    words: {
      recipe: { text: "Recipe item; default: highest success rate." },
      buy: "own",
      stock: { text: "Owned: pairs of item and pieces." },
    },
  }),
  showTool({
    name: "plan_class_skills",
    description:
      "Skills of a class and its ancestors up to a level, with SP and items (`total`), and what comes `next`. `sp`: of a skill's last level, `spTotal`: of all planned ones. `show` `character`: stats (HP, P. Atk. ...) with `items`, `hennas`, `skills` (buffs), by parts.",
    show: { skills: classSkills, character },
    required: ["class"],
    words: {
      fromLevel: { text: "All is learned up to it." },
      known: { text: "Also learned: pairs of skill and level." },
      passives: "unlisted",
    },
  }),
  wayTool({
    name: "teleport_route",
    description:
      "The cheapest way by teleports and walks: price in adena, straight distances in game units. `alternatives`: cheaper with longer walks; a `height` needs stairs or doors, which are not known.",
    words: {
      from: { text: "NPC (id or name); location, region or destination (name); or x,y." },
      walk: { text: "Longest walk; default 6000 or more." },
    },
  }),
];
