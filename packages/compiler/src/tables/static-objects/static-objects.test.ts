import { expect, test } from "vitest";
import { expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const rows = [
  { id: 5, kind: "map", x: 1, y: -2, z: 3, map: { texture: "town_map_fen", x: 339, y: 170 } },
  { id: 6, kind: "throne", x: 4, y: 5, z: 6 },
];

test("reads the same objects of a file of each server and of lines, and no map of one that shows none", () => {
  const acis = `<list><object id="5" x="1" y="-2" z="3" type="0" texture="town_map_fen" mapX="339" mapY="170"/>
<object id="6" x="4" y="5" z="6" type="1" texture="none" mapX="0" mapY="0"/></list>`;
  expect(smallRows("acis", "staticObjects", { "xml/staticObjects.xml": acis })).toEqual(rows);
  const first = acis.replaceAll("<object", "<staticobject").replaceAll("mapX", "map_x").replaceAll("mapY", "map_y");
  expect(smallRows("acis", "staticObjects", { "xml/static_objects.xml": first })).toEqual(rows);
  const mobius = `<list><object id="5" name="fen_1" type="0" x="1" y="-2" z="3" texture="town_map_fen" map_x="339" map_y="170"/>
<object id="6" name="Chair" type="1" x="4" y="5" z="6"/></list>`;
  expect(smallRows("mobius", "staticObjects", { "data/StaticObjects.xml": mobius })).toEqual(rows);
  // L2-Scripts numbers signs first, and maps last.
  const scripted = `<list><staticobject name="fen_1" id="5" x="1" y="-2" z="3" stype="2" path="town_map_fen" map_x="339" map_y="170" spawn="true"/>
<staticobject name="throne" id="6" x="4" y="5" z="6" stype="1" path="none" map_x="0" map_y="0" spawn="true"/>
<staticobject name="arena" id="7" x="4" y="5" z="6" stype="0" path="none" map_x="0" map_y="0" spawn="true"/></list>`;
  const sign = { id: 7, kind: "sign", x: 4, y: 5, z: 6 };
  expect(soundRows("l2scripts", "staticObjects", { "data/staticobjects.xml": scripted }, 3)).toEqual([...rows, sign]);
  const lines = "fen_1;5;1;-2;3;0;town_map_fen;339;170\nthrone;6;4;5;6;1\n";
  expect(smallRows("acis", "staticObjects", { "xml/staticobjects.csv": lines })).toEqual(rows);
});

test.each([
  ["an unknown type", 'type="4"', "type: expected a whole number of at most 3, received 4"],
  ["a misspelled place on the map", 'type="0" texture="fen" mapX="3" mpaY="4"', "mpaY: expected no such key"],
  ["a map at no place", 'type="0" texture="fen" mapX="3o"', 'mapX: expected a whole number, received "3o"'],
])("leaves out an object of %s, as a loss", (_, attributes, loss) => {
  const file = `<list><object id="5" x="1" y="2" z="3" ${attributes}/></list>`;
  const losses = expectLost("acis", "staticObjects", { "xml/staticObjects.xml": file });
  expect(losses).toEqual([expect.stringContaining(loss)]);
});
