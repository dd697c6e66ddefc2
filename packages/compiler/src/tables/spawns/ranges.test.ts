import { expect, test } from "vitest";
import { compileSmall, expectLost } from "../../../fixtures/small-datapack.js";

const filesOf = (spawns: string) => ({ "data/spawn/12_24.xml": `<list>${spawns}</list>` });
const spawnsOf = (spawns: string) => compileSmall("l2scripts", filesOf(spawns));
const rowsOf = (spawns: string) => spawnsOf(spawns).tables.spawns.map(({ row }) => row);

const TOAD = '<npc id="1001"/>';
const point = (x: number) => `<point x="${x}" y="2" z="3" h="-1"/>`;
const CORNERS =
  '<add x="0" y="0" zmin="-9" zmax="5"/><add x="8" y="0" zmin="-4" zmax="6"/><add x="8" y="8" zmin="-4" zmax="5"/>';
const polygon = [
  { x: 0, y: 0 },
  { x: 8, y: 0 },
  { x: 8, y: 8 },
];

test("reads spawns of L2-Scripts at points, with the delay of the engine, and of groups that scripts spawn", () => {
  const { tables, losses, accounts } = spawnsOf(`
<spawn count="1" respawn="30" respawn_random="5" period_of_day="none"><point x="-1" y="2" z="3" h="7"/>${TOAD}</spawn>
<spawn>${point(4)}<npc id="1001"><ai_params><set name="fear" value="1"/></ai_params></npc></spawn>
<spawn period_of_day="NIGHT">${point(5)}${TOAD}</spawn><spawn group="sod_free">${point(6)}${TOAD}</spawn>
<spawn group="DAY" period_of_day="day">${point(7)}${TOAD}</spawn>`);
  const own = { npcId: 1001, y: 2, z: 3, heading: -1, respawnDelay: 60 };
  expect(losses).toEqual([]);
  expect(accounts).toContainEqual({ table: "spawns", held: 5, read: 5 });
  expect(tables.spawns.map(({ row }) => row)).toEqual([
    { ...own, x: -1, heading: 7, respawnDelay: 30, respawnRandom: 5 },
    { ...own, x: 4 },
    { ...own, x: 5, periodOfDay: 2 },
    { ...own, x: 6, event: "sod_free" },
    { ...own, x: 7, periodOfDay: 1 },
  ]);
});

test("reads territories, of the spawn and beside it, from the least to the greatest of their heights", () => {
  const rows = rowsOf(`<territory name="lake">${CORNERS}</territory>
<spawn count="3"><territory>${CORNERS}</territory>${TOAD}</spawn><spawn><territory name="lake"/>${TOAD}</spawn>`);
  expect(rows.map(({ count, territory }) => [count, territory])).toEqual([
    [3, { minZ: -9, maxZ: 6, polygon }],
    [undefined, { name: "lake", minZ: -9, maxZ: 6, polygon }],
  ]);
});

test("places as many NPCs as there are points at one each, and fewer at one of them at a time", () => {
  const places = `${point(1)}${point(2)}${TOAD}`;
  expect(rowsOf(`<spawn count="2">${places}</spawn>`).map(({ x, groupId }) => [x, groupId])).toEqual([
    [1, undefined],
    [2, undefined],
  ]);
  expect(rowsOf(`<spawn count="1">${places}</spawn>`).map(({ x, groupId }) => [x, groupId])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test.each([
  ["several NPCs, of which the engine draws", `${point(1)}${TOAD}<npc id="1001" max="1"/>`, 2],
  ["a point that cannot be read", `<point x="one" y="2" z="3"/>${TOAD}`, 1],
  ["no place", TOAD, 1],
  ["a territory that is not there", `<territory name="sea"/>${TOAD}`, 1],
  ["a part taken out", `<territory>${CORNERS}<banned_territory>${CORNERS}</banned_territory></territory>${TOAD}`, 1],
  ["an unknown time", `${point(1)}${TOAD}`, 1, 'period_of_day="dusk"'],
  ["times in place of a delay", `${point(1)}${TOAD}`, 1, 'respawn_pattern="0 12 * * *"'],
])("leaves a spawn with %s out, and counts it", (_, parts, held, attributes = "") => {
  expectLost("l2scripts", "spawns", filesOf(`<spawn ${attributes}>${parts}</spawn>`), held);
});
