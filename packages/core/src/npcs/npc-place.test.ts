import { minionRow, npcRow, spawnRow } from "@gamedata/fixtures";
import { expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import { listMonsters, listNpcs } from "../index.js";
import { parseInput } from "../parse.js";

const catalog = catalogWith({
  locations: [{ id: 3, name: "Bog", type: 2, x: 0, y: 0, z: 0 }],
  regions: [{ id: 0, name: "Moss Village", tiles: [[4, 8]] }],
  npcs: [
    npcRow(1, "Toad", { level: 5, type: "Monster" }),
    npcRow(2, "Newt", { level: 2, minions: [minionRow(3, 1)] }),
    npcRow(3, "Eft"),
    npcRow(4, "Ghost"),
  ],
  spawns: [
    spawnRow(1, 50_000, 0),
    { ...spawnRow(1, 10, 0), z: -7, respawnDelay: 60, respawnRandom: 5 },
    spawnRow(1, 20, 0),
    spawnRow(2, 0, 0),
  ],
});

it("is the first spawn in the primary location, where rows are asked for the place", () => {
  const bog = { region: { id: 0, name: "Moss Village" }, location: { id: 3, name: "Bog", minLevel: null } };
  expect(listNpcs(catalog, { with: ["place"] }).data.map(({ place }) => place)).toEqual([
    { ...bog, spawnCount: 3, spawn: { x: 10, y: 0, z: -7, respawnDelay: 60, respawnRandom: 5 } },
    { ...bog, spawnCount: 1, spawn: { x: 0, y: 0, z: 0, respawnDelay: 0, respawnRandom: 0 } },
    // The eft has the place of the newt.
    { ...bog, spawnCount: 0, spawn: null },
    { region: null, location: null, spawnCount: 0, spawn: null },
  ]);
  expect(listMonsters(catalog).data[0]).not.toHaveProperty("place");
});

it("is asked for alone, or together with stats", () => {
  const given = (text: string) => listNpcs.prepare(catalog, parseInput(listNpcs.input(catalog), { with: text })).input;
  expect(given("place")).toMatchObject({ with: ["place"] });
  expect(given("stats,place")).toMatchObject({ with: ["stats", "place"] });
  expect(() => given("stats,size")).toThrow('Invalid with "size": it must be one of stats, place, minions, drops.');
  const [toad] = listMonsters(catalog, { with: ["stats", "place"] }).data;
  expect([toad?.place?.spawnCount, toad?.exp]).toEqual([3, null]);
});
