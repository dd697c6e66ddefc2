import { expect, test } from "vitest";
import { compileSmall, cornersOf, expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const filesOf = (spawns: string) => ({ "data/spawn/12_24.xml": `<list>${spawns}</list>` });
const rowsOf = (spawns: string) => smallRows("l2scripts", "spawns", filesOf(spawns));
/** Reads spawns of which no NPC is lost. */
const soundOf = (spawns: string, held = spawns.match(/<npc /gu)?.length) =>
  soundRows("l2scripts", "spawns", filesOf(spawns), held);

const TOAD = '<npc id="1001"/>';
const point = (x: number) => `<point x="${x}" y="2" z="3" h="-1"/>`;
const CORNERS =
  '<add x="0" y="0" zmin="-9" zmax="5"/><add x="8" y="0" zmin="-4" zmax="6"/><add x="8" y="8" zmin="-4" zmax="5"/>';
const polygon = cornersOf("0,0 8,0 8,8");

test("reads spawns of L2-Scripts at points, with the delay of the engine, and of groups that scripts spawn", () => {
  const rows = soundOf(`
<spawn count="1" respawn="30" respawn_random="6" period_of_day="none"><point x="-1" y="2" z="3" h="7"/>${TOAD}</spawn>
<spawn>${point(4)}<npc id="1001"><ai_params><set name="fear" value="1"/></ai_params></npc></spawn>
<spawn period_of_day="NIGHT">${point(5)}${TOAD}</spawn><spawn group="sod_free">${point(6)}${TOAD}</spawn>
<spawn group="DAY" period_of_day="day">${point(7)}${TOAD}</spawn>`);
  const own = { npcId: 1001, y: 2, z: 3, heading: -1, respawnDelay: 60 };
  expect(rows).toEqual([
    { ...own, x: -1, heading: 7, respawnDelay: 27, respawnRandom: 3 },
    { ...own, x: 4 },
    { ...own, x: 5, periodOfDay: 2 },
    { ...own, x: 6, event: "sod_free" },
    { ...own, x: 7, periodOfDay: 1 },
  ]);
});

test("reads territories, of the spawn and beside it, with the heights of their last corner, as the engine", () => {
  const rows = rowsOf(`<territory name="lake">${CORNERS}</territory>
<spawn count="3"><territory>${CORNERS}</territory>${TOAD}</spawn><spawn><territory name="lake"/>${TOAD}</spawn>`);
  expect(rows.map(({ count, territory }) => [count, territory])).toEqual([
    [3, { minZ: -4, maxZ: 5, polygon }],
    [undefined, { name: "lake", minZ: -4, maxZ: 5, polygon }],
  ]);
});

test("reads a spawn with notes of its authors, a route, and a territory with a part without NPCs", () => {
  const rows = soundOf(`<territory name="lake" name_debug="x">${CORNERS}
<banned_territory><add x="6" y="1" zmin="-4" zmax="5"/></banned_territory></territory>
<spawn count="2" rndpos="true" announce_before_spawn="5"><debug name="territory_name" val="lake"/><territory name="lake"/>${TOAD}</spawn>
<spawn><debug name="territory_name" val="lake"/><point x="4" y="2" z="3" superPoint="road"/>${TOAD}</spawn>`);
  expect(rows.map(({ x, y, count, territory }) => [x, y, count, territory])).toEqual([
    [5, 3, 2, { name: "lake", minZ: -4, maxZ: 5, polygon }],
    [4, 2, undefined, undefined],
  ]);
});

test("reads rectangles and circles of a spawn", () => {
  const rows = soundOf(`
<spawn count="3" announce_before_spawn="5"><rectangle x1="8" y1="2" x2="0" y2="6" zmin="-4" zmax="5"/>${TOAD}</spawn>
<spawn><circle x="4" y="2" zmin="-4" zmax="6" radius="9"/>${TOAD}</spawn>`);
  const corners = cornersOf("8,2 0,2 0,6 8,6");
  expect(rows.map(({ x, y, z, count, territory }) => [[x, y, z], count, territory])).toEqual([
    [[4, 4, 1], 3, { minZ: -4, maxZ: 5, polygon: corners }],
    [[4, 2, 1], undefined, { minZ: -4, maxZ: 6, circle: { x: 4, y: 2, radius: 9 } }],
  ]);
});

test("places as many NPCs as there are points at one each, and fewer at one of them at a time", () => {
  const places = `${point(1)}${point(2)}${TOAD}`;
  const placed = (count: number) =>
    rowsOf(`<spawn count="${count}">${places}</spawn>`).map(({ x, groupId }) => `${x} ${groupId}`);
  expect(placed(2)).toEqual(["1 undefined", "2 undefined"]);
  expect(placed(1)).toEqual(["1 1", "2 1"]);
});

test.each([
  ["as many as there are, in turns", '<npc id="1001"/><npc id="1002"/>', 5, [3, 2]],
  ["not more than the most of one", '<npc id="1001" max="1"/><npc id="1002"/>', 5, [1, 4]],
  ["not more than the most of all", '<npc id="1001" max="1"/><npc id="1002" max="2"/>', 5, [1, 2]],
  ["one of each, where there are fewer at a time", '<npc id="1001"/><npc id="1002"/>', 1, [1, 1]],
])("reads several NPCs of a spawn with a warning: %s", (_, npcs, count, expected) => {
  const { tables, losses, accounts, diagnostics } = compileSmall("l2scripts", {
    ...filesOf(`<spawn count="${count}"><territory>${CORNERS}</territory>${npcs}</spawn>`),
    "data/npc/1.xml": '<list><npc id="1002" name="Newt" title=""><set name="level" value="4"/></npc></list>',
  });
  expect(losses).toEqual([]);
  expect(accounts).toContainEqual({ table: "spawns", held: 2, read: 2 });
  const counts = tables.spawns.map(({ row }) => [row.npcId, row.count ?? 1]);
  expect(counts).toEqual([1001, 1002].map((id, at) => [id, expected[at]]));
  expect(diagnostics.map(({ received }) => received)).toContain("several, which take turns: all are read");
});

test("reads NPCs of a spawn with their own numbers, at their place or in the mesh above them", () => {
  const rows = soundOf(`
<spawn name="[pond_01]"><mesh><vertex x="0" y="0" minz="-9" maxz="5"/><vertex x="8" y="0" minz="-9" maxz="5"/><vertex x="8" y="8" minz="-9" maxz="5"/></mesh>
<npc id="1001" count="5" respawn="24"/><npc id="1001" count="1" respawn="129600" respawn_rand="86400" pos="-1 2 -3 7"/></spawn>
<spawn name="[siege]" event_name="[oren_siege01]"><npc id="1001" count="1" pos="4;5;6"><ai_params><set name="fear" val="1"/></ai_params></npc></spawn>
<spawn event_name="[ssq_seal2_none]"><npc id="1001" count="1" pos="7 8 9 0"/></spawn>`);
  expect(rows).toEqual([
    {
      ...{ npcId: 1001, x: 5, y: 3, z: -2, heading: -1, respawnDelay: 24, count: 5 },
      territory: { name: "pond_01", minZ: -9, maxZ: 5, polygon },
    },
    { npcId: 1001, x: -1, y: 2, z: -3, heading: 7, respawnDelay: 86_400, respawnRandom: 43_200 },
    { npcId: 1001, x: 4, y: 5, z: 6, respawnDelay: 60, event: "oren_siege01" },
    { npcId: 1001, x: 7, y: 8, z: 9, respawnDelay: 60 },
  ]);
});

test("reads the territories that a spawn names, and the group and time of NPCs with their own numbers", () => {
  const spawns = `<territory name="lake">${CORNERS}</territory><territory name="sea">
<add x="0" y="0" zmin="1" zmax="3"/><add x="4" y="0" zmin="1" zmax="3"/><add x="2" y="9" zmin="1" zmax="3"/></territory>
<spawn name="pond" territory="lake"><npc id="1001" count="2" respawn="60" respawn_random="20"/></spawn>
<spawn name="post" group="post_1" period_of_day="day"><npc id="1001" count="1" respawn="600" pos="4 5 6 0"/></spawn>
<spawn territory="lake;sea"><npc id="1001" count="1"/></spawn><spawn count="3" territory="lake">${TOAD}</spawn>`;
  const lake = { name: "lake", minZ: -4, maxZ: 5, polygon };
  const rows = soundOf(spawns, 5);
  expect(rows.map(({ npcId: _, x, y, z, heading, ...others }) => [x, y, z, others])).toEqual([
    [5, 3, 1, { respawnDelay: 50, respawnRandom: 10, count: 2, territory: lake }],
    [4, 5, 6, { respawnDelay: 600, event: "post_1", periodOfDay: 1 }],
    [5, 3, 1, { respawnDelay: 60, groupId: 1, territory: lake }],
    [2, 3, 2, { respawnDelay: 60, groupId: 1, territory: expect.objectContaining({ name: "sea" }) }],
    [5, 3, 1, { respawnDelay: 60, count: 3, territory: lake }],
  ]);
});

test.each([
  ["a point that cannot be read", `<point x="one" y="2" z="3"/>${TOAD}`, 1],
  ["no place", TOAD, 1],
  ["a territory that is not there", `<territory name="sea"/>${TOAD}`, 1],
  ["a territory in its name that is not there", TOAD, 1, 'territory="sea"'],
  ["an unknown time", `${point(1)}${TOAD}`, 1, 'period_of_day="dusk"'],
  ["an NPC whose number cannot be read", `${point(1)}${TOAD}<npc id="1001" max="few"/>`, 2],
  ["neither a place nor a mesh", '<npc id="1001" count="2" respawn="60"/>', 1],
  ["a place that cannot be read", '<npc id="1001" count="2" pos="1 2"/>', 1],
  ["times in place of a delay, of one NPC", '<npc id="1001" count="1" pos="1 2 3" respawn_cron="0 12 * * *"/>', 1],
  ["times in place of a delay", `${point(1)}${TOAD}`, 1, 'respawn_pattern="0 12 * * *"'],
])("leaves a spawn with %s out, and counts it", (_, parts, held, attributes = "") => {
  expectLost("l2scripts", "spawns", filesOf(`<spawn ${attributes}>${parts}</spawn>`), held);
});
