import { interlude } from "@gamedata/interlude";
import type { TableName } from "@gamedata/schema";
import { expect, it } from "vitest";
import * as core from "../src/index.js";
import { catalog as whole } from "./interlude.js";

type Ask = (catalog: core.Catalog) => unknown;

/** Some queries, and the tables that each needs: what a record is named by, and what its answer shows. */
const needed: readonly (readonly [name: string, ask: Ask, tables: readonly TableName[]])[] = [
  ["listItems", (catalog) => core.listItems(catalog, { limit: 200 }), ["items"]],
  ["listClasses", (catalog) => core.listClasses(catalog), ["classes"]],
  ["getRegion", (catalog) => core.getRegion(catalog, 0), ["npcs", "drops", "spawns", "regions"]],
  ["listNpcs", (catalog) => core.listNpcs(catalog, { q: "gremlin" }), ["npcs", "drops", "spawns"]],
  [
    "listNpcSpawns",
    (catalog) => core.listNpcSpawns(catalog, 20_001),
    ["npcs", "spawns", "regions", "locations", "locationOverrides"],
  ],
  ["search of hennas", (catalog) => core.search(catalog, { q: "a", types: ["henna"] }), ["hennas"]],
  ["search of armor sets", (catalog) => core.search(catalog, { q: "a", types: ["armor-set"] }), ["armorSets"]],
];

function catalogOf(tables: readonly TableName[]): core.Catalog {
  const { manifest } = interlude;
  return core.createCatalog(Object.assign({ manifest }, ...tables.map((table) => ({ [table]: interlude[table] }))));
}

it.each(needed)("%s answers from its tables alone, and names one that is missing", (_name, ask, tables) => {
  expect(ask(catalogOf(tables))).toEqual(ask(whole));
  for (const table of tables) {
    const lacking = () => ask(catalogOf(tables.filter((other) => other !== table)));
    expect(lacking).toThrow(`Missing dataset.${table}: it must be a table, since this query needs it.`);
    expect(lacking).toThrow(expect.toSatisfy(core.isGameDataError));
  }
});

/** Queries whose empty answer would say that there is nothing, and the table without rows of which they know nothing. */
const unknown: readonly (readonly [query: string, ask: Ask, table: TableName, rows: string])[] = [
  ["getNpcDrops", (catalog) => core.getNpcDrops(catalog, 20_001), "drops", "drops"],
  ["getNpcLoot", (catalog) => core.getNpcLoot(catalog, 20_001), "drops", "drops"],
  ["listItemDroppers", (catalog) => core.listItemDroppers(catalog, 57), "drops", "drops"],
  ["listItemSpoilers", (catalog) => core.listItemSpoilers(catalog, 1864), "drops", "drops"],
  ["listFarmingSpots", (catalog) => core.listFarmingSpots(catalog, 57), "drops", "drops"],
  ["listFarmingSpots", (catalog) => core.listFarmingSpots(catalog, 57), "spawns", "spawns"],
  ["listLocationLoot", (catalog) => core.listLocationLoot(catalog, 2), "drops", "drops"],
  ["listLocationLoot", (catalog) => core.listLocationLoot(catalog, 2), "spawns", "spawns"],
  ["listNpcSpawns", (catalog) => core.listNpcSpawns(catalog, 20_001), "spawns", "spawns"],
  ["listRawMonsterSpawns", (catalog) => core.listRawMonsterSpawns(catalog, 20_001), "spawns", "spawns"],
  ["listHuntingTargets", (catalog) => core.listHuntingTargets(catalog, { playerLevel: 40 }), "spawns", "spawns"],
  ["spawnMap", (catalog) => core.spawnMap(catalog), "spawns", "spawns"],
  [
    "findTeleportRoute",
    (catalog) => core.findTeleportRoute(catalog, { from: 30_006, to: 30_080 }),
    "teleports",
    "teleports",
  ],
  ["getEnchanting", (catalog) => core.getEnchanting(catalog, 70), "enchantScrolls", "scrolls that enchant"],
  ["getEnchanting", (catalog) => core.getEnchanting(catalog, 70), "enchantChances", "chances to enchant"],
];

it.each(unknown)(
  "%s says that the data set has none of its rows, not that there are none: %3$s",
  (_query, ask, table, rows) => {
    const catalog = core.createCatalog({ ...interlude, [table]: [] });
    expect(() => ask(catalog)).toThrow(`The answer is not known: the data set has no ${rows}.`);
  },
);
