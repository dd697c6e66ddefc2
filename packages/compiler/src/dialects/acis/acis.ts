import type { Datapack } from "../../read/datapack.js";
import { readArmorSets } from "../../tables/armor-sets/armor-sets.js";
import { pricesOf, readBuyLists } from "../../tables/buy-lists/buy-lists.js";
import { readCastles } from "../../tables/castles/castles.js";
import { readClasses } from "../../tables/classes/classes.js";
import type { Dialect, TableReaders } from "../../tables/dialect.js";
import { readExperience } from "../../tables/experience/experience.js";
import { labelHennas, readHennas } from "../../tables/hennas/hennas.js";
import { readHerbGroups } from "../../tables/herb-groups/herb-groups.js";
import { readItems } from "../../tables/items/items.js";
import { readLocationOverrides } from "../../tables/location-overrides.js";
import { readHuntingZones } from "../../tables/locations.js";
import { readPointCurrencies } from "../../tables/multisells/currencies.js";
import { readExchanges } from "../../tables/multisells/exchanges.js";
import { readMultisellFiles } from "../../tables/multisells/lists.js";
import { readMultisells } from "../../tables/multisells/multisells.js";
import { readNpcFiles } from "../../tables/npcs/npcs.js";
import { readQuests } from "../../tables/quests.js";
import { readRecipes } from "../../tables/recipes/recipes.js";
import { readRegions } from "../../tables/regions/regions.js";
import { readSeeds } from "../../tables/seeds/seeds.js";
import { readRaceIcons } from "../../tables/skills/race-icons.js";
import { readSkillFiles } from "../../tables/skills/skills.js";
import { readSoulCrystals } from "../../tables/soul-crystals/soul-crystals.js";
import { readSpawns } from "../../tables/spawns/spawns.js";
import { readSpellbooks } from "../../tables/spellbooks/spellbooks.js";
import { readTeleports } from "../../tables/teleports/teleports.js";
import { readZones } from "../../tables/zones/zones.js";
import { unreadList } from "./unread-list.js";

const readAllSpawns = (datapack: Datapack) =>
  readSpawns(datapack, {
    folder: "xml",
    lists: ["spawnlist"],
    hasBoth: false,
    otherwiseSpawned: [],
    ...readNpcFiles(datapack),
  });

const readers: TableReaders = {
  items: readItems,
  skills: (datapack) => readSkillFiles(datapack).skills,
  npcs: (datapack) => readNpcFiles(datapack).npcs,
  drops: (datapack) => readNpcFiles(datapack).drops,
  spawns: (datapack) => readAllSpawns(datapack).spawns,
  spawnGroups: (datapack) => readAllSpawns(datapack).spawnGroups,
  herbGroups: readHerbGroups,
  raceIcons: readRaceIcons,
  recipes: (datapack) => readRecipes(datapack, "xml/recipes.xml"),
  armorSets: (datapack) => readArmorSets(datapack, readItems(datapack)),
  exchanges: (datapack) => readExchanges(datapack, readMultisellFiles(datapack, "xml"), "xml"),
  multisells: (datapack) => readMultisells(datapack, readMultisellFiles(datapack, "xml")),
  pointCurrencies: (datapack) => readPointCurrencies(datapack, readMultisellFiles(datapack, "xml")),
  buyLists: (datapack) => readBuyLists(datapack, "xml", () => pricesOf(readItems(datapack))),
  classes: (datapack) => readClasses(datapack, { folder: "xml" }),
  spellbooks: (datapack) => readSpellbooks(datapack, "xml/spellbooks.xml"),
  quests: readQuests,
  regions: readRegions,
  locations: (datapack) => readHuntingZones(datapack, "client/hunting-zones.json"),
  locationOverrides: readLocationOverrides,
  hennas: (datapack) => labelHennas(datapack, readHennas(datapack, "xml/hennas.xml", false)),
  // Found in the other tables when all of them are read.
  doubts: () => [],
  castles: readCastles,
  seeds: readSeeds,
  teleports: (datapack) => readTeleports(datapack, "xml"),
  experience: (datapack) => readExperience(datapack, "xml"),
  soulCrystals: (datapack) => readSoulCrystals(datapack).soulCrystals,
  soulCrystalNpcs: (datapack) => readSoulCrystals(datapack).soulCrystalNpcs,
  // Facts of the engine, which no file of a datapack states.
  engineRules: () => [],
  zones: (datapack) => readZones(datapack, "xml/zones"),
};

/** The datapacks of aCis. */
export const acis: Dialect = { folder: "xml", readers, unread: unreadList, allowsByteOrderMark: false };
