import * as v from "valibot";
import { expect, test } from "vitest";
import { openFiles } from "../../fixtures/small-datapack.js";
import { readSqlRows } from "./sql.js";

const CREATE = "CREATE TABLE t (\n  a INT DEFAULT '0',\n  `b` decimal(8,0),\n  PRIMARY KEY (a, b)\n);\n";

/** The columns of the table, both of them. */
const BOTH = v.strictObject({ a: v.string(), b: v.string() });

function read(content: string) {
  const { datapack, diagnostics } = openFiles({ "a.sql": content });
  const rows = readSqlRows(datapack, "a.sql", BOTH);
  return { rows, diagnostics: diagnostics() };
}

test("gives the rows of every INSERT with their lines, comments left out", () => {
  const { rows, diagnostics } = read(
    `${CREATE}INSERT INTO t VALUES\n('1', -2), -- one (3,4)\n/* (5,6), */\n('it''s', 7);\n# note\nINSERT IGNORE INTO t VALUES (8,'9');`,
  );
  expect(diagnostics).toEqual([]);
  expect(rows).toEqual([
    { file: "a.sql", line: 7, row: { a: "1", b: "-2" } },
    { file: "a.sql", line: 9, row: { a: "it's", b: "7" } },
    { file: "a.sql", line: 11, row: { a: "8", b: "9" } },
  ]);
});

test("gives the rows of an INSERT that has more of them than a call takes arguments", () => {
  const { rows } = read(`${CREATE}INSERT INTO t VALUES ${Array.from({ length: 200_000 }, () => "(1,2)").join()};`);
  expect(rows).toHaveLength(200_000);
});

const INTO = "INSERT INTO t VALUES";

test.each([
  ["a row of another width", `${CREATE}${INTO}\n(1,2),\n(3);`, "8: error: SQL: expected 2 values, received 1"],
  ["a cut row", `${CREATE}${INTO}\n(1,2),\n(3,`, "8: error: SQL: expected a value, received the end of the file"],
  ["a cut dump", `${CREATE}${INTO}\n(1,2)`, '7: error: SQL: expected "," or ";", received the end of the file'],
  ["an open string", `${CREATE}${INTO}\n('1,2);`, `7: error: SQL: expected a value, received "'"`],
  [
    "an unknown statement",
    `${CREATE}DELETE FROM t;`,
    '6: error: SQL: expected DROP, CREATE or INSERT, received "DELETE"',
  ],
  [
    "rows before the columns",
    `${INTO} (1,2);`,
    '1: error: SQL: expected a CREATE TABLE statement before, received "t"',
  ],
  ["no table", "-- no\n", "2: error: SQL: expected a CREATE TABLE statement, received the end of the file"],
  ["no column b", `${CREATE.replace("b", "c")}${INTO} (1,2);`, '6: error: row b: expected "b", received nothing'],
])("reports %s", (_what, content, expected) => {
  expect(read(content).diagnostics).toContain(`a.sql:${expected}`);
});

const listed = (rows: readonly (readonly (string | undefined)[])[]) =>
  rows.map(([a, b = "NULL"]) => `${a},${b}`).join(" ");

/** Reads a dump in a run that is not strict. */
function readFreely(content: string, file = "a.sql") {
  const { datapack, diagnostics } = openFiles({ [file]: content }, false);
  const schema = v.object({ a: v.string(), b: v.exactOptional(v.string()) });
  const rows = readSqlRows(datapack, file, schema).map(({ row: { a, b } }) => [a, b]);
  return { rows, diagnostics: diagnostics() };
}

test.each([
  ["statements about no rows", `LOCK TABLES t WRITE; SET x=@y; /*!40101 SET z */; ${INTO} (1,2); UNLOCK TABLES`, "1,2"],
  ["REPLACE, and databases", "REPLACE INTO `db`.`t` VALUES (1,2); INSERT INTO db.t VALUE (3,4);", "1,2 3,4"],
  ["a row that replaces one with its key", "INSERT INTO t VALUES (1,2); REPLACE t VALUES (1,2), (5,6);", "1,2 5,6"],
  [
    "rows that change those with their keys",
    `DROP TABLE t; CREATE TABLE t (a INT PRIMARY KEY, b INT); INSERT INTO t VALUES (1,2), (3,4);
INSERT INTO t VALUES (1,5), (6,7), (6,8) ON DUPLICATE KEY UPDATE \`b\`=VALUES(b); INSERT INTO t VALUES (3,1) ON DUPLICATE KEY UPDATE b=9;`,
    "1,5 3,9 6,8",
  ],
  [
    "a row that replaces those with a unique key of its own",
    `DROP TABLE t; CREATE TABLE t (a INT, b INT, c INT, UNIQUE KEY u (a), CONSTRAINT k UNIQUE (\`C\` DESC)); INSERT INTO t VALUES (1,2,3), (4,5,6), (7,8,9);
REPLACE INTO t VALUES (1,9,6); INSERT IGNORE t VALUES (7,0,0);`,
    "7,8 1,9",
  ],
  [
    "keys that are added and dropped",
    `DROP TABLE t; CREATE TABLE t (a INT, b INT); INSERT INTO t VALUES (1,2), (3,4);
ALTER TABLE t ENGINE=InnoDB, ADD PRIMARY KEY (a), ADD UNIQUE KEY u (b), MODIFY a INT NOT NULL AUTO_INCREMENT; REPLACE INTO t VALUES (5,2);
ALTER TABLE t DROP INDEX \`u\`; REPLACE INTO t VALUES (3,9), (6,9);`,
    "5,2 3,9 6,9",
  ],
  [
    "columns that are added, dropped, moved and renamed",
    `DROP TABLE t; CREATE TABLE t (x INT, c INT DEFAULT 1, b INT); INSERT INTO t VALUES (1,2,3);
ALTER TABLE t CHANGE x a INT AFTER b, DROP COLUMN c, ADD d INT DEFAULT 4 FIRST, ADD (e INT, f INT), COMMENT 'x, y'; INSERT INTO t VALUES (5,6,7,8,9);
ALTER TABLE t MODIFY COLUMN A INT FIRST; INSERT INTO t VALUES (10,0,11,0,0); ALTER TABLE t CHANGE b z INT, CHANGE d b INT;`,
    "1,4 7,5 10,0",
  ],
  ["another table", `INSERT INTO o VALUES (7,8); ${INTO} (1,2); INSERT INTO o VALUES (9,9);`, "1,2"],
  ["rows before a DROP", `${INTO} (1,2); DROP TABLE x, \`t\`; ${CREATE} ${INTO} (3,4);`, "3,4"],
  ["rows before TRUNCATE", "INSERT INTO t VALUES (1,2); TRUNCATE t; INSERT INTO t VALUES (3,4);", "3,4"],
  ["rows before DELETE of all", "INSERT INTO t VALUES (1,2); DELETE FROM t; INSERT INTO t VALUES (3,4);", "3,4"],
  ["a second CREATE IF NOT EXISTS", "INSERT INTO t VALUES (1,2); CREATE TABLE IF NOT EXISTS t (z INT);", "1,2"],
  ["NULL, DEFAULT and sums", `${INTO} (1,NULL), (2,DEFAULT), ('NULL',60*(1+1));`, "1,NULL 2,NULL NULL,60*(1+1)"],
  [
    "defaults of the definition",
    `DROP TABLE t; CREATE TABLE t (a INT NOT NULL, b decimal(8,2) NOT NULL DEFAULT '0.37', c TIMESTAMP DEFAULT CURRENT_TIMESTAMP);
INSERT INTO t (A) VALUES (1); INSERT INTO t (a, B) VALUES (2,DEFAULT), (3,4), (5,NULL);`,
    "1,0.37 2,0.37 3,4 5,NULL",
  ],
  ["strings with quotes, line breaks and marks", "INSERT INTO t VALUES ('a;\n(''\\',', \"x\"\"y\");", "a;\n('',,x\"y"],
  ["strings with an encoding, and bits", "INSERT INTO t VALUES (_utf8'x', N'y'), (_binary 'b', b'10');", "x,y b,2"],
  [
    "statements of stored code",
    "DELIMITER $$\nCREATE TRIGGER x BEGIN INSERT INTO t VALUES (9,9); END$$\nDELIMITER ;\nINSERT INTO t VALUES (1,2);",
    "1,2",
  ],
  ["rows without a mark at the end", `${INTO} (1,2) ON DUPLICATE KEY UPDATE b=3; ${INTO} (3,4)`, "1,2 3,4"],
])("reads a dump with %s", (_what, statements, expected) => {
  const { rows, diagnostics } = readFreely(CREATE + statements);
  expect([listed(rows), diagnostics]).toEqual([expected, []]);
});

test.each(["0x78", "X'78'"])("refuses %s, which may be a text or a number", (value) => {
  const { rows, diagnostics } = readFreely(`${CREATE}INSERT INTO t VALUES (1,${value});\nINSERT INTO t VALUES (1,2);`);
  expect(rows).toEqual([["1", "2"]]);
  expect(diagnostics).toEqual([expect.stringMatching(/loss: SQL: expected a value, received "(?:0x78|X)"$/u)]);
});

test.each(["INSERT IGNORE", "REPLACE"])("%s keeps rows whose key the database gives", (statement) => {
  const create = "CREATE TABLE `t` (`a` INT NOT NULL AUTO_INCREMENT, `b` INT, PRIMARY KEY (`a`));";
  const { rows } = readFreely(`${create}${statement} INTO t VALUES (0,1), (0,2), (7,3), (7,3);`);
  expect(listed(rows)).toBe("0,1 0,2 7,3");
});

test("needs no CREATE TABLE for rows whose columns are listed", () => {
  expect(readFreely("INSERT INTO t (`b`, a) VALUES (2,1);")).toEqual({ rows: [["1", "2"]], diagnostics: [] });
  expect(readFreely("INSERT INTO t VALUES (1,2);").diagnostics).toEqual([
    'a.sql:1: loss: SQL: expected a list of columns, or a CREATE TABLE statement before, received "VALUES"',
  ]);
});

test("reads the table that is named as the file, or has the columns", () => {
  const dump =
    "CREATE TABLE o (a INT, c INT); INSERT INTO o VALUES (9,9); CREATE TABLE spawn_lists (a INT); INSERT INTO spawn_lists VALUES (1);";
  expect(readFreely(dump, "spawnlist.sql")).toEqual({ rows: [["1", undefined]], diagnostics: [] });
  expect(readFreely(dump.replace("(a INT, c INT)", "(d INT, c INT)"))).toMatchObject({ rows: [["1", undefined]] });
  expect(readFreely(dump).diagnostics).toEqual([
    "a.sql:1: loss: SQL: expected one table with the name of the file or the columns of its rows, received o, spawn_lists",
  ]);
});

test("takes variables of a dump for their values, and reports a row with one whose value is not known", () => {
  const { rows, diagnostics } = readFreely(
    `${CREATE}SET NAMES utf8; SET @OLD = @@sql_mode, @egg = 98;\nSET @sum = 1 + 2;\nINSERT INTO t VALUES (1, @EGG);
INSERT INTO t VALUES (2, @egg + 1);\nINSERT INTO t VALUES (3, @sum);\nINSERT INTO t VALUES (4, 'x');`,
  );
  expect(listed(rows)).toBe("1,98 4,x");
  expect(diagnostics).toEqual(
    ["a.sql:9", "a.sql:10"].map((place) => `${place}: loss: SQL: expected a value, received "@"`),
  );
});

test("reports a misspelled statement about rows, one with rows of a file, and no other one that it does not know", () => {
  const dump = `${CREATE}INSRT IGNORE INTO t VALUES (1,2);\nANALYZE TABLE t;\nLOAD DATA LOCAL INFILE 't.txt' REPLACE INTO TABLE db.t FIELDS TERMINATED BY ',';\nCOPY public.t (a, b) FROM stdin;\n3\to'1;\n\\.\nINSERT INTO t VALUES (6,7);`;
  expect(readFreely(dump)).toEqual({
    rows: [["6", "7"]],
    diagnostics: ["INSRT", "LOAD", "COPY"].map((word) =>
      expect.stringContaining(`loss: SQL: expected INSERT or REPLACE, received "${word}"`),
    ),
  });
});

test("reports a statement that cannot be read, and reads the others", () => {
  const { rows, diagnostics } = readFreely(
    `${CREATE}INSERT INTO t VALUES ('1,2);\nINSERT INTO t VALUES (1,2),(3),(4,5),;\nINSERT INTO t SELECT 1;\nINSERT INTO t VALUES (6,7);\n(8,9);`,
  );
  expect(listed(rows)).toBe("1,2 4,5 6,7");
  expect(diagnostics).toEqual([
    `a.sql:6: loss: SQL: expected a value, received "'"`,
    "a.sql:7: loss: SQL: expected 2 values, received 1",
    'a.sql:7: loss: SQL: expected "(", received ";"',
    'a.sql:8: loss: SQL: expected "VALUES" or "VALUE", received "SELECT"',
    'a.sql:10: loss: SQL: expected a statement, received "("',
  ]);
});

test("reads no row without a list of columns after a change of the columns that it cannot carry out", () => {
  const { rows, diagnostics } = readFreely(
    `${CREATE}ALTER TABLE t RENAME COLUMN a TO c;\nINSERT INTO t VALUES (1,2);\nINSERT INTO t (a, b) VALUES (3,4);`,
  );
  expect(rows).toEqual([["3", "4"]]);
  expect(diagnostics).toEqual([
    'a.sql:6: loss: SQL: expected ADD, DROP, MODIFY or CHANGE, received "RENAME"',
    'a.sql:7: loss: SQL: expected a list of columns, or a CREATE TABLE statement before, received "VALUES"',
  ]);
});

const THREE = "INSERT INTO t VALUES (1,'Ab'), (2,'ac'), (10,'x');";
const changed = (statement: string) => readFreely(`${CREATE}${THREE} ${statement};`).rows;

test.each([
  ["DELETE FROM t WHERE a=1", ["2 ac", "10 x"]],
  ["DELETE FROM `t` WHERE t.a IN (1,'10') AND NOT (b = 'X')", ["2 ac", "10 x"]],
  ["DELETE FROM t WHERE a >= 2 and b <> 'x' or b LIKE 'A_'", ["10 x"]],
  ["DELETE FROM t WHERE a NOT BETWEEN 2 AND 9 AND b NOT LIKE '%b'", ["1 Ab", "2 ac"]],
  ['UPDATE t SET b = "new" WHERE (a > 9) or (b = "ab")', ["1 new", "2 ac", "10 new"]],
  ["UPDATE t SET b=0 WHERE b LIKE '%a-%' OR b LIKE '$()*+.?[]^{|}/%'", ["1 Ab", "2 ac", "10 x"]],
  ["UPDATE `t` SET `t`.`a` = 2, `b` = 'y' WHERE `t`.`a` = 2 AND `t`.`b` = 'ac'", ["1 Ab", "2 y", "10 x"]],
  ["UPDATE t SET b=3", ["1 3", "2 3", "10 3"]],
  ["UPDATE t SET b=NULL WHERE a != 1", ["1 Ab", "2 ", "10 "]],
])("carries out %s", (statement, rows) => {
  expect(changed(statement).map(([a, b]) => `${a} ${b ?? ""}`)).toEqual(rows);
});

test.each([
  "UPDATE t SET b = b * 2",
  "UPDATE t SET b = CONCAT(b, 'x') WHERE a = 1",
  "UPDATE t SET z = 1",
  "UPDATE t, o SET b = 1",
  "UPDATE t SET b = 1 LIMIT 1",
  "DELETE FROM t WHERE a IN (SELECT a FROM o)",
  "DELETE FROM t WHERE b = 0",
  "DELETE FROM t WHERE b > 'a'",
  "DELETE FROM t WHERE b IS NULL",
  "DELETE FROM t WHERE b LIKE '50\\\\%'",
])("warns of %s, which is not carried out", (statement) => {
  const { rows, diagnostics } = readFreely(`${CREATE}${THREE}\n${statement};`);
  expect(rows).toHaveLength(3);
  const [keyword] = statement.split(" ");
  expect(diagnostics).toEqual([
    `a.sql:7: warning: SQL ${keyword}: expected rows that stay as they are inserted, received ${keyword} of t`,
  ]);
});

test("warns of a row that would change the one with its key in a way that is not carried out, and leaves that one", () => {
  const { rows, diagnostics } = readFreely(
    `CREATE TABLE t (a INT PRIMARY KEY, b INT);\nINSERT INTO t VALUES (1,2);\nINSERT INTO t VALUES (1,3), (4,5) ON DUPLICATE KEY UPDATE b=b+1;`,
  );
  expect(listed(rows)).toBe("1,2 4,5");
  expect(diagnostics).toEqual([
    "a.sql:3: warning: SQL ON DUPLICATE KEY UPDATE: expected rows that stay as they are inserted, received ON DUPLICATE KEY UPDATE of t",
  ]);
});

test("finds rows by a key that others get from the database, and warns where the row that is meant may be one of these", () => {
  const create = "CREATE TABLE `t` (`a` INT AUTO_INCREMENT, `b` INT, PRIMARY KEY (`a`));\n";
  const { rows, diagnostics } = readFreely(
    `${create}INSERT INTO t VALUES (NULL,1), (7,2), (NULL,3);\nUPDATE t SET b=5 WHERE a='7' AND b=2;\nUPDATE t SET b=6 WHERE a=8;`,
  );
  expect(rows).toEqual([["7", "5"]]);
  expect(diagnostics.filter((line) => line.includes("UPDATE"))).toEqual([
    "a.sql:4: warning: SQL UPDATE: expected rows that stay as they are inserted, received UPDATE of t",
  ]);
});

test("changes no rows of a table that has none yet, or is another one", () => {
  const dump = `${CREATE}DELETE FROM t WHERE a=1;\n${INTO} (1,2);\nUPDATE o SET b=3;`;
  expect(readFreely(dump)).toEqual({ rows: [["1", "2"]], diagnostics: [] });
});

test("carries out what later dumps of the folder do with the table, those whose names begin with z, by name", () => {
  const files = {
    "t.sql": `${CREATE}INSERT INTO t VALUES (1,2),(3,4),(5,6),(7,8);`,
    "update.sql": "DELETE FROM t;",
    "z2.sql": "INSERT INTO t VALUES (9,10);\nUPDATE u SET a=0;\nDELETE FROM t WHERE a=0;",
    "z1.sql": "DELETE FROM `t` WHERE a IN (1,3); UPDATE t SET a=0 WHERE b=6;",
  };
  const read = (isStrict: boolean, more: Readonly<Record<string, string>> = {}) =>
    readSqlRows(openFiles({ ...files, ...more }, isStrict).datapack, "t.sql", BOTH).map(
      ({ file, row }) => `${file} ${row.a},${row.b}`,
    );
  expect(read(false)).toEqual(["t.sql 7,8", "./z2.sql 9,10"]);
  expect(read(false, { "z3.sql": `DROP TABLE t;\n${CREATE}INSERT INTO t VALUES (11,12);` })).toEqual([
    "./z3.sql 11,12",
  ]);
  expect(read(true)).toEqual(["t.sql 1,2", "t.sql 3,4", "t.sql 5,6", "t.sql 7,8"]);
});

test("finds the rows with a value of a column after others, and that column itself, were changed", () => {
  const rows = "INSERT INTO t VALUES (1,2),(3,2),(5,6);";
  const changes = "UPDATE t SET a=9 WHERE b=2; UPDATE t SET b=7 WHERE b='02'; DELETE FROM t WHERE b=6;";
  const dump = `CREATE TABLE t (a INT, b INT);\n${rows}${changes}INSERT INTO t VALUES (4,7);UPDATE t SET a=8 WHERE b=7.0;`;
  expect(readFreely(dump, "t.sql").rows.map(([a, b]) => `${a},${b}`)).toEqual(["8,7", "8,7", "8,7"]);
});
