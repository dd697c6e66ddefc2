import { expect, test } from "vitest";
import { openFiles } from "../../fixtures/small-datapack.js";
import { elementNames, formOf } from "./form.js";
import { placeOf } from "./place.js";
import { readXml } from "./xml.js";

const forms = [
  { servers: "one", files: ["a.xml"], mark: "toad@croakFee" },
  { servers: "deep", files: ["a.xml"], mark: "toad/legs/foot@side" },
  { servers: "two", files: ["a.xml"], mark: "toad/legs" },
  { servers: "three", files: ["a.xml"], mark: "toad[target]" },
  { servers: "begins", files: ["a.xml"], mark: "toad[kind=OP_]" },
  { servers: "four", files: ["a.xml"], mark: "toad" },
];

const openWith = (files: Readonly<Record<string, string>>) => openFiles(files, false).datapack;

test.each([
  ['<toad croak_fee="1"><legs/></toad>', "one"],
  ["<toad><leg/></toad>", "two"],
  ['<toad><leg><foot side="left"/></leg></toad>', "deep"],
  ['<toad><leg><foot/></leg><foot side="left"/></toad>', "two"],
  ['<toad><set name="target" val="SELF"/></toad>', "three"],
  ['<toad><SET name="target" val="SELF"/></toad>', "three"],
  ['<toad><set name="kind" val="OP_LEAP"/></toad>', "begins"],
  ['<toad><set name="kind" val="LEAP"/></toad>', "four"],
  ['<toad><set name="range" val="1"/></toad>', "four"],
  ["<frog/>", undefined],
])("the first form that has its mark reads %s, in whatever spelling", (record, servers) => {
  const list = readXml(openWith({ "xml/a.xml": `<list>${record}</list>` }), "xml/a.xml");
  expect(list?.children.map((element) => formOf(forms, element)?.servers)).toEqual([servers]);
});

test("the elements of forms are named once", () => {
  expect(elementNames(forms)).toEqual(["toad"]);
});

test("the first place that a datapack has is read, and the first one is missing where it has none", () => {
  const datapack = openWith({ "xml/stats/toads/1.xml": "<list/>" });
  expect(placeOf(datapack, ["toads.xml", "stats/toads"])).toBe("xml/stats/toads");
  expect(placeOf(datapack, ["frogs.xml", "stats/frogs"])).toBe("xml/frogs.xml");
});
