import type * as v from "valibot";
import { armorSetRow } from "./armor-set.js";
import { buyListRow } from "./buy-list.js";
import { classRow } from "./class.js";
import { dropRow } from "./drop.js";
import { exchangeRow, pointCurrencyRow } from "./exchange.js";
import { hennaRow } from "./henna.js";
import type { Immutable } from "./immutable.js";
import { itemRow } from "./item.js";
import { locationOverrideRow, locationRow } from "./location.js";
import type { Manifest } from "./manifest.js";
import { npcRow } from "./npc.js";
import { questRow } from "./quest.js";
import { recipeRow } from "./recipe.js";
import { regionRow } from "./region.js";
import { skillRow } from "./skill.js";
import { spawnRow } from "./spawn.js";
import { spellbookRow } from "./spellbook.js";

/** The row schema of every table of a data set, by table name. */
export const tables = {
  items: itemRow,
  skills: skillRow,
  npcs: npcRow,
  drops: dropRow,
  spawns: spawnRow,
  recipes: recipeRow,
  armorSets: armorSetRow,
  exchanges: exchangeRow,
  pointCurrencies: pointCurrencyRow,
  buyLists: buyListRow,
  classes: classRow,
  spellbooks: spellbookRow,
  quests: questRow,
  regions: regionRow,
  locations: locationRow,
  locationOverrides: locationOverrideRow,
  hennas: hennaRow,
} as const;

/** The name of a table. */
export type TableName = keyof typeof tables;

/** The rows of every table, by table name. */
export type Tables = {
  readonly [Name in TableName]: readonly Immutable<v.InferOutput<(typeof tables)[Name]>>[];
};

/** A whole data set: every table, and where it comes from. */
export interface Dataset extends Tables {
  readonly manifest: Manifest;
}

/**
 * Gives the file name of a table: its name in kebab case, for example `armor-sets.json`.
 *
 * @param name The table's name.
 */
export function tableFile(name: TableName): string {
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
}
