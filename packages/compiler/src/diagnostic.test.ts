import { expect, test } from "vitest";
import { createReport } from "./diagnostic.js";
import { countOf, kindsOf } from "./diagnostic-kind.js";

const report = createReport({ isStrict: false });
report.enterTable("items");
for (let line = 1; line <= 3000; line += 1) report.error({ file: "a.xml", line }, `item ${line}`, "a name", "none");
for (let line = 1; line <= 7000; line += 1)
  report.error({ file: "b.xml", line }, "child of <item>", "<set>", `<name${line}>`);

test("keeps some diagnostics of each kind, and counts the others", () => {
  const { diagnostics } = report;
  expect(countOf(diagnostics)).toBe(10_000);
  expect(diagnostics.length).toBeLessThan(8000);
});

test("groups diagnostics by kind, with count and first places", () => {
  const [names, unknown] = kindsOf(report.diagnostics);
  expect(names).toMatchObject({ count: 3000, first: { what: "item 1" } });
  expect(names?.places).toEqual([1, 2, 3, 4, 5].map((line) => ({ file: "a.xml", line })));
  expect(unknown).toMatchObject({ count: 1, first: { received: "<name1>" } });
});
