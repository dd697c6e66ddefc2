import type { TableName, Tables } from "./generated/types.js";
import { armorSetTable } from "./rows/armor-set.js";
import { augmentationSkillTable, augmentationStatTable, lifeStoneTable } from "./rows/augmentation.js";
import { boxTable } from "./rows/box.js";
import { buyListTable } from "./rows/buy-list.js";
import { castleTable, clanHallTable } from "./rows/castle.js";
import { categoryTable, classTable } from "./rows/class.js";
import { classGrowthTable } from "./rows/class-growth.js";
import { doorTable } from "./rows/door.js";
import { doubtTable } from "./rows/doubt.js";
import { dropTable, herbGroupTable } from "./rows/drop.js";
import { enchantBonusTable, enchantChanceTable, enchantScrollTable } from "./rows/enchant-scroll.js";
import { engineRuleTable } from "./rows/engine-rule.js";
import { exchangeTable, pointCurrencyTable } from "./rows/exchange.js";
import { experienceTable } from "./rows/experience.js";
import { fishTable, lureTable } from "./rows/fish.js";
import { hennaTable } from "./rows/henna.js";
import { itemTable } from "./rows/item.js";
import { locationOverrideTable, locationTable, regionTable } from "./rows/location.js";
import { multisellTable } from "./rows/multisell.js";
import { npcTable } from "./rows/npc.js";
import { questTable } from "./rows/quest.js";
import { raceIconTable } from "./rows/race-icon.js";
import { recipeTable } from "./rows/recipe.js";
import { seedTable } from "./rows/seed.js";
import { skillTable } from "./rows/skill.js";
import { skillEnchantCostTable, skillEnchantTable } from "./rows/skill-enchant.js";
import { skillTreeTable, spellbookTable } from "./rows/skill-tree.js";
import { soulCrystalNpcTable, soulCrystalTable } from "./rows/soul-crystal.js";
import { spawnGroupTable, spawnTable } from "./rows/spawn.js";
import { staticObjectTable } from "./rows/static-object.js";
import type { TableDescription } from "./rows/table.js";
import { teleportTable } from "./rows/teleport.js";
import { zoneTable } from "./rows/zone.js";

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
  doors: doorTable,
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
  boxes: boxTable,
  enchantScrolls: enchantScrollTable,
  enchantChances: enchantChanceTable,
  skillTrees: skillTreeTable,
  skillEnchants: skillEnchantTable,
  skillEnchantCosts: skillEnchantCostTable,
  lifeStones: lifeStoneTable,
  augmentationSkills: augmentationSkillTable,
  augmentationStats: augmentationStatTable,
  fishes: fishTable,
  lures: lureTable,
  clanHalls: clanHallTable,
  categories: categoryTable,
  staticObjects: staticObjectTable,
} as const;

/** The descriptions of the tables, by table name. */
export type TableDescriptions = { readonly [Name in TableName]: TableDescription<Tables[Name][number]> };

/** Returns the file name of a table: its name in kebab case, for example `armor-sets.json`. */
export function tableFile(name: TableName): string {
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
}
