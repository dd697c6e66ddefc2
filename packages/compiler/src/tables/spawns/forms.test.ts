import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, cornersOf, dumpOf, expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const inMobius = (list: string) => ({ "data/spawns/Fens/fen.XML": `<list>${list}</list>` });
const spawnsOf = (list: string) => smallRows("mobius", "spawns", inMobius(list));
/** NPCs with a territory of some nodes. */
const inTerritory = (nodes: string, npc = '<npc id="1001" count="3"/>', attributes = "") =>
  `<spawn><territories><territory ${attributes} minZ="-20" maxZ="10">${nodes}</territory></territories>${npc}</spawn>`;
const CORNERS = '<node x="0" y="0"/><node x="90" y="0"/><node x="0" y="120"/>';
const located = (places: string, attributes = "") =>
  `<spawn><npc id="1001" ${attributes}><locations>${places}</locations></npc></spawn>`;

test.each([
  ["60Sec", 60],
  ["24Hour", 86_400],
  ["1week", 604_800],
  ["1hour30min", 5400],
  [" 1 hour 30 min", 5400],
  ["90", 90],
])("reads a respawn time of %s", (time, seconds) => {
  expect(spawnsOf(`<spawn><npc id="1001" x="1" y="2" z="3" respawnTime="${time}"/></spawn>`)).toEqual([
    { npcId: 1001, x: 1, y: 2, z: 3, respawnDelay: seconds },
  ]);
});

test("joins no two numbers to a respawn time", () => {
  expect(spawnsOf('<spawn><npc id="1001" x="1" y="2" z="3" respawnTime="60 60"/></spawn>')).toEqual([]);
});

test.each([
  ["respawnTime", "", undefined],
  ["respawnTime", 'heading="-1"', -1],
  ["respawnDelay", "", -1],
  // An NPC of L2J Mobius Classic that appears at times of the day.
  ["respawnPattern", "", undefined],
])("turns an NPC at a point with a %s and the heading %s as its engine does", (delay, attributes, heading) => {
  const [spawn] = spawnsOf(`<spawn><npc id="1001" x="1" y="2" z="3" ${delay}="60" ${attributes}/></spawn>`);
  expect(spawn?.heading).toBe(heading);
});

test("reads a territory of two corners as the rectangle around them, but no circle", () => {
  const corners = '<node x="90" y="-40"/><node x="0" y="0"/>';
  const areaOf = (shape: string) => spawnsOf(inTerritory(corners, '<npc id="1001"/>', shape));
  expect(areaOf("")[0]).toMatchObject(yaml`
    { x: 45, y: -20, territory: { polygon: [{ x: 90, y: -40 }, { x: 0, y: -40 }, { x: 0, y: 0 }, { x: 90, y: 0 }] } }
  `);
  expect(areaOf('shape="Cylinder" rad="5"')[0]?.territory?.circle).toEqual({ x: 90, y: -40, radius: 5 });
});

test("takes a territory of one corner for that point", () => {
  expect(spawnsOf(inTerritory('<node x="90" y="-40"/>'))).toEqual([
    { npcId: 1001, x: 90, y: -40, z: -5, heading: -1, count: 3 },
  ]);
});

test("reads an NPC in a territory without a name", () => {
  expect(spawnsOf(inTerritory(CORNERS, '<npc id="1001" count="3" respawnTime="1min"/>'))).toEqual(yaml`
    - { npcId: 1001, x: 30, y: 40, z: -5, heading: -1, respawnDelay: 60, count: 3, territory: { minZ: -20, maxZ: 10,
        polygon: [{ x: 0, y: 0 }, { x: 90, y: 0 }, { x: 0, y: 120 }] } }
  `);
});

test("loses an NPC with a part of a point, which would stand in the area beside it", () => {
  const [loss] = expectLost("mobius", "spawns", inMobius(inTerritory(CORNERS, '<npc id="1001" x="5" y="6"/>')));
  expect(loss).toContain("expected x, y and z");
});

const territoryOf = (attributes: string, nodes: string) => inTerritory(nodes, undefined, attributes);

test.each([
  ["a corner without a coordinate", '<node xx="90" y="0"/>'],
  ["a corner in an unknown spelling", '<noed x="90" y="0"/>'],
])("leaves out a territory with %s, which would be another area without it", (_what, corner) => {
  expectLost("mobius", "spawns", inMobius(territoryOf('name="fen"', CORNERS + corner)));
});

test("reads an NPC in a circle and in a rectangle", () => {
  expect(spawnsOf(territoryOf('shape="Cylinder" rad="300"', '<node x="7" y="8"/>'))).toEqual(yaml`
    - { npcId: 1001, x: 7, y: 8, z: -5, heading: -1, count: 3, territory: { minZ: -20, maxZ: 10,
        circle: { x: 7, y: 8, radius: 300 } } }
  `);
  const [rectangle] = spawnsOf(territoryOf('shape="cuboid"', '<node x="0" y="10"/><node x="20" y="-30"/>'));
  expect(rectangle).toMatchObject({ x: 10, y: -10 });
  expect(rectangle?.territory?.polygon?.map(({ x, y }) => `${x} ${y}`)).toEqual(["0 10", "20 10", "20 -30", "0 -30"]);
});

test.each([
  ['shape="Cylinder"', '<node x="7" y="8"/>', "<territory> rad: expected a radius, received nothing"],
  ['shape="NPoly"', "", "<territory>: expected at least 3 <node>, received 0"],
  ['shape="Ring" rad="3"', '<node x="7" y="8"/>', "<territory> shape: expected NPoly, Cuboid or Cylinder"],
])("leaves out an NPC in a territory with %s, and counts it", (attributes, nodes, expected) => {
  const [loss] = expectLost("mobius", "spawns", inMobius(territoryOf(attributes, nodes)));
  expect(loss).toContain(expected);
});

test("reads the places that an NPC uses one at a time as a group", () => {
  const places = '<location x="1" y="2" z="3" chance="40"/><location x="4" y="5" z="6" heading="7" chance="60"/>';
  const { tables } = compileSmall("mobius", inMobius(located(places, 'respawnTime="1hour"')));
  expect(tables.spawnGroups.map(({ row }) => row)).toEqual([{ id: 1, npcId: 1001 }]);
  expect(tables.spawns.map(({ row }) => row)).toEqual([
    { npcId: 1001, x: 1, y: 2, z: 3, respawnDelay: 3600, groupId: 1 },
    { npcId: 1001, x: 4, y: 5, z: 6, heading: 7, respawnDelay: 3600, groupId: 1 },
  ]);
});

test("reads the times at which an NPC appears again in place of a delay", () => {
  const times = 'respawnTime="1hour" respawnPattern="0 19 * * 2 | 0 19 * * 5"';
  const rows = soundRows("mobius", "spawns", inMobius(`<spawn><npc id="1001" x="1" y="2" z="3" ${times}/></spawn>`));
  expect(rows).toEqual([{ npcId: 1001, x: 1, y: 2, z: 3, respawnPattern: "0 19 * * 2 | 0 19 * * 5" }]);
});

test("reads no group of which one place cannot be read, and counts it", () => {
  const places = '<location x="1" y="2" z="3"/><location x="4" y="?" z="6"/>';
  const [loss] = expectLost("mobius", "spawns", inMobius(located(places)));
  expect(loss).toContain("<location> y: expected a whole number");
});

test("leaves out an NPC whose number no server could spawn at its places, and counts it", () => {
  const places = '<location x="1" y="2" z="3"/><location x="4" y="5" z="6"/>';
  const [loss] = expectLost("mobius", "spawns", inMobius(located(places, 'count="2147483647"')));
  expect(loss).toContain("<npc> count: expected a whole number of at most 10000");
});

const ACIS_TERRITORY = `<territory name="t1" minZ="-20" maxZ="10">${CORNERS}</territory>`;

test("reads the makers of aCis: in a territory, at a point, and at one of several points", () => {
  const npcs = `<npc id="1001" total="2" respawn="55sec" respawnRand="5sec"><ai><set name="x" val="1"/></ai></npc>
<npc id="1001" pos="1;2;3;4" total="1" respawn="2hour"/>
<npc id="1001" pos="5;6;7;0;60%;8;9;10;11;40%" total="1" respawn="0sec"/>`;
  const { tables } = compileSmall("acis", {
    "xml/spawnlist/fen.xml": `<list>${ACIS_TERRITORY}<npcmaker name="m" territory="t1 ; t1" maximumNpcs="3"><ai type="default_maker"/>${npcs}</npcmaker></list>`,
  });
  expect(tables.spawns.map(({ row }) => row)).toMatchObject([
    { npcId: 1001, x: 30, y: 40, z: -5, respawnDelay: 55, respawnRandom: 5, count: 2, territory: { name: "t1" } },
    { x: 1, y: 2, z: 3, heading: 4, respawnDelay: 7200 },
    { x: 5, y: 6, z: 7, groupId: 1 },
    { x: 8, y: 9, z: 10, heading: 11, groupId: 1 },
  ]);
  expect(tables.spawnGroups.map(({ row }) => row)).toEqual([{ id: 1, npcId: 1001 }]);
});

test("does not place a boss a second time that the XML files place", () => {
  const dump = `CREATE TABLE raidboss_spawnlist (boss_id int, loc_x int, loc_y int, loc_z int, respawn_delay int);
INSERT INTO raidboss_spawnlist VALUES (1001,7,8,9,60),(1002,10,11,12,60);`;
  const rows = smallRows("mobius", "spawns", {
    "data/spawns/1.xml": '<list><spawn><npc id="1001" x="1" y="2" z="3"/></spawn></list>',
    "sql/raidboss_spawnlist.sql": dump,
  });
  expect(rows.map(({ npcId, x }) => `${npcId} ${x}`)).toEqual(["1001 1", "1002 10"]);
});

test.each([
  ["respawn_min_delay int, respawn_max_delay int", "30, 50", { respawnDelay: 40, respawnRandom: 10 }],
  ["respawn_delay int", "30", { respawnDelay: 30 }],
  ["respawn_delay int, respawn_delay_rnd int", "30, 5", { respawnDelay: 30, respawnRandom: 5 }],
  ["respawn_delay int, respawn_random int, periodOfDay int", "30, 5, 2", { respawnRandom: 5, periodOfDay: 2 }],
])("reads a dump with the columns %s", (columns, values, expected) => {
  const rows = smallRows("acis", "spawns", {
    "sql/spawnlist.sql": `CREATE TABLE spawnlist (npc_templateid int, locx int, locy int, locz int, ${columns});
INSERT INTO spawnlist VALUES (1001, 1, 2, 3, ${values});`,
  });
  expect(rows).toMatchObject([{ npcId: 1001, x: 1, ...expected }]);
});

test("reads the places of L2JHellas: a point in one text, or a territory of corners with heights, and when NPCs stand there", () => {
  const rows = soundRows("acis", "spawns", {
    "xml/spawn/17_20.xml": `<list><spawn spawn_bydefault="true" name="[a]">
<territory><location x="0" y="0" minz="-10" maxz="90"/><location x="30" y="0" minz="-20" maxz="80"/>
<location x="30" y="60" minz="-10" maxz="100"/></territory>
<npc id="1001" count="6" respawn="26"/><npc id="1001" count="1" respawn="60" pos="-111971 -182437 -6755 32768"/>
</spawn><spawn spawn_bydefault="true" event_name="NIGHT"><npc id="1001" count="1" respawn="60" respawn_rand="9" pos="1 2 3 4"/></spawn>
<spawn spawn_bydefault="false" name="[b]" event_name="[lotto]"><npc id="1001" count="1" respawn="60" pos="2 2 3 4"/></spawn>
<spawn spawn_bydefault="false" name="[b]"><npc id="1001" count="1" respawn="60" pos="3 2 3 4"/></spawn></list>`,
  });
  const polygon = cornersOf("0,0 30,0 30,60");
  expect(rows).toMatchObject([
    { npcId: 1001, x: 20, y: 20, z: 40, count: 6, respawnDelay: 26, territory: { minZ: -20, maxZ: 100, polygon } },
    { npcId: 1001, x: -111_971, y: -182_437, z: -6755, heading: 32_768, respawnDelay: 60 },
    { x: 1, respawnDelay: 60, respawnRandom: 9, periodOfDay: 2 },
    { x: 2, event: "[lotto]" },
    { x: 3, event: "[b]" },
  ]);
});

test("reads the delays of the first makers of aCis", () => {
  const npcs = `<npc id="1001" total="2" respawnDelay="15h" respawnRandom="1h" dbName="a" dbSaving="DEATH_TIME;PARAMETERS"/>
<npc id="1001" pos="1;2;3;4" total="1" respawnDelay="90s"/>`;
  const { tables, losses } = compileSmall("acis", {
    "xml/spawnlist/fen.xml": `<list>${ACIS_TERRITORY}<npcmaker name="m" territory="t1" spawn="ALL" maximumNpcs="10">${npcs}</npcmaker></list>`,
  });
  expect(losses).toEqual([]);
  expect(
    tables.spawns.map(({ row: { respawnDelay, respawnRandom, count } }) => `${respawnDelay} ${respawnRandom} ${count}`),
  ).toEqual(["54000 3600 undefined", "90 undefined undefined"]);
});

test("names the events of makers with which no server starts, and further states of the Seven Signs", () => {
  const maker = (event: string, x: number) =>
    `<npcmaker name="m${x}" territory="t1" maximumNpcs="1" ${event}><npc id="1001" pos="${x};2;3;4" total="1" respawn="1min"/></npcmaker>`;
  const makers = [
    maker("", 1),
    maker('event="18age"', 2),
    maker('event="fire_event"', 3),
    maker('spawnTime="siege_warfare_start(7)"', 4),
    maker('event="ssq_seal1_dawn"', 5),
    maker('event="ssq_seal1_none"', 6),
    maker('event="ssq_seal2_none"', 7),
  ];
  const { tables, diagnostics } = makersOf(makers.join(""));
  expect(diagnostics).toEqual([]);
  const events = tables.spawns.map(({ row: { x, event } }) => `${x} ${event ?? "always"}`).join();
  expect(events).toBe("1 always,2 always,3 fire_event,4 siege_warfare_start(7),5 ssq_seal1_dawn,6 always,7 always");
});

const inAcis = (list: string) => ({ "xml/spawnlist/fen.xml": `<list>${ACIS_TERRITORY}${list}</list>` });
const makersOf = (list: string) => compileSmall("acis", inAcis(list));
const makerOf = (content: string, attributes = "") =>
  `<npcmaker name="m" territory="t1" maximumNpcs="3" ${attributes}>${content}</npcmaker>`;
const AT_POINT = '<npc id="1001" pos="1;2;3;4" total="1" respawn="1min"/>';

const SECOND_TERRITORY = ACIS_TERRITORY.replace("t1", "t2");

test("reads an NPC of several territories as places that it uses one at a time, each of several NPCs by itself", () => {
  const npcs = `<npc id="1001" total="2" respawn="1min"/>${AT_POINT}`;
  const { tables } = makersOf(SECOND_TERRITORY + makerOf(npcs).replace('"t1"', '"t1;t2;t1"'));
  const places = tables.spawns.map(({ row: { territory, groupId, x } }) => `${territory?.name} ${groupId} ${x}`);
  expect(places).toEqual(["t1 1 30", "t2 1 30", "t1 2 30", "t2 2 30", "undefined undefined 1"]);
  expect(tables.spawns.flatMap(({ row: { count } }) => count ?? [])).toEqual([]);
});

test("leaves out an NPC of a territory that the file does not have, which would stand in too small an area", () => {
  const maker = makerOf('<npc id="1001" total="1" respawn="1min"/>').replace('"t1"', '"t1;t2"');
  const [loss] = expectLost("acis", "spawns", inAcis(maker));
  expect(loss).toContain("<npcmaker> territory: expected those of the file");
});

const aiOf = (type: string, settings: Readonly<Record<string, string>>) => {
  const sets = Object.entries(settings).map(([name, val]) => `<set name="${name}" val="${val}"/>`);
  return `<ai type="${type}">${sets.join("")}</ai>`;
};

test.each([
  ["event_maker", { EventName: "fire_event" }, { event: "fire_event" }],
  ["event_maker", { EventName: "18age" }, {}],
  ["on_day_night_spawn", { IsNight: "1" }, { periodOfDay: 2 }],
  ["on_day_night_spawn", { IsNight: "0" }, { periodOfDay: 1 }],
  ["default_maker", { on_start_spawn: "0" }, { event: "m" }],
  ["default_maker", { on_start_spawn: "1" }, {}],
  ["no_on_start_maker", {}, { event: "m" }],
])("reads when the NPCs of a maker with the AI %s and %o are there", (type, settings, times) => {
  const { tables, diagnostics } = makersOf(makerOf(aiOf(type, settings) + AT_POINT));
  expect(diagnostics).toEqual([]);
  expect(tables.spawns.map(({ row }) => row)).toEqual([
    { npcId: 1001, x: 1, y: 2, z: 3, heading: 4, respawnDelay: 60, ...times },
  ]);
});

test.each([
  ["on_day_night_spawn", { IsNight: "yes" }],
  ["default_maker", { on_start_spawn: "no" }],
])("leaves out the NPCs of a maker with the AI %s and %o, and counts them", (type, settings) => {
  expectLost("acis", "spawns", inAcis(makerOf(aiOf(type, settings) + AT_POINT)));
});

test("leaves out a list of which it cannot be read whether it is switched on, and counts it", () => {
  const list = '<list enabled="no"><spawn><npc id="1001" x="1" y="2" z="3"/></spawn></list>';
  expectLost("mobius", "spawns", { "data/spawns/1.xml": list });
});

test.each([
  ['<location x="1" y="2" z="3"/><respawn delay="1.5h"/>'],
  ['<location x="1" y="2" z="3" heading="x"/><respawn delay="60"/>'],
])("leaves out an NPC of Hellbound with %s, and names it", (inside) => {
  const file = { "data/hellbound/hellboundSpawns.xml": `<list><npc id="1001">${inside}</npc></list>` };
  const { tables, losses } = compileSmall("mobius", file);
  expect([tables.spawns, losses.length]).toEqual([[], 1]);
});

test.each([
  ["", aiOf("random_spawn_treasurebox", {})],
  ['spawn="RANDOM"', ""],
])("says that a maker draws which of its NPCs are there: %s %s", (attribute, ai) => {
  const { tables, diagnostics } = makersOf(makerOf(ai + AT_POINT, attribute));
  expect(tables.spawns).toHaveLength(1);
  expect(diagnostics.map(({ severity, what }) => [severity, what])).toEqual([["warning", "<npcmaker> ai"]]);
});

test("names when NPCs stand there that the server does not spawn by itself", () => {
  const npc = (x: number) => `<npc id="1001" x="${x}" y="2" z="3"/>`;
  const group = (name: string, x: number, attributes = 'spawnByDefault="false"') =>
    `<group name="${name}" ${attributes}>${npc(x)}</group>`;
  const list = `<spawn name="isle" ai="DayNightSpawns">${group("dayTime", 1)}${group("NightTime", 2)}${group("ceremony", 3)}${group("gate", 4, "")}${npc(5)}</spawn>
<spawn name="keep" spawnByDefault="false">${group("tower", 6, "")}${npc(7)}</spawn>
<spawn spawnByDefault="FALSE">${npc(8)}</spawn><spawn spawnByDefault="flase">${npc(9)}</spawn><spawn name="fen">${group("nightTime", 10)}</spawn>`;
  const stated = spawnsOf(list).map(({ x, periodOfDay, event }) => `${x} ${periodOfDay ?? event ?? "always"}`);
  expect(stated.join()).toBe("1 1,2 2,3 ceremony,4 always,5 always,6 keep,7 keep,8 script,10 nightTime");
});

test("reads an NPC with one location as one at a point", () => {
  const locations = '<locations><location x="1" y="2" z="3" heading="4" chance="100"/></locations>';
  const spawn = `<spawn><npc id="1001" count="5" respawnTime="1min">${locations}</npc></spawn>`;
  expect(spawnsOf(spawn)).toEqual([{ npcId: 1001, x: 1, y: 2, z: 3, heading: 4, respawnDelay: 60, count: 5 }]);
});

test("reads NPCs of several territories, each of them in one at a time", () => {
  const area = (minZ: number) =>
    `<territory minZ="${minZ}" maxZ="90"><node x="0" y="0"/><node x="9" y="0"/><node x="0" y="9"/></territory>`;
  const list = `<spawn><territories>${area(10)}${area(20)}</territories><npc id="1001" count="2"/></spawn>`;
  const found = spawnsOf(list).map(({ groupId, territory, count }) => [groupId, territory?.minZ, count]);
  expect(found).toEqual([1, 2].flatMap((group) => [10, 20].map((minZ) => [group, minZ, undefined])));
  expect(spawnsOf(list.replace('minZ="20"', 'minZ="?"'))).toEqual([]);
});

test("reads spawns of a dump without a point in the area of another dump, or at one of its points with chances", () => {
  const columns = "npc_templateid count locx locy locz loc_id";
  const area = ["1,0,0,-20,10,0", "1,90,0,-10,10,0", "1,0,120,-20,5,0"];
  const points = ["2,1,2,3,3,40", "2,4,5,6,6,60", "3,1,2,3,3,0"];
  const { tables, losses, accounts } = compileSmall("acis", {
    ...dumpOf("spawnlist", columns, "1001,3,0,0,0,1", "1001,2,0,0,0,2", "1001,1,7,8,9,1", "1001,1,0,0,0,4"),
    ...dumpOf("locations", "loc_id loc_x loc_y loc_zmin loc_zmax proc", ...area, ...points),
  });
  const [inArea, ...others] = tables.spawns.map(({ row }) => row);
  expect(inArea).toMatchObject({ x: 30, y: 40, z: -5, heading: -1, count: 3, territory: { minZ: -20, maxZ: 10 } });
  const places = others.map(({ x, z, groupId = "alone" }) => `${x} ${z} ${groupId}`);
  expect(places).toEqual(["1 3 1", "4 6 1", "1 3 2", "4 6 2", "7 9 alone"]);
  expect(others.map(({ count }) => count)).toEqual(Array(5).fill(undefined));
  expect(losses).toEqual(yaml`[!has "spawn of NPC 1001: expected an area of the dump locations, received 4"]`);
  expect(accounts).toContainEqual({ table: "spawns", held: 6, read: 6 });
});

test("reads the dump of Hellbound, whose delays are bounds", () => {
  const columns = "id npc_templateid locx locy locz heading respawn_min_delay respawn_max_delay min_hellbound_level";
  const rows = soundRows("acis", "spawns", dumpOf("hellbound_spawnlist", columns, "1,1001,-9,8,-7,6,7200,21600,3"));
  expect(rows).toEqual([{ npcId: 1001, x: -9, y: 8, z: -7, heading: 6, respawnDelay: 14_400, respawnRandom: 7200 }]);
});

test("an NPC of Hellbound without a heading faces east", () => {
  const npc = (heading: string) =>
    `<npc id="1001"><location x="10" y="20" z="-30" ${heading}/><respawn delay="60" randomInterval="5"/></npc>`;
  const rows = smallRows("mobius", "spawns", {
    "data/hellbound/hellboundSpawns.xml": `<list>${npc("")}${npc('heading="16384"')}</list>`,
  });
  const spawn = { npcId: 1001, x: 10, y: 20, z: -30, respawnDelay: 60, respawnRandom: 5 };
  expect(rows).toEqual([spawn, { ...spawn, heading: 16_384 }]);
});
