import { expect, test } from "vitest";
import { valueOfExpression } from "./expression.js";

const variables = new Map([
  ["base", 200],
  ["index", 3],
  ["subIndex", 5],
]);

test.each([
  ["{3 + index * 2}", 9],
  ["{index}", 3],
  ["{base + (base / 100 * subIndex)}", 210],
  ["{-2 - (1.5 * subIndex)}", -9.5],
  ["{0.99 - 0.006 * (subIndex - 1)}", 0.966],
  ["{10 - 2 - 3}", 5],
  ["{8 / 4 / 2}", 1],
  ["7", undefined],
  ["{}", undefined],
  ["{level + 1}", undefined],
  ["{1 + }", undefined],
  ["{(1 + 2}", undefined],
  ["{1 2}", undefined],
  ["{1 % 2}", undefined],
  ["{1 / 0}", undefined],
])("computes %s", (text, value) => {
  expect(valueOfExpression(text, variables)).toBe(value);
});
