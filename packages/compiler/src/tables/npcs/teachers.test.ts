import { expect, test } from "vitest";
import { compileSmall, dumpOf } from "../../../fixtures/small-datapack.js";

const taughtBy = (server: "acis" | "mobius", files: Readonly<Record<string, string>>) =>
  compileSmall(server, files).tables.npcs.flatMap(({ row: { id, teachesClassIds, teachesTrees } }) =>
    teachesClassIds === undefined && teachesTrees === undefined ? [] : [[id, teachesClassIds, teachesTrees]],
  );

const npc = (id: number, type: string, children = "") =>
  `<npc id="${id}" name="Own ${id}" title=""><set name="level" val="70"/><set name="type" val="${type}"/>${children}</npc>`;

test("reads the classes that an NPC teaches from its element, ascending and each once", () => {
  const files = { "xml/npcs/1.xml": `<list>${npc(1900, "Trainer", '<teachTo classes="7;0;7"/>')}</list>` };
  expect(taughtBy("acis", files)).toEqual([[1900, [0, 7], undefined]]);
});

test("reads them from the file beside the NPCs; with a class that is no number none", () => {
  const files = {
    "data/SkillLearn.xml":
      '<list><npc id="1001"><classId>10</classId><classId>0</classId></npc><npc id="1002"><classId>1</classId><classId>ten</classId></npc></list>',
  };
  expect(taughtBy("mobius", files)).toEqual([[1001, [0, 10], undefined]]);
  expect(compileSmall("mobius", files).losses.join("\n")).toContain(
    '<classId>: expected the id of a class, received "ten"',
  );
});

test("reads them from the dump", () => {
  const taught = (row: string) => taughtBy("acis", dumpOf("skill_learn", "npc_id class_id", "1001,10", row));
  expect(taught("1001,0")).toEqual([[1001, [0, 10], undefined]]);
  expect(taught("1001,'x'")).toEqual([]);
});

test("fishers and village masters teach the trees that the data has", () => {
  const npcs = {
    "xml/npcs/1.xml": `<list>${npc(1900, "Fisherman")}${npc(1901, "VillageMasterOrc")}${npc(1902, "Merchant")}</list>`,
  };
  const fishing = '<list><fishingSkill id="24" lvl="1" minLvl="4" itemId="57" itemCount="50"/></list>';
  expect(taughtBy("acis", npcs)).toEqual([]);
  expect(taughtBy("acis", { ...npcs, "xml/skillstrees/fishingSkills.xml": fishing })).toEqual([
    [1900, undefined, ["fishing"]],
  ]);
});
