import {
  type Catalog,
  classCollection,
  findTeleportRoute,
  getItemSources,
  getItemUses,
  getLocation,
  getNpcLoot,
  itemCollection,
  listFarmingSpots,
  listHuntingTargets,
  listItems,
  listLocationLoot,
  listMonsters,
  locationCollection,
  monsterCollection,
  npcCollection,
  planClassSkills,
  planCrafting,
  search,
} from "@gamedata/core";
import { present } from "@gamedata/schema";

import { levelDefaults } from "./level-defaults.js";
import { queryTool } from "./query-tool.js";
import type { Tool } from "./tool.js";
import { listTool, recordTool } from "./typed-tools.js";

const item = { parameter: "item", collection: itemCollection } as const;
const npc = { parameter: "npc", collection: npcCollection } as const;

/** What the parameters of every computation of loot mean. A player far above a monster gets less. */
const lootWords = {
  rate: { text: "The server's rate of everything; the others are for one that differs." },
  playerLevel: { text: "For the level gap." },
} as const;

/** Names the nearest location with monsters, for one without. */
const nearestWithMonsters = (catalog: Catalog, id: number) =>
  present({ nearestWithMonsters: getLocation(catalog, id).nearestWithMonsters });

/** Every tool, in the order of `tools/list`. */
export const toolTable: readonly Tool[] = [
  queryTool({
    name: "search",
    description:
      "Find records by a part of their name, its words in any order, an id, or with one typo; get_record opens them. Other types: list_records.",
    query: search,
    shape: "page",
    resource: "SearchResult",
  }),
  queryTool({
    name: "get_item",
    description:
      "An item: stats, price (adena), weight, crystals, sets, recipes, shops, exchanges, quests. Where it drops: item_sources.",
    query: itemCollection.get,
    of: item,
    shape: "record",
    resource: "ItemDetail",
  }),
  queryTool({
    name: "get_npc",
    description:
      "An NPC or monster: level, `effectiveStats` (what the game shows; `stats` are the template's), skills, behavior, minions, quests, teleports, place. Loot: npc_loot. NPCs of one name and level are merged (`mergedIds`).",
    query: npcCollection.get,
    of: npc,
    shape: "record",
    resource: "NpcDetail",
  }),
  recordTool(
    "get_record",
    "Any record in full: quest, class (skills with SP), skill (times in ms; `level` for one level), location, region, recipe, armor set, henna ...",
  ),
  queryTool({
    name: "list_items",
    description: "Items by filters. Prices in adena.",
    query: listItems,
    shape: "page",
    resource: "ItemSummary",
    rowsOf: itemCollection,
  }),
  queryTool({
    name: "list_monsters",
    description: "Monsters by filters; also who drops or spoils an item.",
    query: listMonsters,
    shape: "page",
    resource: "NpcSummary",
    rowsOf: monsterCollection,
  }),
  listTool(
    "list_records",
    "Any other list by filters: recipes of a product, quests for a level or a reward, dyes of a stat, skills of a class ...",
  ),
  queryTool({
    name: "npc_loot",
    description:
      "What a kill of an NPC gives at a server's rates: `probability` (0..1) and `expected` pieces per kill, adena and value per kill. `chance` is the source's percent; of a `group` at most one item drops.",
    query: getNpcLoot,
    of: npc,
    shape: "record",
    resource: "NpcLoot",
    namesFields: true,
    words: { ...lootWords, raw: { text: "One of `mergedIds`." } },
  }),
  queryTool({
    name: "location_loot",
    description:
      "What is dropped and spoiled in a location, by item with the NPCs: `expectedPerKill` is the mean of its spawns, bosses aside; `perHour` is an upper bound. Of a location without monsters the nearest with some.",
    query: listLocationLoot,
    of: { parameter: "location", collection: locationCollection },
    shape: "page",
    resource: "LocationLoot",
    hint: nearestWithMonsters,
    words: lootWords,
  }),
  queryTool({
    name: "item_sources",
    description:
      "Every way to get an item: drops and spoil (probability, expected pieces and kills), crafting, shops, exchanges, quests.",
    query: getItemSources,
    of: item,
    shape: "record",
    resource: "ItemSources",
    words: lootWords,
  }),
  queryTool({
    name: "item_uses",
    description: "What an item is used for: recipes, exchanges, quests, spellbook, crystals, henna.",
    query: getItemUses,
    of: item,
    shape: "record",
    resource: "ItemUses",
  }),
  queryTool({
    name: "where_to_farm",
    description:
      "Where to farm an item: one row per NPC and place, best first; with `playerLevel` only NPCs 8 levels below to 5 above. `perHour` is an upper bound: every spawn is killed at once. `spoiledPerKill`, a part of `expectedPerKill`, takes a class that can spoil (Scavenger, Bounty Hunter, Fortune Seeker); others set `spoil` to false.",
    query: listFarmingSpots,
    defaults: levelDefaults,
    of: item,
    shape: "page",
    resource: "FarmingSpot",
    namesFields: true,
    words: { ...lootWords, levelMin: { text: "Of the NPC." }, spoil: "own" },
  }),
  queryTool({
    name: "where_to_hunt",
    description:
      "What a player of a level should hunt: monsters by experience, SP, adena or value of a kill for each 1,000 HP, best first; from 8 levels below to 5 above. `levelRule` was applied to `exp` and `sp`; null: not known. A ranking: class and equipment decide what one can kill.",
    query: listHuntingTargets,
    defaults: levelDefaults,
    shape: "page",
    resource: "HuntingTarget",
    namesFields: true,
    words: {
      rate: { text: "The server's rate of loot; the others are for one that differs." },
      levelMin: { text: "Of the monster." },
      per: { text: "`hour`: every spawn is killed at once; shows where many spawn." },
    },
  }),
  queryTool({
    name: "plan_crafting",
    description:
      "What to gather to craft an item with its ingredients: `totals` if every craft succeeds, `expected` with the success rates and the chances of rare products (`recipe.rare`); `crafts` are the recipes to use.",
    query: planCrafting,
    of: item,
    shape: "record",
    resource: "CraftingPlan",
    words: {
      recipe: { text: "Recipe item; by default the highest success rate." },
      buy: "own",
      stock: { text: "What one has: pairs of item and pieces." },
    },
  }),
  queryTool({
    name: "plan_class_skills",
    description:
      "The skills that a class and its ancestors teach up to a level, with SP and spellbooks (`total`), and what comes `next`. `sp` is the cost of a skill's last level, `spTotal` of all its planned levels.",
    query: planClassSkills,
    of: { parameter: "class", collection: classCollection },
    shape: "record",
    resource: "ClassSkillPlan",
    words: {
      level: { text: "Player level to plan for." },
      fromLevel: { text: "Player level up to which one has learned everything." },
      known: { text: "What one has besides: pairs of skill and level." },
      next: { text: "Later player levels to list." },
    },
  }),
  queryTool({
    name: "teleport_route",
    description:
      "The cheapest way from one place to another by teleports and walks: price in adena, distances in game units in a straight line. `alternatives` are cheaper with longer walks; a `height` is climbed by stairs or doors, which are not known.",
    query: findTeleportRoute,
    shape: "record",
    resource: "TeleportRoute",
    words: {
      from: { text: "NPC (id or name); location, region or destination (name); or x,y." },
      walk: { text: "Longest walk; default 6000." },
    },
  }),
];
