import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import { idText, longIntegerText } from "../../read/values.js";
import type { Dialect, TableReaders } from "../../tables/dialect.js";
import { readExperience } from "../../tables/experience.js";
import { readHuntingZones } from "../../tables/locations.js";
import { readQuests } from "../../tables/quests.js";
import { readRandomSpawns } from "../../tables/random-spawns.js";
import { readArmorSets } from "./armor-sets.js";
import { readBuyLists } from "./buy-lists.js";
import { readClasses } from "./classes.js";
import type { L2jForm } from "./form.js";
import { readHennas } from "./hennas.js";
import { readItems } from "./items.js";
import { readMultisells } from "./multisells.js";
import { readNpcFiles } from "./npc-files.js";
import { readPointCurrencies } from "./points.js";
import { readRecipes } from "./recipes.js";
import { readRegionGrid, readRegions } from "./regions.js";
import { readSeedFile } from "./seeds.js";
import { readSkillFiles } from "./skills.js";
import { readSoulCrystalFile } from "./soul-crystals.js";
import { readSpawns } from "./spawns.js";
import { readTeleporters } from "./teleporters.js";
import { readTeleports } from "./teleports.js";
import { unreadOf } from "./unread.js";

const levelAttributes = v.pipe(
  v.object({ level: idText, tolevel: longIntegerText }),
  v.transform(({ level, tolevel: exp }) => ({ level, exp })),
);

const readersOf = (form: L2jForm): TableReaders => ({
  items: (datapack) => readItems(datapack, form),
  skills: (datapack) => readSkillFiles(datapack, form).skills,
  npcs: (datapack) => readNpcFiles(datapack, form).npcs,
  drops: (datapack) => readNpcFiles(datapack, form).drops,
  spawns: (datapack) => readSpawns(datapack, form),
  spawnGroups: (datapack) => readRandomSpawns(datapack).spawnGroups,
  // Herbs are ordinary drops.
  herbGroups: () => [],
  raceIcons: (datapack) => readSkillFiles(datapack, form).raceIcons,
  recipes: (datapack) => readRecipes(datapack, form),
  armorSets: (datapack) => readArmorSets(datapack, form),
  // All multisells are in the next table; no list says which of them to show with items and shops.
  exchanges: () => [],
  multisells: (datapack) => readMultisells(datapack, form),
  pointCurrencies: readPointCurrencies,
  buyLists: (datapack) => readBuyLists(datapack, form),
  classes: (datapack) => readClasses(datapack, form),
  // Only one skill needs books, another one for each level, which the table cannot state.
  spellbooks: () => [],
  quests: optional("curated/quests.json", readQuests),
  regions: (datapack) => readRegions(datapack, form),
  locations: optional("curated/hunting-zones.json", (datapack) =>
    readHuntingZones(datapack, "curated/hunting-zones.json"),
  ),
  locationOverrides: () => [],
  hennas: (datapack) => readHennas(datapack, form),
  // Found in the other tables when all of them are read.
  doubts: () => [],
  castles: (datapack) => readSeedFile(datapack, form).castles,
  seeds: (datapack) => readSeedFile(datapack, form).seeds,
  teleports: (datapack) => {
    const folder = `${form.folder}/teleporters`;
    const isCurated = hasFile(datapack, "curated/teleports.json");
    return isCurated || !hasFile(datapack, folder) ? readTeleports(datapack) : readTeleporters(datapack, folder);
  },
  experience: (datapack) =>
    readExperience(datapack, {
      file: `${form.folder}/experience.xml`,
      root: "table",
      element: "experience",
      attributes: levelAttributes,
    }),
  soulCrystals: (datapack) => readSoulCrystalFile(datapack, form).soulCrystals,
  soulCrystalNpcs: (datapack) => readSoulCrystalFile(datapack, form).soulCrystalNpcs,
  // Facts of the engine, which no file of a datapack states.
  engineRules: () => [],
});

/** Returns a reader that reads no row, and notes the file as missing, where a datapack does not have the file. */
function optional<Row>(file: string, read: (datapack: Datapack) => readonly Row[]) {
  return (datapack: Datapack): readonly Row[] => {
    if (hasFile(datapack, file)) return read(datapack);
    datapack.missing.add(file);
    return [];
  };
}

/** The datapacks of a family of L2J servers. */
export const l2jDialect = (form: L2jForm): Dialect => ({
  readers: readersOf(form),
  regionGrid: (datapack) => readRegionGrid(datapack, form),
  unread: unreadOf(form),
  allowsByteOrderMark: true,
});
