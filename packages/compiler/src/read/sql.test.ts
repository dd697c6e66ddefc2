import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../fixtures/datapack.js";
import { createReport, formatDiagnostic } from "../diagnostic.js";
import { openDatapack } from "./datapack.js";
import { readSqlRows } from "./sql.js";

const CREATE = "CREATE TABLE t (\n  a INT DEFAULT '0',\n  `b` decimal(8,0),\n  PRIMARY KEY (a, b)\n);\n";

function read(content: string) {
  const root = temporaryFolder();
  writeFileSync(join(root, "a.sql"), content);
  const report = createReport();
  const rows = readSqlRows(openDatapack(root, report), "a.sql", v.strictObject({ a: v.string(), b: v.string() }));
  return { rows, diagnostics: report.diagnostics.map(formatDiagnostic) };
}

test("gives the rows of every INSERT with their lines, comments left out", () => {
  const { rows, diagnostics } = read(
    `${CREATE}INSERT INTO t VALUES\n('1', -2), -- one (3,4)\n/* (5,6), */\n('it''s', 7);\n# note\nINSERT IGNORE INTO t VALUES (8,'9');`,
  );
  expect(diagnostics).toEqual([]);
  expect(rows).toEqual([
    { file: "a.sql", line: 7, row: { a: "1", b: "-2" } },
    { file: "a.sql", line: 9, row: { a: "it''s", b: "7" } },
    { file: "a.sql", line: 11, row: { a: "8", b: "9" } },
  ]);
});

test("gives the rows of an INSERT that has more of them than a call takes arguments", () => {
  const { rows } = read(`${CREATE}INSERT INTO t VALUES ${Array.from({ length: 200_000 }, () => "(1,2)").join()};`);
  expect(rows).toHaveLength(200_000);
});

test.each([
  [
    "a row of another width",
    `${CREATE}INSERT INTO t VALUES\n(1,2),\n(3);`,
    "a.sql:8: error: SQL: expected 2 values, received 1",
  ],
  [
    "a dump cut in a row",
    `${CREATE}INSERT INTO t VALUES\n(1,2),\n(3,`,
    "a.sql:8: error: SQL: expected a value, received the end of the file",
  ],
  [
    "a dump cut before its end",
    `${CREATE}INSERT INTO t VALUES\n(1,2)`,
    'a.sql:7: error: SQL: expected "," or ";", received the end of the file',
  ],
  ["an open string", `${CREATE}INSERT INTO t VALUES\n('1,2);`, `a.sql:7: error: SQL: expected a value, received "'"`],
  [
    "an unknown statement",
    `${CREATE}DELETE FROM t;`,
    'a.sql:6: error: SQL: expected DROP, CREATE or INSERT, received "DELETE"',
  ],
  [
    "rows before the columns",
    "INSERT INTO t VALUES (1,2);",
    'a.sql:1: error: SQL: expected a CREATE TABLE statement before, received "t"',
  ],
  [
    "no table at all",
    "-- nothing\n",
    "a.sql:2: error: SQL: expected a CREATE TABLE statement, received the end of the file",
  ],
  [
    "a column of another name",
    CREATE.replace("`b`", "`c`").concat("INSERT INTO t VALUES (1,2);"),
    'a.sql:6: error: row b: expected "b", received nothing',
  ],
])("reports %s", (_what, content, expected) => {
  expect(read(content).diagnostics).toContain(expected);
});
