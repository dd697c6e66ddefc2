import type { TableDescription, TableName, Tables } from "@gamedata/schema";
import type { Datapack } from "../read/datapack.js";
import { readArmorSets } from "./armor-sets.js";
import { readBuyLists } from "./buy-lists.js";
import { readCastles } from "./castles.js";
import { readClasses } from "./classes.js";
import { readExchanges } from "./exchanges.js";
import { readExperience } from "./experience.js";
import { readHennas } from "./hennas.js";
import { readHerbGroups } from "./herb-groups.js";
import { readItems } from "./items.js";
import { readLocationOverrides } from "./location-overrides.js";
import { readLocations } from "./locations.js";
import { readMultisells } from "./multisells.js";
import { readNpcFiles } from "./npc-files.js";
import { readPointCurrencies } from "./point-currencies.js";
import { readQuests } from "./quests.js";
import { readRaceIcons } from "./race-icons.js";
import { readRandomSpawns } from "./random-spawns.js";
import { readRecipes } from "./recipes.js";
import { readRegions } from "./regions.js";
import { readSeeds } from "./seeds.js";
import { readSkills } from "./skills.js";
import { readSoulCrystalFile } from "./soul-crystals.js";
import { descriptions, mapTables, type SourcedTable, type SourcedTables } from "./sourced-tables.js";
import { readSpawns } from "./spawns.js";
import { readSpellbooks } from "./spellbooks.js";
import { readTeleports } from "./teleports.js";

/** The function that reads each table of a datapack. */
const readers: { readonly [Name in TableName]: (datapack: Datapack) => SourcedTable<Name> } = {
  items: readItems,
  skills: readSkills,
  npcs: (datapack) => readNpcFiles(datapack).npcs,
  drops: (datapack) => readNpcFiles(datapack).drops,
  spawns: readSpawns,
  spawnGroups: (datapack) => readRandomSpawns(datapack).spawnGroups,
  herbGroups: readHerbGroups,
  raceIcons: readRaceIcons,
  recipes: readRecipes,
  armorSets: readArmorSets,
  exchanges: readExchanges,
  multisells: readMultisells,
  pointCurrencies: readPointCurrencies,
  buyLists: readBuyLists,
  classes: readClasses,
  spellbooks: readSpellbooks,
  quests: readQuests,
  regions: readRegions,
  locations: readLocations,
  locationOverrides: readLocationOverrides,
  hennas: readHennas,
  // Found in the other tables when all of them are read.
  doubts: () => [],
  castles: readCastles,
  seeds: readSeeds,
  teleports: readTeleports,
  experience: readExperience,
  soulCrystals: (datapack) => readSoulCrystalFile(datapack).soulCrystals,
  soulCrystalNpcs: (datapack) => readSoulCrystalFile(datapack).soulCrystalNpcs,
  // Facts of the engine, which no file of a datapack states.
  engineRules: () => [],
};

/**
 * Reads every table of a datapack and sorts its rows.
 *
 * @param onTable Called with the name of each table before it is read.
 */
export function readTables(datapack: Datapack, onTable: (name: TableName) => void = () => {}): SourcedTables {
  return mapTables((name) => {
    onTable(name);
    return sortRows(name, readers[name](datapack));
  });
}

/** Sorts the rows of a table as its description states; equal rows keep the order of the source. */
function sortRows<Name extends TableName>(name: Name, rows: SourcedTable<Name>): SourcedTable<Name> {
  const { key, order = key }: TableDescription<Tables[Name][number]> = descriptions[name];
  return [...rows].sort(({ row: a }, { row: b }) => {
    const field = order.find((candidate) => a[candidate] !== b[candidate]);
    return field === undefined ? 0 : Number(a[field]) - Number(b[field]);
  });
}
