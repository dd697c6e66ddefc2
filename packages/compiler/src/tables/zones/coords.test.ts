import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, expectLost } from "../../../fixtures/small-datapack.js";

const filesOf = (zones: string) => ({ "data/zone/zones.xml": `<list>${zones}</list>` });
const rowsOf = (zones: string) => {
  const { tables, losses, accounts } = compileSmall("l2scripts", filesOf(zones));
  expect(losses).toEqual([]);
  return { rows: tables.zones.map(({ row }) => row), accounts };
};

const POLYGON = '<polygon><coords loc="0 0 -9 5"/><coords loc="8,0,-4,6"/><coords loc="8;8;-3;7"/></polygon>';

test("reads the shapes of L2-Scripts, with the heights of the last corner, or those of the world", () => {
  const { rows, accounts } = rowsOf(`<zone name="[lake]" type="water">${POLYGON}</zone>
<zone name="yard" type="peace_zone"><set name="tax" val="5"/><rectangle><coords loc="0 0"/><coords loc="8 9"/></rectangle>
<restart_point><coords loc="1 2 3"/></restart_point></zone>
<zone type="SIEGE"><circle loc="1 2 30 -4 5"/></zone>`);
  expect(accounts).toContainEqual({ table: "zones", held: 3, read: 3 });
  const corners = [
    [0, 0],
    [8, 0],
    [8, 8],
  ];
  expect(rows).toEqual(yaml`
    - { id: 300000, name: lake, kind: water, shape: polygon, points: ${corners}, minZ: -3, maxZ: 7 }
    - { id: 300001, name: yard, kind: peace, shape: cuboid, minZ: -32768, maxZ: 32767, points: [[0, 0], [8, 9]] }
    - { id: 300002, kind: siege, shape: cylinder, points: { x: 1, y: 2, radius: 30 }, minZ: -4, maxZ: 5 }
  `);
});

test("makes of each of several shapes a zone, and says which zones are not there when the server starts", () => {
  const { rows } =
    rowsOf(`<zone name="pit" type="mother_tree">${POLYGON}${POLYGON}<set name="enabled" val="false"/></zone>
<zone name="nest" type="epic">${POLYGON}<set name="default" val="false"/></zone>
<zone name="camp" type="HEADQUARTER">${POLYGON}<set name="default" val="true"/></zone>`);
  expect(rows.map(({ id, kind, enabled }) => [id, kind, enabled])).toEqual(yaml`
    [[300000, motherTree, false], [300001, motherTree, false], [300002, boss, false], [300003, hq, undefined]]
  `);
});

test.each([
  ["of which a part is taken out", POLYGON + POLYGON.replaceAll("polygon", "banned_polygon")],
  ["with a corner that cannot be read", POLYGON.replace("8,0", "8,far")],
  ["with a corner of three numbers", POLYGON.replace("8,0,-4,6", "8,0,-4")],
  ["with too few corners", '<polygon><coords loc="0 0"/><coords loc="8 8"/></polygon>'],
  ["without a radius", '<circle loc="1 2"/>'],
  ["without a shape", ""],
  ["with a switch that cannot be read", `${POLYGON}<set name="enabled" val="maybe"/>`],
])("leaves a zone %s out, and counts it", (_, parts) => {
  expectLost("l2scripts", "zones", filesOf(`<zone name="lake" type="water">${parts}</zone>`));
});
