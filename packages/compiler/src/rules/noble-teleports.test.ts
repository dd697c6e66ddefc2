import { expect, test } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { compileInvented, FIXTURE_DATAPACK } from "../../fixtures/datapack.js";

const source = "the noblesse dialogue";
const compileWith = (first: number, last: number) =>
  compileInvented({
    datapack: FIXTURE_DATAPACK,
    engineRules: [
      { name: "nobleTeleportFirst", value: first, source },
      { name: "nobleTeleportLast", value: last, source },
    ],
  }).tables.teleports.map(({ row }) => [row.destination, row.isNoble, row.price.itemId]);

test("teleports with the numbers of the rules are for noblesse, and cost what they cost", () => {
  expect(compileWith(1, 2)).toEqual(yaml`[[3, false, 57], [1, true, 57], [3, false, 57]]`);
  expect(compileWith(3, 3)).toEqual(yaml`[[3, true, 57], [1, false, 57], [3, true, 57]]`);
});
