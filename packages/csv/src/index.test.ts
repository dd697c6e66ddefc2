import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { spreadsheetText } from "./index.js";

test.each(["=cmd|' /C calc'!A0", "@SUM(1)", "+1", "-1+1", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠1", "'=1"])(
  "puts an apostrophe in front of %j",
  (text) => {
    expect(spreadsheetText(text)).toBe(`'${text}`);
  },
);

test.each(["", "Adena", "'quoted'", "1-2", "a=b", "[1]", '{"a":1}', "Jäger – 5"])("leaves %j as it is", (text) => {
  expect(spreadsheetText(text)).toBe(text);
});

/** Returns the text of which a field was made: one that would get an apostrophe in front has got one. */
const textOf = (field: string) => (spreadsheetText(field) === field ? field : field.slice(1));

test("is read back exactly, and begins with no character of a formula", () => {
  const likely = array(constantFrom("'", "=", "+", "-", "@", "\t", "\r", "\n", "＝", "a"), { maxLength: 5 });
  const text = oneof(
    string({ unit: "binary" }),
    likely.map((characters) => characters.join("")),
  );
  assert(
    property(text, (original) => {
      const field = spreadsheetText(original);
      expect(textOf(field)).toBe(original);
      expect(field).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u);
    }),
  );
});
