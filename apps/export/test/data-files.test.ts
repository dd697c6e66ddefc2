import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCatalog } from "@gamedata/core";
import { collections } from "@gamedata/core/collections";
import { spreadsheetText } from "@gamedata/csv";
import { inventedDataset } from "@gamedata/fixtures";
import { collections as facts } from "@gamedata/schema";
import { parse } from "papaparse";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { readPage, wrongFigures } from "../../../scripts/docs/page.js";
import { projectFolder } from "../../../scripts/packed/packages.js";
import { temporaryFolder } from "../../../scripts/test/temporary-folder.js";
import { csvTarget } from "../src/csv/csv-target.js";
import { exportData } from "../src/export-data.js";
import { flatDataset } from "../src/flat/flat-dataset.js";
import { sqliteBytes, sqliteTarget } from "../src/sqlite/sqlite-target.js";
import { catalogs, hasSqlite, sql } from "./data.js";
import { questions } from "./questions.js";

/** Milliseconds; databases of 70 MB and hundreds of thousands of lines are written, on a machine that others may be using. */
const TIMEOUT = 600_000;

/** Whether the files of every chronicle are written, as by `pnpm test:long`; by default the database of the first one, and the CSV files of an invented one. */
const isLong = process.env["LONG"] === "all";
const exported = isLong ? catalogs : catalogs.slice(0, 1);

const root = temporaryFolder();
const fileOf = (chronicle: string) => join(root, `data-${chronicle}.sqlite`);
const interlude = fileOf("interlude");
const out = join(root, "csv");
const textOf = (chronicle: string, file: string) => readFileSync(join(out, chronicle, file), "utf8");
const datasets = exported.map(flatDataset);
const csvDatasets = isLong ? datasets : [flatDataset(createCatalog(inventedDataset))];
const fieldOf = (value: unknown) => (typeof value === "string" ? spreadsheetText(value) : String(value ?? ""));
const written: string[] = [];

beforeAll(async () => {
  const csv = csvTarget(out);
  for (const dataset of csvDatasets) await csv.add(dataset);
  csv.finish();
  if (!hasSqlite) return;
  const chronicles = catalogs.map(({ chronicle }) => chronicle);
  const sqlite = sqliteTarget(join(root, "data.sqlite"), chronicles);
  for (const dataset of datasets) written.push(await sqlite.add(dataset));
  sqlite.finish();
}, TIMEOUT);

describe("the CSV files", () => {
  it("have every value of every table, read by another parser", () => {
    for (const { manifest, tables } of csvDatasets) {
      for (const { name, columns, rows } of tables) {
        const { data: lines, errors } = parse<string[]>(textOf(manifest.chronicle, `${name}.csv`), {
          delimiter: ",",
          newline: "\r\n",
          skipEmptyLines: true,
        });
        const [header, ...records] = lines;
        expect(errors, name).toEqual([]);
        expect(header, name).toEqual(columns.map((column) => column.name));
        expect(records.length, name).toBe(rows.length);
        // `toEqual` of hundreds of thousands of arrays would take minutes.
        const wrong = records.findIndex(
          (record, position) =>
            record.length !== columns.length ||
            record.some((text, column) => text !== fieldOf(rows[position]?.[column])),
        );
        expect(wrong, name).toBe(-1);
      }
    }
  });

  it("are listed in the README with each column, its meaning and its unit", () => {
    for (const { manifest, tables } of csvDatasets) {
      const readme = textOf(manifest.chronicle, "README.md");
      const files = readdirSync(join(out, manifest.chronicle)).filter((file) => file !== "README.md");
      const headings = [...readme.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect(headings.sort()).toEqual(files.sort());
      expect(readme.match(/^\| `/gm)?.length).toBe(tables.reduce((sum, { columns }) => sum + columns.length, 0));
      expect(readme).toContain(
        "| `hitTime` | integer |  | Milliseconds that a cast takes; 0 where the source states none. |",
      );
      expect(readme).toContain("| `itemId` | integer | `items.id` | Item id. |");
      expect(readme).toContain(`Data version ${manifest.dataVersion}`);
    }
  });

  it.runIf(isLong)("have about as many bytes as the documentation says", () => {
    const megabytes = catalogs.map(({ chronicle }) => {
      const folder = join(out, chronicle);
      return readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1_000_000;
    });
    const sentence = /; CSV files (\d+) and (\d+) MB/u;
    expect(wrongFigures("docs/tables.md", sentence, megabytes, 0.1)).toEqual([]);
  });

  it("replace those of an earlier export", async () => {
    const folder = join(root, "twice");
    const dataset = flatDataset(createCatalog(inventedDataset));
    const write = async () => {
      const target = csvTarget(folder);
      await target.add(dataset);
      target.finish();
    };
    await write();
    const chronicle = join(folder, dataset.manifest.chronicle);
    const files = readdirSync(chronicle);
    writeFileSync(join(chronicle, "gone.csv"), "id\r\n");
    await write();
    expect(readdirSync(chronicle)).toEqual(files);
    expect(readdirSync(folder).sort()).toEqual(["export.json", dataset.manifest.chronicle].sort());
  });
});

const counted = v.object({ meta: v.object({ total: v.number() }) });

describe.skipIf(!hasSqlite)("the SQLite databases, in the program of Debian", () => {
  it.runIf(isLong)("have about as many bytes as the documentation says", () => {
    const megabytes = catalogs.map(({ chronicle }) => statSync(fileOf(chronicle)).size / 1_000_000);
    const sentence = /A database of interlude has (\d+) MB, one of High Five (\d+) MB/u;
    expect(wrongFigures("docs/tables.md", sentence, megabytes, 0.1)).toEqual([]);
  });

  it("are named after their chronicles", () => {
    const paths = written.map((line) => line.split(": ")[0]);
    expect(paths).toEqual(exported.map(({ chronicle }) => fileOf(chronicle)));
  });

  it.each(exported)("are whole, with every foreign key, the version and every record of each collection", (catalog) => {
    const { dataVersion, source } = catalog.manifest;
    const { chronicle } = catalog;
    const file = fileOf(chronicle);
    const run = (pragma: string) => execFileSync("sqlite3", [file, pragma], { encoding: "utf8" });
    expect(run("PRAGMA integrity_check")).toBe("ok\n");
    expect(run("PRAGMA foreign_key_check")).toBe("");
    expect(sql(file, "SELECT count(*) AS keys FROM pragma_foreign_key_list('npcs_drops')")).toEqual([{ keys: 2 }]);
    expect(sql(file, "SELECT chronicle, dataVersion, source_project AS project FROM dataset")).toEqual([
      { chronicle, dataVersion, project: source.project },
    ]);
    const names = Object.keys(facts);
    const rows = names.map((name) => `(SELECT count(*) FROM "${name}") AS "${name}"`);
    const totals = Object.values(facts).map(({ one, many }, index) => {
      const collection = collections.find(({ kind }) => kind.facts.one === one && kind.facts.many === many);
      return [names[index], v.parse(counted, collection?.list(catalog)).meta.total];
    });
    expect(sql(file, `SELECT ${rows.join(", ")}`)).toEqual([Object.fromEntries(totals)]);
  });

  it("say what each column means", () => {
    const described = sql(
      interlude,
      `SELECT type, refersTo, description FROM dataset_columns WHERE "table" = 'npcs_loot_rows' AND "column" IN ('itemId', 'expected')`,
    );
    expect(described).toEqual([
      { type: "real", refersTo: null, description: "Expected pieces per kill: the mean over many kills." },
      { type: "integer", refersTo: "items.id", description: "Item id." },
    ]);
    const columns = sql(
      interlude,
      "SELECT m.name, p.name AS 'column' FROM sqlite_master m JOIN pragma_table_info(m.name) p WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> 'dataset_columns'",
    );
    const listed = sql(interlude, `SELECT count(*) AS columns FROM dataset_columns`);
    expect(listed).toEqual([{ columns: columns.length }]);
  });

  it("have the base of a tax beside what an exchange takes", () => {
    // xml/multisell/1235.xml: 3,480 points and 174,000 adena; isTaxIngredient="true" beside 1,740,000, and applyTaxes="true".
    const taken = sql(
      interlude,
      `SELECT e.taxBase, r.itemId, r.count FROM exchanges_entries e
        JOIN exchanges_entries_required r ON r.exchanges_id = e.exchanges_id AND r.entries_position = e.position
        WHERE e.produces_itemId = 7870 ORDER BY r.position`,
    );
    expect(taken).toEqual([
      { taxBase: 1_740_000, itemId: 65_336, count: 3480 },
      { taxBase: 1_740_000, itemId: 57, count: 174_000 },
    ]);
  });

  it("answer the queries of the documentation", () => {
    const page = readPage("docs/tables.md", readFileSync(join(projectFolder, "docs/tables.md"), "utf8"));
    const queries = page.blocks.filter(({ language }) => language === "sql").map(({ code }) => code);
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) expect(sql(interlude, query).length, query).toBeGreaterThan(0);
  });

  it.each(questions)("answer as the API does: $question", async ({ sql: query, answer }) => {
    const expected = await answer();
    expect(expected.length).toBeGreaterThan(0);
    expect(sql(interlude, query)).toEqual(expected);
  });
});

describe("a database", () => {
  it("has exactly the given name if it is the only one, and replaces an earlier one, but no other file", async () => {
    const file = join(root, "only.sqlite");
    const paths = { csv: undefined, sqlite: file };
    const lines: string[] = [];
    for (const _time of [1, 2]) {
      await exportData([createCatalog(inventedDataset)], paths, (line) => lines.push(line));
    }
    expect(lines.map((line) => line.split(": ")[0])).toEqual([file, file]);
    writeFileSync(file, "years of work");
    await expect(exportData([createCatalog(inventedDataset)], paths, () => {})).rejects.toThrow(
      `The file ${file} is no SQLite database; choose another name.`,
    );
    expect(readFileSync(file, "utf8")).toBe("years of work");
  });

  it("has the same bytes for the same data", async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => sqliteBytes(flatDataset(createCatalog(inventedDataset)))),
    );
    expect(first?.length).toBeGreaterThan(100_000);
    expect(Buffer.from(first ?? []).equals(Buffer.from(second ?? []))).toBe(true);
  });
});
