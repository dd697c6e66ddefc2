import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { fixtureRows } from "../../../fixtures/datapack.js";
import { compileSmall, dumpOf, expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const TOWN = "xml/zones/TownZone.xml";

test.each([
  ["defaultStatus", "false", false],
  ["defaultStatus", "true", undefined],
  ["default_enabled", "false", false],
])("reads that a zone is off: %s %s", (name, value, enabled) => {
  const edit = [TOWN, 'name="townId" val="1"', `name="${name}" val="${value}"`] as const;
  expect(fixtureRows("zones", [edit]).find(({ id }) => id === 300_000)?.enabled).toBe(enabled);
});

test("keeps the numbers of the zones behind one that cannot be read", () => {
  const zone = (shape: string) =>
    `<zone shape="${shape}" minZ="0" maxZ="9" rad="3" name="${shape}"><node X="1" Y="2"/></zone>`;
  const xml = `<list>${zone("Cylindre")}${zone("Cylinder")}</list>`;
  const rows = smallRows("mobius", "zones", { "data/zones/WaterZone.xml": xml });
  expect(rows.map(({ id, name }) => [id, name])).toEqual([[300_001, "Cylinder"]]);
});

test("reads zones whose shape is an element, and whose type is a class", () => {
  const points = '<point x="-20" y="106"/><point x="-15" y="113"/>';
  const zone = (shape: string, attributes = "") =>
    `<zone name="fen" type="org.l2j.world.zone.type.TaxZone"><${shape} min-z="9" max-z="-4"${attributes}>${points}</${shape}><property name="default_enabled" value="false"/></zone>`;
  const file = `<list>${zone("cube")}${zone("cylinder", ' radius="750"')}</list>`;
  const row = { name: "fen", kind: "tax", minZ: -4, maxZ: 9, enabled: false };
  const corners = [
    [-20, 106],
    [-15, 113],
  ];
  expect(smallRows("mobius", "zones", { "data/zones/zone.xml": file })).toEqual([
    { id: 300_000, ...row, shape: "cuboid", points: corners },
    { id: 300_001, ...row, shape: "cylinder", points: { x: -20, y: 106, radius: 750 } },
  ]);
});

test("reads the corners of zones in a dump by their order, and the names in settings", () => {
  const zoneWith = (corner: string) =>
    smallRows("mobius", "zones", {
      "data/zones/zone.xml":
        "<list><zone id='11010' type='Arena' shape='Cuboid' minZ='-38' maxZ='-36'><stat name='name' val='Mire Arena'/></zone></list>",
      "sql/zone_vertices.sql": `CREATE TABLE \`zone_vertices\` (\`id\` int(11), \`order\` int(11), \`x\` int(11), \`y\` int(11));
INSERT INTO \`zone_vertices\` (\`id\`,\`order\`,\`x\`,\`y\`) VALUES (11010,1,5,6),(11010,0,3,4)${corner};`,
    });
  expect(zoneWith("")).toEqual(yaml`
    - { id: 11010, name: Mire Arena, kind: arena, shape: cuboid, points: [[3, 4], [5, 6]], minZ: -38, maxZ: -36 }
  `);
  expect(zoneWith(",(11010,2,'x',8)")).toEqual([]);
  expect(zoneWith(",(11010,2,7)")).toEqual([]);
});

test.each([
  ["a misspelled kind", 'tpye="Town"', '<node X="1" Y="2"/>'],
  ["a misspelled corner", 'type="Town"', '<node X="1" YY="2"/>'],
  ["a corner beyond any world", 'type="Town"', '<node X="1" Y="1073741824"/>'],
])("leaves out a zone with %s, and names it", (_what, attributes, corner) => {
  const corners = '<node X="1" Y="2"/><node X="5" Y="2"/><node X="5" Y="9"/>';
  const zone = `<zone id="12" ${attributes} shape="NPoly" minZ="0" maxZ="9">${corners}${corner}</zone>`;
  expectLost("mobius", "zones", { "data/zones/misc.xml": `<list>${zone}</list>` });
});

const peace = (setting: string) => ({
  "data/zones/a.xml": `<list><zone id="1" type="Peace" shape="Cuboid" minZ="0" maxZ="9"><node X="0" Y="0"/><node X="5" Y="5"/>${setting}</zone></list>`,
});

test.each(['nme="default_enabled" val="false"', 'name="default_enabled" vl="false"'])(
  "leaves out a zone that %s may switch off, and names it",
  (setting) => {
    expect(smallRows("mobius", "zones", peace(""))).toHaveLength(1);
    expect(expectLost("mobius", "zones", peace(`<stat ${setting}/>`)).join("\n")).toContain("<stat> of a zone");
  },
);

test.each([
  ["0", [false]],
  ["false ", [false]],
  ["1", [undefined]],
  ["maybe", []],
])("reads whether a zone is on from %j as from an attribute", (value, expected) => {
  const rows = smallRows("mobius", "zones", peace(`<stat name="default_enabled" val="${value}"/>`));
  expect(rows.map(({ enabled }) => enabled)).toEqual(expected);
});

const POINTS = '<point x="1" y="2"/><point x="5" y="2"/><point x="5" y="9"/>';
const typed = (attributes: string, points = POINTS) => `<shape ${attributes} zMin="0" zMax="9">${points}</shape>`;

test("reads each shape of a zone as a row, of which the first has its id, and counts them as one", () => {
  const shapes = `${typed('type="Poly"')}${typed('type="Rect" exclude="false"', POINTS.slice(0, 40))}${typed('type="Cylinder" radius="8"', POINTS.slice(0, 20))}`;
  const zone = `<zone id="10" name="Reed" type="Town"><entity townId="6" castleId="1" clanhallId="0"/><settings pvp="Peace"/>${shapes}</zone>`;
  const rest = `<zone id="11" enabled="false">${typed('type="Poly"')}</zone><zone id="12"><shape type="Poly"/></zone>`;
  const { tables, accounts } = compileSmall("acis", { "xml/zone/peace.xml": `<list>${zone}${rest}</list>` });
  const row = { name: "Reed", kind: "town", minZ: 0, maxZ: 9, castleId: 1 };
  const corners = [
    [1, 2],
    [5, 2],
    [5, 9],
  ];
  expect(tables.zones.map((read) => read.row)).toEqual([
    { id: 10, ...row, shape: "polygon", points: corners },
    { id: 11, kind: "peace", shape: "polygon", points: corners, minZ: 0, maxZ: 9, enabled: false },
    { id: 300_000, ...row, shape: "cuboid", points: corners.slice(0, 2) },
    { id: 300_001, ...row, shape: "cylinder", points: { x: 1, y: 2, radius: 8 } },
  ]);
  expect(accounts.find(({ table }) => table === "zones")).toEqual({ table: "zones", held: 3, read: 2 });
});

test.each([
  ["that is taken out of the others", typed('type="Poly" exclude="true"')],
  ["that is a ring", typed('type="ExCylinder" innerRadius="1" outerRadius="5"')],
  ["with a misspelled attribute", typed('type="Poly" exclud="true"')],
  ["whose element is misspelled", typed('type="Poly"').replaceAll("shape", "shpae")],
])("leaves out a zone with a shape %s, and names it", (_what, second) => {
  const text = `<list><zone id="10" type="Town">${typed('type="Poly"')}${second}</zone></list>`;
  expectLost("acis", "zones", { "xml/zone/peace.xml": text });
});

test("reads the corners of a zone in a list of their own, and its name and castle in settings of whatever case", () => {
  const zone = (id: number, shape: string, corners: string) =>
    `<zone id="${id}" type="Castle" shape="${shape}" minZ="0" maxZ="9"><stat name="Name" value="Moat"/><stat name="CastleId" value="3"/><vertices>${corners}</vertices></zone>`;
  const corners = POINTS.replaceAll("point", "loc");
  const files = { "xml/zone.xml": `<list>${zone(4, "Poly", corners)}${zone(5, "Cubo", corners.slice(0, 36))}</list>` };
  const row = { name: "Moat", kind: "castle", minZ: 0, maxZ: 9, castleId: 3 };
  const points = [
    [1, 2],
    [5, 2],
    [5, 9],
  ];
  expect(soundRows("acis", "zones", files, 2)).toEqual([
    { id: 4, ...row, shape: "polygon", points },
    { id: 5, ...row, shape: "cuboid", points: points.slice(0, 2) },
  ]);
  const misspelled = `<list>${zone(4, "Poly", corners.replace("loc", "lco"))}</list>`;
  expectLost("acis", "zones", { "xml/zone.xml": misspelled });
});

test("reads rectangles of a dump, of all heights, and leaves out what has no extent", () => {
  const rows = [
    "3,'Castle Area','Moat',1,2,5,9,0",
    "4,'Fishing','Fen',1,2,5,9,-7",
    "4,'Arena Spawn','Reed',1,2,0,0,-7",
  ];
  const files = { ...dumpOf("zone", "id type name x1 y1 x2 y2 z", ...rows), ...dumpOf("npc", "id name", "1001,'Fen'") };
  const row = { shape: "cuboid", minZ: -32_768, maxZ: 32_767 };
  const points = [
    [1, 2],
    [5, 9],
  ];
  expect(soundRows("acis", "zones", files)).toEqual([
    { id: 300_000, name: "Moat", kind: "castle", ...row, points, castleId: 3 },
    { id: 300_001, name: "Fen", kind: "fishing", ...row, points },
  ]);
});
