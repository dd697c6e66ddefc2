import * as v from "valibot";
import { expect, test } from "vitest";
import { openFiles } from "../../fixtures/small-datapack.js";
import { readAttributes, readChildren, readContent, readSettings, takeSettings } from "./element.js";
import { exactObject } from "./fields.js";
import type { UnreadEntry } from "./inventory.js";
import { readSqlRows } from "./sql.js";
import { readXml } from "./xml.js";

const LIST: readonly UnreadEntry[] = [
  { in: "a.xml", names: ["fish@colour", "fish/fin", "fish/set[mood]"], reason: "Not asked for." },
  { in: "b.sql", names: ["@age"], reason: "Changes." },
  { in: "c.xml", reason: "A file for another program." },
];

const open = (content: string, file = "a.xml") => openFiles({ [file]: content }, true, { unread: LIST });

function readFish(content: string) {
  const { datapack, diagnostics } = open(content);
  const list = readXml(datapack, "a.xml");
  for (const fish of list ? readChildren(list, ["fish"]) : []) {
    readAttributes(fish, v.strictObject({ id: v.string() }));
    const children = readChildren(fish, ["set", "note"]);
    takeSettings(fish, readSettings(children, "error"), ["size"], "<set>");
    for (const note of children.filter(({ name }) => name === "note")) readContent(note);
  }
  return { unread: datapack.inventory.unread(["a.xml"]), diagnostics: diagnostics() };
}

const LISTED = `<fish id="1" colour="red"><fin><ray long="1"/></fin><fin/><set name="size" val="2"/><set name="mood" val="3"/><note>x</note></fish>`;

test("counts what is listed and found, the parts of a listed element not again", () => {
  const reason = "Not asked for.";
  expect(readFish(`<list>${LISTED}</list>`)).toEqual({
    unread: [
      { source: "a.xml", name: "fish@colour", count: 1, reason },
      { source: "a.xml", name: "fish/fin", count: 2, reason },
      { source: "a.xml", name: "fish/set[mood]", count: 1, reason },
    ],
    diagnostics: [],
  });
});

test.each([
  ["an attribute", 'weight="3">', '<fish> weight: expected no such key, received "weight"'],
  ["an element", "><tail/>", "child of <fish>: expected <set> or <note> or <fin>, received <tail>"],
  ["a setting", '><set name="sise" val="2"/>', '<set>: expected a known name, received "sise"'],
])("refuses %s that is neither read nor listed", (_what, content, expected) => {
  const { diagnostics } = readFish(`<list><fish id="1" ${content}</fish></list>`);
  expect(diagnostics).toEqual([`a.xml:1: error: ${expected}`]);
});

test("knows what no reader has looked at", () => {
  const { datapack } = open(`<list version="1">${LISTED}</list>`);
  const list = readXml(datapack, "a.xml");
  if (list) readChildren(list, ["fish"]);
  expect(datapack.inventory.unread([])).toEqual([
    { source: "a.xml", name: "@version", count: 1, reason: undefined },
    { source: "a.xml", name: "fish", count: 1, reason: undefined },
  ]);
});

test("a listed name is not read by a schema that knows all names, though the first element has it", () => {
  const fishes = '<fish id="1" colour="red"/><fish id="2" colour="blue"/>';
  const { datapack, diagnostics } = open(`<list>${fishes}</list>`);
  for (const fish of readChildren(readXml(datapack, "a.xml"), ["fish"])) {
    readAttributes(fish, exactObject({ id: v.string() }));
  }
  expect(datapack.inventory.unread([]).map(({ name, count }) => [name, count])).toEqual([["fish@colour", 2]]);
  expect(diagnostics()).toEqual([]);
});

test("counts the columns of a dump that are listed as unread", () => {
  const { datapack, diagnostics } = open("CREATE TABLE b (id INT, age INT);\nINSERT INTO b VALUES (1,2);", "b.sql");
  const rows = readSqlRows(datapack, "b.sql", v.strictObject({ id: v.string() }));
  expect(diagnostics()).toEqual([]);
  expect(rows.map(({ row }) => row.id)).toEqual(["1"]);
  expect(datapack.inventory.unread(["b.sql"])).toEqual([
    { source: "b.sql", name: "@age", count: 1, reason: "Changes." },
  ]);
});

test("counts files that are not opened, by folder where there are many of a kind", () => {
  const { datapack } = open("<list/>");
  readXml(datapack, "a.xml");
  const files = ["a.xml", "c.xml", "xml/zones/1.xml", "xml/zones/2.xml"];
  expect(datapack.inventory.unread(files).filter(({ name }) => name === undefined)).toEqual([
    { source: "c.xml", name: undefined, count: 1, files: ["c.xml"], reason: "A file for another program." },
    { source: "xml/zones", name: undefined, count: 2, files: ["1.xml", "2.xml"], reason: undefined },
  ]);
});
