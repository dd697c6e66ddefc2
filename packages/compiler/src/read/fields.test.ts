import * as v from "valibot";
import { expect, test } from "vitest";
import { closedFields, exactFields, openFields } from "./fields.js";
import { integerText } from "./values.js";

const number = integerText();
const stated = {
  id: number,
  x: [number, "loc_x"],
  delay: [v.exactOptional(number), "respawn", "respawn_delay"],
} as const;

test("values get the names of fields; of several names the first that is stated counts", () => {
  expect(v.parse(openFields(stated), { id: "1", loc_x: "2", respawn_delay: "3" })).toEqual({ id: 1, x: 2, delay: 3 });
  expect(v.parse(openFields(stated), { id: "1", loc_x: "2", respawn_delay: "3", respawn: "4" }).delay).toBe(4);
  expect(v.parse(openFields(stated), { id: "1", loc_x: "2", x: "5" })).toEqual({ id: 1, x: 2 });
});

test("an issue names what the source states", () => {
  const { issues = [] } = v.safeParse(openFields(stated), { id: "1", loc_x: "near" });
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual(["loc_x"]);
});

test("further names are refused, except where there may be others", () => {
  const record = { id: "1", loc_x: "2", loc_y: "3" };
  expect(v.is(openFields(stated), record)).toBe(true);
  expect(v.is(closedFields(stated), record)).toBe(false);
  expect(v.is(exactFields(stated), record)).toBe(false);
});
