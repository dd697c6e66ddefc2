import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { smallRows, soundRows } from "../../../fixtures/small-datapack.js";

test("reads the towns of one file, whose name is nearly that of a file of the whole grid", () => {
  const region = (town: string, x: number) =>
    `<region name="a" town="${town}" castle="1"><respawnPoint X="1" Y="2" Z="3"/><map X="${x}" Y="20"/></region>`;
  const regions = smallRows("mobius", "regions", {
    "data/MapRegion.xml": `<list>${region("Fen", 15)}${region("Bog", 16)}</list>`,
  });
  expect(regions).toEqual(yaml`[{ id: 0, name: Fen, tiles: [[0, 0]] }, { id: 1, name: Bog, tiles: [[1, 0]] }]`);
});

test("reads the towns of a folder for each server, without a loss", () => {
  const towns = `<list enabled="true"><region name="fen_town" town="Fen" castle="1" locId="910" bbs="1">
<respawnPoint X="1" Y="2" Z="3" isChaotic="true"/><map X="15" Y="20"/></region></list>`;
  for (const [server, folder] of [
    ["mobius", "data/mapregion"],
    ["acis", "xml/mapregion"],
  ] as const) {
    expect(soundRows(server, "regions", { [`${folder}/fen.xml`]: towns })).toEqual([
      { id: 0, name: "Fen", tiles: [[0, 0]] },
    ]);
  }
});

test("reads the areas of the points at which characters revive", () => {
  const point = (id: number, name: string) =>
    `<restartpoint id="${id}" name="${name}" bbs="1" locname="910"><point X="1" Y="2" Z="3"/></restartpoint>`;
  const regions = smallRows("mobius", "regions", {
    "data/mapregion/mapregion.xml": `<mapregion>
<restartpoints>${point(3, "fen_town")}${point(7, "bog_town")}${point(9, "no_area")}</restartpoints>
<areas><restartarea id="7"><map X="16" Y="20"/></restartarea><restartarea id="3"><map X="15" Y="20"/><map X="15" Y="21"/>
</restartarea></areas></mapregion>`,
  });
  expect(regions).toEqual(yaml`
    - { id: 3, name: fen_town, tiles: [[0, 0], [0, 1]] }
    - { id: 7, name: bog_town, tiles: [[1, 0]] }
  `);
});
