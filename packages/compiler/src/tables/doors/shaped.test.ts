import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const doorOf = (settings: string, attributes = 'hp="633000" pdef="644" mdef="518"') => `<list>
<door id="19210001" name="moss_gate" ${attributes}><pos x="20" y="22" z="-60"/>
<shape ax="10" ay="20" bx="30" by="20" cx="30" cy="24" dx="10" dy="24" minz="-70" maxz="268"/>${settings}</door></list>`;
const filesOf = (text: string) => ({ "data/doors/19_21.xml": text });
const rowOf = (settings: string, attributes?: string) =>
  smallRows("l2scripts", "doors", filesOf(doorOf(settings, attributes)))[0];

const set = (name: string, value: string | number) => `<set name="${name}" value="${value}"/>`;

test("reads a door of L2-Scripts with the height at which the engine has it", () => {
  const settings = `${set("opened", "false")}${set("unlockable", "true")}${set("key", 0)}${set("show_hp", "true")}
${set("close_time", 300)}${set("random_time", 120)}${set("ai", "ResidenceDoor")}<ai_params>${set("residence_id", 107)}</ai_params>`;
  expect(soundRows("l2scripts", "doors", filesOf(doorOf(settings)), 1)).toEqual(yaml`
    - { id: 19210001, name: moss_gate, kind: door, x: 20, y: 22, z: -38, minZ: -70, height: 338,
      corners: [{ x: 10, y: 20 }, { x: 30, y: 20 }, { x: 30, y: 24 }, { x: 10, y: 24 }], hp: 633000, pDef: 644,
      mDef: 518, isOpen: false, openedBy: [skill], closesAfter: 300 }
  `);
});

test("takes a door with a key for one that no skill opens, and one with a time for one that opens by itself", () => {
  expect(rowOf(`${set("unlockable", "true")}${set("key", 4233)}`)).toMatchObject({ openedBy: ["item"] });
  const opening = `${set("open_time", 120)}${set("opened", "true")}`;
  expect(rowOf(opening)).toMatchObject({ openedBy: ["time"], opensAfter: 120, isOpen: true });
  expect(rowOf("", 'hp="1" pdef="2" mdef="3" type="WALL"')).toMatchObject({ kind: "wall", isOpen: false });
  expect(rowOf("")).not.toHaveProperty("openedBy");
});

test.each([
  ["a setting that cannot be read", doorOf(set("key", "none"))],
  ["a corner that cannot be read", doorOf("").replace('dy="24"', 'dy="far"')],
  ["no place", doorOf("").replace(/<pos[^>]*>/u, "")],
])("leaves a door with %s out, and counts it", (_, text) => {
  expectLost("l2scripts", "doors", filesOf(text));
});
