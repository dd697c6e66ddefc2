import type { TableName } from "@gamedata/schema";
import type { Datapack } from "../read/datapack.js";
import { readArmorSets } from "./armor-sets.js";
import { readBuyLists } from "./buy-lists.js";
import { readClasses } from "./classes.js";
import type { SourcedTables } from "./draft.js";
import { readExchanges } from "./exchanges.js";
import { readHennas } from "./hennas.js";
import { readItems } from "./items.js";
import { readLocationOverrides } from "./location-overrides.js";
import { readLocations } from "./locations.js";
import { readNpcFiles } from "./npc-files.js";
import { readPointCurrencies } from "./point-currencies.js";
import { readQuests } from "./quests.js";
import { readRecipes } from "./recipes.js";
import { readRegions } from "./regions.js";
import { readSkills } from "./skills.js";
import { readSpawns } from "./spawns.js";
import { readSpellbooks } from "./spellbooks.js";

/**
 * Reads every table of a datapack.
 *
 * @param datapack The datapack.
 * @param onTable Called with the name of each table before it is read.
 */
export function readTables(datapack: Datapack, onTable: (name: TableName) => void = () => {}): SourcedTables {
  const step = <Result>(name: TableName, read: () => Result): Result => {
    onTable(name);
    return read();
  };
  return {
    items: step("items", () => readItems(datapack)),
    skills: step("skills", () => readSkills(datapack)),
    ...step("npcs", () => readNpcFiles(datapack)),
    spawns: step("spawns", () => readSpawns(datapack)),
    recipes: step("recipes", () => readRecipes(datapack)),
    armorSets: step("armorSets", () => readArmorSets(datapack)),
    exchanges: step("exchanges", () => readExchanges(datapack)),
    pointCurrencies: step("pointCurrencies", () => readPointCurrencies(datapack)),
    buyLists: step("buyLists", () => readBuyLists(datapack)),
    classes: step("classes", () => readClasses(datapack)),
    spellbooks: step("spellbooks", () => readSpellbooks(datapack)),
    quests: step("quests", () => readQuests(datapack)),
    regions: step("regions", () => readRegions(datapack)),
    locations: step("locations", () => readLocations(datapack)),
    locationOverrides: step("locationOverrides", () => readLocationOverrides(datapack)),
    hennas: step("hennas", () => readHennas(datapack)),
  };
}
