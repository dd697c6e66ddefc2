import { expect, it } from "vitest";
import { textOfRows } from "./copied-rows.js";

it("writes a line for each row and a tab between cells, whatever boxes the cells have", () => {
  expect(
    textOfRows([
      ["Item", "Chance\n%"],
      ["\nIron Ore\n", " 4.08 "],
    ]),
  ).toBe("Item\tChance %\nIron Ore\t4.08");
});
