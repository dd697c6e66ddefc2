import type { TableDescription, TableName, Tables } from "@gamedata/schema";
import type { Datapack } from "../read/datapack.js";
import type { Form } from "../read/form.js";
import { armorSetForms, readArmorSets } from "../tables/armor-sets/armor-sets.js";
import {
  augmentationSkillForms,
  augmentationStatForms,
  readAugmentationSkills,
  readAugmentationStats,
} from "../tables/augmentations/augmentations.js";
import { boxForms, readBoxes } from "../tables/boxes/boxes.js";
import { buyListForms, pricesOf, readBuyLists } from "../tables/buy-lists/buy-lists.js";
import { castleForms, readCastles } from "../tables/castles/castles.js";
import { categoryForms, readCategories } from "../tables/categories/categories.js";
import { clanHallForms, readClanHalls } from "../tables/clan-halls/clan-halls.js";
import { classGrowthForms, readClassGrowth } from "../tables/class-growth/class-growth.js";
import { classForms, readClasses } from "../tables/classes/classes.js";
import { doorForms, readDoors } from "../tables/doors/doors.js";
import { dropForms } from "../tables/drops/drops.js";
import { enchantBonusForms, readEnchantHp } from "../tables/enchant-bonuses/enchant-hp.js";
import { enchantChanceForms, enchantScrollForms, readEnchantItems } from "../tables/enchant-scrolls/enchant-scrolls.js";
import { experienceForms, readExperience } from "../tables/experience/experience.js";
import { fishForms, readFishes } from "../tables/fishes/fishes.js";
import { hennaForms, readHennas } from "../tables/hennas/hennas.js";
import { herbGroupForms, readHerbGroups } from "../tables/herb-groups/herb-groups.js";
import { itemForms, readItems } from "../tables/items/items.js";
import { readHuntingZones, readLocationOverrides } from "../tables/locations.js";
import { readPointCurrencies } from "../tables/multisells/currencies.js";
import { multisellForms } from "../tables/multisells/lists.js";
import { readExchanges, readMultisells } from "../tables/multisells/multisells.js";
import { npcForms, readNpcFiles } from "../tables/npcs/npcs.js";
import { readQuests } from "../tables/quests.js";
import { readRecipes, recipeForms } from "../tables/recipes/recipes.js";
import { readRegions, regionForms } from "../tables/regions/regions.js";
import { readSeeds, seedForms } from "../tables/seeds/seeds.js";
import { readSkillEnchants, skillEnchantCostForms } from "../tables/skill-enchants/skill-enchants.js";
import { readSkillTreeTable, skillTreeForms } from "../tables/skill-trees/skill-trees.js";
import { readRaceIcons, readSkillFiles, skillForms } from "../tables/skills/skills.js";
import { readSoulCrystals, soulCrystalForms } from "../tables/soul-crystals/soul-crystals.js";
import { readSpawns, spawnForms } from "../tables/spawns/spawns.js";
import { readSpellbooks, spellbookForms } from "../tables/spellbooks/spellbooks.js";
import { readStaticObjects, staticObjectForms } from "../tables/static-objects/static-objects.js";
import { descriptions, mapTables, type SourcedTable, type SourcedTables } from "../tables/table-rows.js";
import { readTeleports, teleportForms } from "../tables/teleports/teleports.js";
import { readZones, zoneForms } from "../tables/zones/zones.js";

/** How a table of a datapack is read: by a function that finds its files and chooses their forms, and what these are. */
interface TableReader<Name extends TableName> {
  readonly read: (datapack: Datapack) => SourcedTable<Name>;
  /** Missing for a table that is curated, or of the client. */
  readonly forms?: readonly Form[];
}

const readers: { readonly [Name in TableName]: TableReader<Name> } = {
  items: { read: readItems, forms: itemForms },
  skills: { read: (datapack) => readSkillFiles(datapack).skills, forms: skillForms },
  npcs: { read: (datapack) => readNpcFiles(datapack).npcs, forms: npcForms },
  drops: { read: (datapack) => readNpcFiles(datapack).drops, forms: dropForms },
  spawns: { read: (datapack) => readSpawns(datapack, readNpcFiles(datapack)).spawns, forms: spawnForms },
  spawnGroups: { read: (datapack) => readSpawns(datapack, readNpcFiles(datapack)).spawnGroups },
  herbGroups: { read: readHerbGroups, forms: herbGroupForms },
  raceIcons: { read: readRaceIcons },
  recipes: { read: readRecipes, forms: recipeForms },
  armorSets: { read: (datapack) => readArmorSets(datapack, readItems(datapack)), forms: armorSetForms },
  exchanges: { read: readExchanges },
  multisells: { read: readMultisells, forms: multisellForms },
  pointCurrencies: { read: readPointCurrencies },
  buyLists: { read: (datapack) => readBuyLists(datapack, () => pricesOf(datapack)), forms: buyListForms },
  classes: { read: readClasses, forms: classForms },
  spellbooks: { read: readSpellbooks, forms: spellbookForms },
  quests: { read: readQuests },
  regions: { read: readRegions, forms: regionForms },
  locations: { read: readHuntingZones },
  locationOverrides: { read: readLocationOverrides },
  hennas: { read: readHennas, forms: hennaForms },
  // Found in the other tables when all of them are read.
  doubts: { read: () => [] },
  doors: { read: readDoors, forms: doorForms },
  castles: { read: readCastles, forms: castleForms },
  seeds: { read: readSeeds, forms: seedForms },
  teleports: { read: readTeleports, forms: teleportForms },
  experience: { read: (datapack) => readExperience(datapack).experience, forms: experienceForms },
  soulCrystals: { read: (datapack) => readSoulCrystals(datapack).soulCrystals, forms: soulCrystalForms },
  soulCrystalNpcs: { read: (datapack) => readSoulCrystals(datapack).soulCrystalNpcs },
  // The others are facts of the engine, which no file of a datapack states, as those of life stones.
  engineRules: { read: (datapack) => readExperience(datapack).engineRules },
  zones: { read: readZones, forms: zoneForms },
  enchantBonuses: { read: readEnchantHp, forms: enchantBonusForms },
  classGrowth: { read: (datapack) => readClassGrowth(datapack, readClasses(datapack)), forms: classGrowthForms },
  boxes: { read: readBoxes, forms: boxForms },
  enchantScrolls: { read: (datapack) => readEnchantItems(datapack).enchantScrolls, forms: enchantScrollForms },
  enchantChances: { read: (datapack) => readEnchantItems(datapack).enchantChances, forms: enchantChanceForms },
  skillTrees: { read: readSkillTreeTable, forms: skillTreeForms },
  skillEnchants: { read: (datapack) => readSkillEnchants(datapack).skillEnchants },
  skillEnchantCosts: {
    read: (datapack) => readSkillEnchants(datapack).skillEnchantCosts,
    forms: skillEnchantCostForms,
  },
  lifeStones: { read: () => [] },
  augmentationSkills: { read: readAugmentationSkills, forms: augmentationSkillForms },
  augmentationStats: { read: readAugmentationStats, forms: augmentationStatForms },
  fishes: { read: readFishes, forms: fishForms },
  lures: { read: () => [] },
  clanHalls: { read: readClanHalls, forms: clanHallForms },
  categories: { read: readCategories, forms: categoryForms },
  staticObjects: { read: readStaticObjects, forms: staticObjectForms },
};

/** Reads every table of a datapack and sorts its rows. */
export function readTables(datapack: Datapack, onTable: (name: TableName) => void): SourcedTables {
  return mapTables((name) => {
    onTable(name);
    return sortRows(name, readers[name].read(datapack));
  });
}

/** Sorts the rows of a table as its description states; equal rows keep the order of the source. */
export function sortRows<Name extends TableName>(name: Name, rows: SourcedTable<Name>): SourcedTable<Name> {
  const { key, order = key }: TableDescription<Tables[Name][number]> = descriptions[name];
  return [...rows].sort(({ row: a }, { row: b }) => {
    const field = order.find((candidate) => a[candidate] !== b[candidate]);
    return field === undefined ? 0 : Number(a[field]) - Number(b[field]);
  });
}

/** The forms of each table that is read from the files of servers; the others are curated, or of the client. */
export const tableForms: Readonly<Partial<Record<TableName, readonly Form[]>>> = Object.fromEntries(
  Object.entries(readers).flatMap(([table, { forms }]) => (forms === undefined ? [] : [[table, forms]])),
);
