import type { Datapack } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import { readArmorSets } from "../../tables/armor-sets/armor-sets.js";
import { pricesOf, readBuyLists } from "../../tables/buy-lists/buy-lists.js";
import { readCastles } from "../../tables/castles/castles.js";
import { readClasses } from "../../tables/classes/classes.js";
import type { Dialect, TableReaders } from "../../tables/dialect.js";
import { readExperience } from "../../tables/experience/experience.js";
import { readHennas } from "../../tables/hennas/hennas.js";
import { readHerbGroups } from "../../tables/herb-groups/herb-groups.js";
import { readItems } from "../../tables/items/items.js";
import { readHuntingZones } from "../../tables/locations.js";
import { readUsualCurrencies } from "../../tables/multisells/currencies.js";
import { readMultisellFiles } from "../../tables/multisells/lists.js";
import { readMultisells, readOffers } from "../../tables/multisells/multisells.js";
import { readNpcFiles } from "../../tables/npcs/npcs.js";
import { readQuests } from "../../tables/quests.js";
import { readRecipes } from "../../tables/recipes/recipes.js";
import { readRegionGrid, readRegions } from "../../tables/regions/regions.js";
import { readSeeds } from "../../tables/seeds/seeds.js";
import { readRaceIcons } from "../../tables/skills/race-icons.js";
import { readSkillFiles } from "../../tables/skills/skills.js";
import { readSoulCrystals } from "../../tables/soul-crystals/soul-crystals.js";
import { readSpawns } from "../../tables/spawns/spawns.js";
import { readSpellbooks } from "../../tables/spellbooks/spellbooks.js";
import { readTeleports } from "../../tables/teleports/teleports.js";
import { readZones } from "../../tables/zones/zones.js";
import type { L2jDialect } from "./l2j-dialect.js";
import { unreadOf } from "./unread.js";

const readAllSpawns = (datapack: Datapack, dialect: L2jDialect) =>
  readSpawns(datapack, {
    folder: dialect.folder,
    lists: dialect.files.spawns,
    hasBoth: dialect.hasSpawnDump,
    otherwiseSpawned: dialect.otherwiseSpawned,
    ...readNpcFiles(datapack),
  });

const readersOf = (dialect: L2jDialect): TableReaders => ({
  items: readItems,
  skills: (datapack) => readSkillFiles(datapack).skills,
  npcs: (datapack) => readNpcFiles(datapack).npcs,
  drops: (datapack) => readNpcFiles(datapack).drops,
  spawns: (datapack) => readAllSpawns(datapack, dialect).spawns,
  spawnGroups: (datapack) => readAllSpawns(datapack, dialect).spawnGroups,
  // Herbs are ordinary drops, but in dumps.
  herbGroups: readHerbGroups,
  raceIcons: readRaceIcons,
  recipes: (datapack) => readRecipes(datapack, `${dialect.folder}/${dialect.files.recipes}`),
  armorSets: (datapack) => readArmorSets(datapack, readItems(datapack)),
  // All multisells are in the next table; no list says which of them to show with items and shops.
  exchanges: () => [],
  multisells: (datapack) =>
    readMultisells(datapack, readMultisellFiles(datapack, dialect.folder), readOffers(datapack)),
  pointCurrencies: (datapack) => readUsualCurrencies(datapack, readMultisellFiles(datapack, dialect.folder)),
  buyLists: (datapack) => readBuyLists(datapack, dialect.folder, () => pricesOf(readItems(datapack))),
  classes: (datapack) => readClasses(datapack, { folder: dialect.folder, trees: dialect.files.skillTrees }),
  // Since 2011 only one skill needs books, another one for each level, which the table cannot state.
  spellbooks: (datapack) => readSpellbooks(datapack),
  quests: optional("curated/quests.json", readQuests),
  regions: readRegions,
  locations: optional("curated/hunting-zones.json", (datapack) =>
    readHuntingZones(datapack, "curated/hunting-zones.json"),
  ),
  locationOverrides: () => [],
  hennas: (datapack) => readHennas(datapack, `${dialect.folder}/stats/hennaList.xml`, dialect.hasHennasForAll),
  // Found in the other tables when all of them are read.
  doubts: () => [],
  castles: readCastles,
  seeds: readSeeds,
  teleports: (datapack) => readTeleports(datapack, dialect.folder),
  experience: (datapack) => readExperience(datapack, dialect.folder),
  soulCrystals: (datapack) => readSoulCrystals(datapack).soulCrystals,
  soulCrystalNpcs: (datapack) => readSoulCrystals(datapack).soulCrystalNpcs,
  // Facts of the engine, which no file of a datapack states.
  engineRules: () => [],
  zones: (datapack) => readZones(datapack, `${dialect.folder}/zones`),
});

/** Returns a reader that reads no row, and notes the file as missing, where a datapack does not have the file. */
function optional<Row>(file: string, read: (datapack: Datapack) => readonly Row[]) {
  return (datapack: Datapack): readonly Row[] => {
    if (hasFile(datapack, file)) return read(datapack);
    datapack.missing.add(file);
    return [];
  };
}

/** The datapacks of the L2J dialects. */
export const dialectOf = (dialect: L2jDialect): Dialect => ({
  folder: dialect.folder,
  readers: readersOf(dialect),
  regionGrid: readRegionGrid,
  unread: unreadOf(dialect),
  allowsByteOrderMark: true,
});
