import { expect, it } from "vitest";
import { pageAnswer, recordAnswer } from "./answer.js";

const rows = Array.from({ length: 40 }, (_, id) => ({
  id,
  kind: "RaidBoss",
  drops: [{ itemId: id, name: `Stem ${id}`, probability: 0.5 }],
}));
const cells = (id: number) => [id, [[id, `Stem ${id}`, 0.5]]];
const columns = ["id", { drops: ["itemId", "name", "probability"] }];

it("is a page with whole rows, if all fit", () => {
  expect(pageAnswer(rows.slice(0, 2), 0, 2, 1000)).toEqual({ data: rows.slice(0, 2), total: 2 });
});

it("is a page with a table, which loses nothing if that fits", () => {
  expect(pageAnswer(rows, 0, 50, 1400)).toEqual({
    data: { same: { kind: "RaidBoss" }, columns, rows: rows.map(({ id }) => cells(id)) },
    total: 50,
    nextCursor: "40",
  });
});

it("is a page that is cut and names the next row, if even the shortest table does not fit", () => {
  const first = pageAnswer(rows, 0, 40, 500);
  expect(first).toMatchObject({ total: 40, data: { columns: ["id", "drops"], same: { kind: "RaidBoss" } } });
  expect(first.data).toMatchObject({ rows: expect.arrayContaining([[1, ["Stem 1"]]]) });
  const next = Number(first.nextCursor);
  expect(next).toBeGreaterThan(10);
  expect(first.data).toMatchObject({ rows: { length: next } });
});

it("is of rows abridged as the query says, where they do not fit else", () => {
  const abridge = ({ id }: { readonly id?: number }) => ({ id });
  expect(pageAnswer(rows, 0, 40, 400, abridge).data).toEqual({ columns: ["id"], rows: rows.map(({ id }) => [id]) });
});

it("is one list of a record from its cursor on", () => {
  const record = { name: "Cave", loot: { rows } };
  expect(recordAnswer(record, "loot.rows:38", 1000)).toEqual({ data: { loot: { rows: rows.slice(38) } } });
  expect(recordAnswer(record, "loot.rows:8", 1200)).toMatchObject({ data: { loot: { rows: { columns } } } });
});
