import { expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { compact } from "./compact.js";

it("gives fractions six significant digits, and leaves whole numbers and other values", () => {
  expect(
    compact({ a: 36_609.428_571_428_56, b: [0.001_945_123_4, 1_234_567_890, -0.5], c: null, d: "1.23456789" }, false),
  ).toEqual(yaml`
    { a: 36609.4, b: [0.00194512, 1234567890, -0.5], c: null, d: "1.23456789" }
  `);
});

it("leaves out images, unless they are wanted", () => {
  const pieces = [{ iconFile: null, name: "x" }];
  const record = { id: 1, iconFile: "a.png", raceIconFile: "b.png", pieces, crafting: { productIconFile: "c.png" } };
  expect(compact(record, false)).toEqual({ id: 1, pieces: [{ name: "x" }], crafting: {} });
  expect(compact(record, true)).toEqual(record);
});

it("does not change its input", () => {
  const record = Object.freeze({ share: 1 / 3, iconFile: "a.png" });
  compact(record, false);
  expect(record).toEqual({ share: 1 / 3, iconFile: "a.png" });
});
