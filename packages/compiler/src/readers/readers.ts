import type { TableName } from "@gamedata/schema";
import type { Datapack } from "../read/datapack.js";
import { readArmorSets } from "../tables/armor-sets/armor-sets.js";
import { readAugmentationSkills, readAugmentationStats } from "../tables/augmentations/augmentations.js";
import { readBoxes } from "../tables/boxes/boxes.js";
import { pricesOf, readBuyLists } from "../tables/buy-lists/buy-lists.js";
import { readCastles } from "../tables/castles/castles.js";
import { readCategories } from "../tables/categories/categories.js";
import { readClanHalls } from "../tables/clan-halls/clan-halls.js";
import { readClassGrowth } from "../tables/class-growth/class-growth.js";
import { readClasses } from "../tables/classes/classes.js";
import { readDoors } from "../tables/doors/doors.js";
import { readEnchantHp } from "../tables/enchant-bonuses/enchant-hp.js";
import { readEnchantItems } from "../tables/enchant-scrolls/enchant-scrolls.js";
import { readExperience } from "../tables/experience/experience.js";
import { readFishes } from "../tables/fishes/fishes.js";
import { readHennas } from "../tables/hennas/hennas.js";
import { readHerbGroups } from "../tables/herb-groups/herb-groups.js";
import { readItems } from "../tables/items/items.js";
import { readHuntingZones, readLocationOverrides } from "../tables/locations.js";
import { readPointCurrencies } from "../tables/multisells/currencies.js";
import { readExchanges, readMultisells } from "../tables/multisells/multisells.js";
import { readNpcFiles } from "../tables/npcs/npcs.js";
import { readQuests } from "../tables/quests.js";
import { readRecipes } from "../tables/recipes/recipes.js";
import { readRegions } from "../tables/regions/regions.js";
import { readSeeds } from "../tables/seeds/seeds.js";
import { readSkillEnchants } from "../tables/skill-enchants/skill-enchants.js";
import { readSkillTreeTable } from "../tables/skill-trees/skill-trees.js";
import { readRaceIcons } from "../tables/skills/race-icons.js";
import { readSkillFiles } from "../tables/skills/skills.js";
import { readSoulCrystals } from "../tables/soul-crystals/soul-crystals.js";
import type { SourcedTable } from "../tables/sourced-tables.js";
import { readSpawns } from "../tables/spawns/spawns.js";
import { readSpellbooks } from "../tables/spellbooks/spellbooks.js";
import { readStaticObjects } from "../tables/static-objects/static-objects.js";
import { readTeleports } from "../tables/teleports/teleports.js";
import { readZones } from "../tables/zones/zones.js";

/** The function that reads each table of a datapack. */
type TableReaders = { readonly [Name in TableName]: (datapack: Datapack) => SourcedTable<Name> };

/** The reader of each table, which finds its files and chooses their forms. */
export const readers: TableReaders = {
  items: readItems,
  skills: (datapack) => readSkillFiles(datapack).skills,
  npcs: (datapack) => readNpcFiles(datapack).npcs,
  drops: (datapack) => readNpcFiles(datapack).drops,
  spawns: (datapack) => readSpawns(datapack, readNpcFiles(datapack)).spawns,
  spawnGroups: (datapack) => readSpawns(datapack, readNpcFiles(datapack)).spawnGroups,
  herbGroups: readHerbGroups,
  raceIcons: readRaceIcons,
  recipes: readRecipes,
  armorSets: (datapack) => readArmorSets(datapack, readItems(datapack)),
  exchanges: readExchanges,
  multisells: readMultisells,
  pointCurrencies: readPointCurrencies,
  buyLists: (datapack) => readBuyLists(datapack, () => pricesOf(datapack)),
  classes: readClasses,
  spellbooks: readSpellbooks,
  quests: readQuests,
  regions: readRegions,
  locations: readHuntingZones,
  locationOverrides: readLocationOverrides,
  hennas: readHennas,
  // Found in the other tables when all of them are read.
  doubts: () => [],
  doors: readDoors,
  castles: readCastles,
  seeds: readSeeds,
  teleports: readTeleports,
  experience: readExperience,
  soulCrystals: (datapack) => readSoulCrystals(datapack).soulCrystals,
  soulCrystalNpcs: (datapack) => readSoulCrystals(datapack).soulCrystalNpcs,
  // Facts of the engine, which no file of a datapack states, as those of life stones.
  engineRules: () => [],
  zones: readZones,
  enchantBonuses: readEnchantHp,
  classGrowth: (datapack) => readClassGrowth(datapack, readClasses(datapack)),
  boxes: readBoxes,
  enchantScrolls: (datapack) => readEnchantItems(datapack).enchantScrolls,
  enchantChances: (datapack) => readEnchantItems(datapack).enchantChances,
  skillTrees: readSkillTreeTable,
  skillEnchants: (datapack) => readSkillEnchants(datapack).skillEnchants,
  skillEnchantCosts: (datapack) => readSkillEnchants(datapack).skillEnchantCosts,
  lifeStones: () => [],
  augmentationSkills: readAugmentationSkills,
  augmentationStats: readAugmentationStats,
  fishes: readFishes,
  lures: () => [],
  clanHalls: readClanHalls,
  categories: readCategories,
  staticObjects: readStaticObjects,
};
