import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, cornersOf, dumpOf, expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const listOf = (text: string) => `<list>${text}</list>`;

/** The ground of one door, and its heights. */
const ground = { corners: cornersOf("10,20 30,20 30,24 10,24"), minZ: -70, height: 338 };

/** What the forms below state of that door. */
const door = {
  id: 20_210_001,
  name: "moss_gate",
  kind: "door",
  level: 3,
  ...ground,
  hp: 150_000,
  pDef: 476,
  mDef: 383,
  isOpen: false,
  openedBy: ["skill"],
  closesAfter: 300,
  x: 20,
  y: 22,
  z: -60,
};

const POSITIONED = `<door id="20210001" type="DOOR" level="3" name="moss_gate">
<position x="20" y="22" z="-60" />
<coordinates><loc x="10" y="20" z="-70" /><loc x="30" y="20" z="-68" /><loc x="30" y="24" z="-68" /><loc x="10" y="24" z="-70" /></coordinates>
<stats hp="150000" pDef="476" mDef="383" height="338" />
<function openType="SKILL" closeTime="300" /></door>`;

const NODES = `<door id="20210001" name="moss_gate" level="3"><nodes nodeZ="-70"><node x="10" y="20" /><node x="30" y="20" />
<node x="30" y="24" /><node x="10" y="24" /></nodes><location x="20" y="22" z="-60" height="338" /><stats basePDef="476" baseMDef="383" baseHpMax="150000" />
<status targetable="false" showHp="false" /><openStatus default="close" openMethod="BY_SKILL" closeTime="300" /></door>`;

test("reads the same door of each form of elements", () => {
  expect(smallRows("acis", "doors", { "xml/doors.xml": listOf(POSITIONED) })).toEqual([door]);
  const flat = `<door id="20210001" name="moss_gate" open_method="8" height="338" baseHpMax="150000" basePDef="476" baseMDef="383"
pos="20;22;-60" node1="10,20" node2="30,20" node3="30,24" node4="10,24" nodeZ="-70" default_status="close" level="3" close_time="300" targetable="false" />`;
  expect(smallRows("mobius", "doors", { "data/Doors.xml": listOf(flat) })).toEqual([door]);
  expect(soundRows("mobius", "doors", { "data/DoorData.xml": listOf(NODES) })).toEqual([door]);
});

test("leaves out a door of which it cannot be read whether it is a wall, as a loss", () => {
  const unread = NODES.replace('targetable="false"', 'isWall="flase"');
  expect(expectLost("mobius", "doors", { "data/DoorData.xml": listOf(unread) })).toHaveLength(1);
});

test("reads each bit of what opens a door, its clan hall, and the height and door that it has by default or by name", () => {
  const flat = `<door id="5" name="a" open_method="10" basePDef="100000" pos="1;2;3" node1="0,0" node2="2,0" node3="2,4" node4="0,4" nodeZ="3"
is_wall="true" clanhall_id="28" default_status="open" open_time="120" close_time="60" random_time="30" child_id_event="5" />`;
  expect(smallRows("mobius", "doors", { "data/Doors.xml": listOf(flat) })).toMatchObject(yaml`
    - { kind: wall, height: 150, isOpen: true, openedBy: [time, skill], opensAfter: 120, closesAfter: 60,
      randomDelay: 30, clanHallId: 28, triggeredDoorId: 5 }
  `);
});

test.each([
  ["how it opens", 'openType="SKILL"', 'openType="SKILLS"'],
  ["its kind", 'type="DOOR"', 'type="GATE"'],
])("leaves a door out, as a loss, of which %s cannot be read", (_what, from, to) => {
  expectLost("acis", "doors", { "xml/doors.xml": listOf(POSITIONED.replace(from, to)) });
});

test("gives a door of aCis the first clan hall whose ground has a corner within 500 units of it", () => {
  const zones = {
    "xml/zones/ClanHallZone.xml": listOf(
      `<zone shape="NPoly" minZ="-90" maxZ="90"><stat name="clanHallId" val="22"/><node x="100" y="521"/><node x="900" y="521"/><node x="900" y="900"/></zone>`,
    ),
  };
  const hallOf = (y: number) =>
    smallRows("acis", "doors", { ...zones, "xml/doors.xml": listOf(POSITIONED.replace('y="22"', `y="${y}"`)) })[0]
      ?.clanHallId;
  // From 20,28 to the corner 100,521: √(80² + 493²) = 499.4; from 20,27: 500.4.
  expect([hallOf(28), hallOf(27)]).toEqual([22, undefined]);
});

test("gives a door the castle or clan hall that it states, or that names it among its gates", () => {
  const second = POSITIONED.replace("20210001", "5").replace("moss_gate", "hall_gate");
  const stated = listOf(
    POSITIONED.replace("<position", '<castle id="1" /><position') +
      second.replace("<position", '<clanHall id="22" /><position'),
  );
  const named = {
    "xml/doors.xml": listOf(POSITIONED + second),
    "xml/castles.xml": listOf('<castle id="1" circletId="57"><gates val="1; moss_gate;"/></castle>'),
    "xml/clanHalls.xml": listOf(
      '<clanHall id="22" name="Moss Hall"><agit loc="Fen" auctionMin="0" lease="0"/><gates val="hall_gate"/></clanHall>',
    ),
  };
  const owners = [
    { id: 5, name: "hall_gate", clanHallId: 22 },
    { id: 20_210_001, name: "moss_gate", castleId: 1 },
  ];
  expect(smallRows("acis", "doors", { "xml/doors.xml": stated })).toMatchObject(owners);
  expect(smallRows("acis", "doors", named)).toMatchObject(owners);
  expect(smallRows("acis", "castles", named)[0]?.gates).toMatchObject([{ kind: "gate", hp: 150_000 }]);
  expect(smallRows("acis", "clanHalls", named)).toMatchObject([{ id: 22, name: "Moss Hall" }]);
});

test.each(["doorlist", "doors"])("gives a door the clan hall that names it in its <%s>", (list) => {
  const files = {
    "data/DoorData.xml": listOf(NODES),
    "data/residences/clanHalls/Fen/MossHall.xml": `<list><clanHall id="22" name="Moss Hall" grade="B">
<${list}><door id="20210001" /></${list}></clanHall></list>`,
  };
  expect(smallRows("mobius", "doors", files)).toMatchObject([{ id: 20_210_001, clanHallId: 22 }]);
  const hall = { id: 22, name: "Moss Hall", town: "Fen", grade: 2, lease: 0 };
  expect(smallRows("mobius", "clanHalls", files)).toEqual([hall]);
});

test("reads doors whose facts are settings", () => {
  const doorOf = (id: number, more: string) =>
    `<door id="${id}" name="moss_gate"><set name="x" val="20"/><set name="y" val="22"/><set name="z" val="-60"/><set name="baseHpMax" val="150000.0"/>
<set name="basePDef" val="476"/><set name="baseMDef" val="383"/>${more}<dimensions maxX="30" maxY="24" maxZ="268" minX="10" minY="20" minZ="-70"/></door>`;
  const unlocked = `<set name="isUnlockable" val="true"/><set name="autoCloseDelay" val="300000"/><connectedDoors> 6 </connectedDoors>`;
  const timed = `<set name="castleId" val="7"/><set name="isOpenByDefault" val="true"/><set name="autoOpenDelay" val="420000"/>`;
  const doors = listOf(doorOf(5, unlocked) + doorOf(6, timed) + doorOf(7, '<set name="autoOpenDelay" val="soon"/>'));
  const { level: _level, openedBy: _by, closesAfter: _after, ...facts } = door;
  const { tables, losses } = compileSmall("acis", { "xml/doors.xml": doors });
  expect(tables.doors.map(({ row }) => row)).toEqual([
    { ...facts, id: 5, isOpen: false, openedBy: ["skill"], closesAfter: 300 },
    { ...facts, id: 6, castleId: 7, isOpen: true, openedBy: ["time"], opensAfter: 420 },
  ]);
  expect(losses).toHaveLength(1);
});

test("reads the doors of lines and dumps of older servers, and the gates of their castles", () => {
  const columns = "id name x y z range_xmin range_ymin range_zmin range_xmax range_ymax range_zmax hp pDef mDef";
  const files = {
    "xml/door.csv": `# a note
Moss_Hall;5;20;22;-60;10;20;-70;30;24;268;158250;644;518;True
Moss_Gate;6;20;22;-60;0;0;0;0;0;0;158250;644;518;0;False;True;False
Fen_Hall;4;20;22;-60;158250;644;518;true
Fen_Gate;10;1;2;-3;0;0;158250;644;518
`,
    ...dumpOf("castle", "id", "1"),
    ...dumpOf("castle_door", `castleId ${columns}`, "1,7,'Moss_wall_001',4,5,6,10,20,-70,30,24,268,678840,837,674"),
    ...dumpOf("fort_door", `fortId ${columns}`, "101,8,'Fort',4,5,6,0,0,0,0,0,0,67884,644,518"),
  };
  const numbers = { hp: 158_250, pDef: 644, mDef: 518, x: 20, y: 22, z: -60 };
  const wall = { kind: "wall", hp: 678_840, pDef: 837, mDef: 674, x: 4, y: 5, z: 6 };
  expect(smallRows("acis", "doors", files)).toEqual([
    { id: 4, name: "Fen_Hall", kind: "door", ...numbers, isOpen: false, openedBy: ["skill"] },
    { id: 5, name: "Moss_Hall", kind: "door", ...numbers, ...ground, isOpen: false, openedBy: ["skill"] },
    { id: 6, name: "Moss_Gate", kind: "door", ...numbers, isOpen: true },
    { id: 7, name: "Moss_wall_001", ...wall, ...ground, isOpen: false, castleId: 1 },
    { id: 8, name: "Fort", kind: "door", hp: 67_884, pDef: 644, mDef: 518, x: 4, y: 5, z: 6, isOpen: false },
  ]);
  expect(smallRows("acis", "castles", files)[0]?.gates).toEqual([wall]);
});

test("reads the fields of such a line as attributes of an element", () => {
  const box = 'XMin="0" YMin="0" ZMin="0" XMax="0" YMax="0" ZMax="0"';
  const door = (id: number, unlockable: string, open: string) =>
    `<door name="Moss" id="${id}" x="1" y="2" z="-3" ${box} hp="900" pdef="64" mdef="51" unlockable="${unlockable}" ${open}/>`;
  const numbers = { name: "Moss", kind: "door", hp: 900, pDef: 64, mDef: 51, x: 1, y: 2, z: -3 };
  const text = listOf(door(5, "True", 'autoOpen="False"') + door(6, "False", 'isOpen="true"'));
  expect(smallRows("acis", "doors", { "xml/doors.xml": text })).toEqual([
    { id: 5, ...numbers, isOpen: false, openedBy: ["skill"] },
    { id: 6, ...numbers, isOpen: true },
  ]);
});

test("reads the doors of castles and fortresses from dumps where those lines are elements, and the castle of an element", () => {
  const columns = "id name x y z hp pDef mDef";
  const door = (id: number) =>
    `<door name="Moss" id="${id}" x="1" y="2" z="-3" xMin="0" yMin="0" zMin="0" xMax="0" yMax="0" zMax="0" hp="900" pDef="64" mDef="51" unlockable="true" isOpen="false"/>`;
  const files = {
    "xml/doors.xml": listOf(door(5) + door(6)),
    "xml/door.csv": "Left;9;1;2;-3;0;0;0;0;0;0;900;64;51;false\n",
    ...dumpOf("castle_door", `castleId ${columns}`, "3,6,'Fen',4,5,6,7,8,9", "3,7,'Fen_wall',4,5,6,7,8,9"),
    ...dumpOf("fort_door", `fortId ${columns}`, "101,8,'Fort',4,5,6,7,8,9"),
  };
  const stated = { name: "Moss", kind: "door", hp: 900, pDef: 64, mDef: 51, x: 1, y: 2, z: -3, openedBy: ["skill"] };
  const dumped = { hp: 7, pDef: 8, mDef: 9, x: 4, y: 5, z: 6, isOpen: false };
  expect(soundRows("acis", "doors", files, 4)).toEqual([
    { id: 5, ...stated, isOpen: false },
    { id: 6, ...stated, isOpen: false, castleId: 3 },
    { id: 7, name: "Fen_wall", kind: "wall", ...dumped, castleId: 3 },
    { id: 8, name: "Fort", kind: "door", ...dumped },
  ]);
});

test("reads the fields of such a line as attributes of the children of an element", () => {
  const range = '<range XMin="10" XMax="30" YMin="20" YMax="24" ZMin="-70" ZMax="268"/>';
  const door = (id: number, unlockable: string, isOpen: string) =>
    `<door id="${id}" name="Moss"><position x="1" y="2" z="-3"/>${range}<stat hp="900" pdef="64" mdef="51" unlockable="${unlockable}" isOpen="${isOpen}"/></door>`;
  const numbers = { name: "Moss", kind: "door", ...ground, hp: 900, pDef: 64, mDef: 51, x: 1, y: 2, z: -3 };
  const stated = compileSmall("acis", {
    "xml/door.xml": listOf(door(5, "true", "false") + door(6, "false", "true") + door(7, "no", "true")),
  });
  expect(stated.tables.doors.map(({ row }) => row)).toEqual([
    { id: 5, ...numbers, isOpen: false, openedBy: ["skill"] },
    { id: 6, ...numbers, isOpen: true },
  ]);
  expect(stated.losses).toHaveLength(1);
});

test("reads the doors of aCis before 2015, with a box and the castle that makes one of them a wall", () => {
  const boxed = (id: number, owner: string) =>
    `<door id="${id}" name="moss_wall">${owner}<position x="20" y="22" z="-60"/>
<minpos x="10" y="20" z="-70"/><maxpos x="30" y="24" z="268"/><stats hp="150000" pdef="476" mdef="383"/><unlockable val="true"/></door>`;
  const rows = soundRows("acis", "doors", {
    "xml/doors.xml": listOf(
      // Of one the corners have each other's heights.
      boxed(20_210_001, "").replace(/z="(?:-70|268)"/gu, (z) => (z.includes("-") ? 'z="268"' : 'z="-70"')) +
        boxed(24_190_001, '<castle id="3"/>'),
    ),
  });
  const { level, closesAfter, ...shared } = { ...door, name: "moss_wall" };
  expect(rows).toEqual([shared, { ...shared, id: 24_190_001, kind: "wall", isOpen: true, castleId: 3 }]);
});

test("reads the dump of all doors of L2Scoria, whose walls are those that only siege weapons harm", () => {
  const columns = "id name hp pdef mdef unlockable showHp posx posy posz siege_weapon";
  const rows = ["5,'moss_wall_door',158250,644,518,1,0,1,2,-3,'false'", "6,'gate',543072,837,674,0,1,4,5,6,'true'"];
  expect(soundRows("acis", "doors", dumpOf("doors", columns, ...rows), 2)).toEqual(yaml`
    - { id: 5, name: moss_wall_door, kind: door, hp: 158250, pDef: 644, mDef: 518, x: 1, y: 2, z: -3, isOpen: false,
      openedBy: [skill] }
    - { id: 6, name: gate, kind: wall, hp: 543072, pDef: 837, mDef: 674, x: 4, y: 5, z: 6, isOpen: false }
  `);
});

test("older engines open some doors when they start, of which the source states nothing, or which a fork lists", () => {
  const line = (id: number, flags: string) => `Moss;${id};1;2;-3;0;0;0;0;0;0;900;64;51${flags}\n`;
  const open5 = line(5, ";False;True");
  const lines = line(23_180_006, ";False") + line(24_190_001, ";False;False") + line(24_190_004, "") + open5;
  const columns = "id name hp pdef mdef unlockable posx posy posz siege_weapon";
  const dump = dumpOf("doors", columns, "24190002,'Fen',9,8,7,0,1,2,3,0");
  const box = 'xMin="0" yMin="0" zMin="0" xMax="0" yMax="0" zMax="0" hp="9" pDef="6" mDef="5" unlockable="false"';
  const door = (id: number, open: string) => `<door name="Moss" id="${id}" x="1" y="2" z="-3" ${box} ${open}="false"/>`;
  const open = (files: Readonly<Record<string, string>>) =>
    smallRows("acis", "doors", files)
      .filter(({ isOpen }) => isOpen === true)
      .map(({ id }) => id);
  const list = '<list><door doorID="24190001" function="open"/><door doorID="5" function="close"/></list>';
  const files = { "xml/door.csv": lines, ...dump };
  expect(open(files)).toEqual([5, 23_180_006, 24_190_002, 24_190_004]);
  expect(open({ ...files, "xml/modifiers/door_modifiers.xml": list })).toEqual([24_190_001]);
  const elements = [door(24_190_001, "autoOpen"), door(24_190_002, "isOpen"), door(6, "autoOpen")];
  expect(open({ "xml/doors.xml": listOf(elements.join("")) })).toEqual([24_190_001]);
});

test("has no doors where the source states none", () => {
  const { tables, losses } = compileSmall("mobius", {});
  expect([tables.doors, tables.staticObjects, losses]).toEqual([[], [], []]);
});

test("reads doors with corners that a skill unlocks, or that open and close by turns", () => {
  const corners = [1, 5, 5].map((x, y) => `<loc x="${x}" y="${y}" z="-9"/>`).join("");
  const door = (id: number, how: string) =>
    `<door id="${id}" name="moss" ${how}><position x="1" y="2" z="-3"/><coordinates>${corners}</coordinates><stat hp="900" pDef="64" mDef="51"/></door>`;
  const text = listOf(
    door(5, 'unlockable="true" openTask="420000"') +
      door(6, 'unlockable="false" isOpen="true" isWall="true" castleId="3"'),
  );
  const stated = {
    name: "moss",
    x: 1,
    y: 2,
    z: -3,
    corners: cornersOf("1,0 5,1 5,2"),
    minZ: -9,
    hp: 900,
    pDef: 64,
    mDef: 51,
  };
  const turns = { openedBy: ["time", "skill"], opensAfter: 420, closesAfter: 420 };
  expect(soundRows("acis", "doors", { "xml/doors.xml": text }, 2)).toEqual([
    { id: 5, ...stated, kind: "door", isOpen: false, ...turns },
    { id: 6, ...stated, kind: "wall", isOpen: true, castleId: 3 },
  ]);
});
