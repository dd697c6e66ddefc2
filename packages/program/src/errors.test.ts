import { expect, it } from "vitest";
import { describeIssue } from "./errors.js";

const path = [{ key: "tables" }, { key: 0 }, { key: "rows" }];

/** Issues as valibot 1 makes them: of `strictObject`, `number`, a regular expression with a message, and `parseJson`. */
it.each([
  [
    { message: 'Invalid key: Expected never but received "rows"', expected: "never", received: '"rows"', path },
    "tables.0.rows: unknown key",
  ],
  [
    { message: 'Invalid key: Expected "rows" but received undefined', expected: '"rows"', received: "undefined", path },
    "tables.0.rows: missing key",
  ],
  [
    { message: 'Invalid type: Expected number but received "x"', expected: "number", received: '"x"', path },
    'tables.0.rows: expected number, received "x"',
  ],
  [{ message: '"<table>.<field>"', expected: "/a/u", received: '"x"' }, 'expected "<table>.<field>", received "x"'],
  [{ message: 'Invalid JSON: Received "x"', expected: null, received: '"x"' }, 'Invalid JSON: Received "x"'],
])("%o is %s", (issue, text) => {
  expect(describeIssue(issue)).toBe(text);
});
