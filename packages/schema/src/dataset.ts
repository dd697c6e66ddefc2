import { armorSetTable } from "./armor-set.js";
import { buyListTable } from "./buy-list.js";
import { castleTable } from "./castle.js";
import { classTable } from "./class.js";
import { classGrowthTable } from "./class-growth.js";
import { doubtTable } from "./doubt.js";
import { dropTable } from "./drop.js";
import { enchantBonusTable } from "./enchant-bonus.js";
import { engineRuleTable } from "./engine-rule.js";
import { exchangeTable, pointCurrencyTable } from "./exchange.js";
import { experienceTable } from "./experience.js";
import type { TableName, Tables } from "./generated/types.js";
import { hennaTable } from "./henna.js";
import { herbGroupTable } from "./herb-group.js";
import { itemTable } from "./item.js";
import { locationOverrideTable, locationTable } from "./location.js";
import { multisellTable } from "./multisell.js";
import { npcTable } from "./npc.js";
import { questTable } from "./quest.js";
import { raceIconTable } from "./race-icon.js";
import { recipeTable } from "./recipe.js";
import { regionTable } from "./region.js";
import { seedTable } from "./seed.js";
import { skillTable } from "./skill.js";
import { soulCrystalNpcTable, soulCrystalTable } from "./soul-crystal.js";
import { spawnGroupTable, spawnTable } from "./spawn.js";
import { spellbookTable } from "./spellbook.js";
import type { TableDescription } from "./table.js";
import { teleportTable } from "./teleport.js";
import { zoneTable } from "./zone.js";

/** The description of every table of a data set, in the order in which tables are written and hashed. */
export const tables = {
  items: itemTable,
  skills: skillTable,
  npcs: npcTable,
  drops: dropTable,
  spawns: spawnTable,
  spawnGroups: spawnGroupTable,
  herbGroups: herbGroupTable,
  raceIcons: raceIconTable,
  recipes: recipeTable,
  armorSets: armorSetTable,
  exchanges: exchangeTable,
  multisells: multisellTable,
  pointCurrencies: pointCurrencyTable,
  buyLists: buyListTable,
  classes: classTable,
  spellbooks: spellbookTable,
  quests: questTable,
  regions: regionTable,
  locations: locationTable,
  locationOverrides: locationOverrideTable,
  hennas: hennaTable,
  doubts: doubtTable,
  castles: castleTable,
  seeds: seedTable,
  teleports: teleportTable,
  experience: experienceTable,
  soulCrystals: soulCrystalTable,
  soulCrystalNpcs: soulCrystalNpcTable,
  engineRules: engineRuleTable,
  zones: zoneTable,
  classGrowth: classGrowthTable,
  enchantBonuses: enchantBonusTable,
} as const;

/** The descriptions of the tables, by table name. */
export type TableDescriptions = { readonly [Name in TableName]: TableDescription<Tables[Name][number]> };

/** Returns the file name of a table: its name in kebab case, for example `armor-sets.json`. */
export function tableFile(name: TableName): string {
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
}
