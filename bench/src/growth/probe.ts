// The process that measures a data set of some size: node growth.js <folder of tables> <most inputs> <fewest calls>
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { Dataset } from "@gamedata/schema";
import { buildCatalog, measureQueries } from "../core/measure.js";
import { querySet } from "../core/query-set.js";
import { tableNames } from "./enlarge.js";
import { growthQueries } from "./growth-query.js";
import type { GrowthFigures } from "./message.js";

const [folder, inputs, calls] = process.argv.slice(2);
if (folder === undefined) throw new Error("The folder of the tables is needed.");

const dataset = readDataset(folder);
const readMs = performance.now();
const { catalog, createIndexes } = buildCatalog(dataset);
globalThis.gc?.();
const { rss } = process.memoryUsage();
const figures: GrowthFigures = {
  rows: tableNames.reduce((rows, name) => rows + dataset[name].length, 0),
  startMs: readMs + createIndexes,
  indexMs: createIndexes,
  rss,
  queries: measureQueries(
    querySet(catalog, Number(inputs)).filter(({ name }) => growthQueries.some((query) => query === name)),
    Number(calls),
  ),
};
process.stdout.write(JSON.stringify(figures));

/** Reads tables the way the data package does: parsed and trusted. */
function readDataset(from: string): Dataset {
  const read = <Name extends keyof Dataset>(name: Name): Dataset[Name] =>
    JSON.parse(readFileSync(join(from, `${name}.json`), "utf8"));
  return {
    manifest: read("manifest"),
    items: read("items"),
    skills: read("skills"),
    npcs: read("npcs"),
    drops: read("drops"),
    spawns: read("spawns"),
    spawnGroups: read("spawnGroups"),
    herbGroups: read("herbGroups"),
    raceIcons: read("raceIcons"),
    recipes: read("recipes"),
    armorSets: read("armorSets"),
    exchanges: read("exchanges"),
    multisells: read("multisells"),
    pointCurrencies: read("pointCurrencies"),
    buyLists: read("buyLists"),
    classes: read("classes"),
    spellbooks: read("spellbooks"),
    quests: read("quests"),
    regions: read("regions"),
    locations: read("locations"),
    locationOverrides: read("locationOverrides"),
    hennas: read("hennas"),
    doubts: read("doubts"),
    castles: read("castles"),
    seeds: read("seeds"),
    teleports: read("teleports"),
    experience: read("experience"),
    soulCrystals: read("soulCrystals"),
    soulCrystalNpcs: read("soulCrystalNpcs"),
    engineRules: read("engineRules"),
  };
}
