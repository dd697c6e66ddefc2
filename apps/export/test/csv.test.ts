import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "papaparse";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { csvTarget } from "../src/csv/csv-target.js";
import { flatDataset } from "../src/flat/flat-dataset.js";
import { catalogs } from "./data.js";

/** Milliseconds; hundreds of thousands of rows are written, on a machine that others may be using. */
const TIMEOUT = 600_000;

const root = mkdtempSync(join(tmpdir(), "gamedata-csv-"));
const out = join(root, "csv");
const textOf = (chronicle: string, file: string) => readFileSync(join(out, chronicle, file), "utf8");
const datasets = catalogs.map(flatDataset);

beforeAll(async () => {
  const target = csvTarget(out);
  for (const dataset of datasets) await target.add(dataset);
  target.finish();
}, TIMEOUT);
afterAll(() => rmSync(root, { recursive: true }));

describe("the CSV files", () => {
  it("have every value of every table, read by another parser", () => {
    for (const { manifest, tables } of datasets) {
      for (const { name, columns, rows } of tables) {
        const { data, errors } = parse<string[]>(textOf(manifest.chronicle, `${name}.csv`), {
          delimiter: ",",
          newline: "\r\n",
          skipEmptyLines: true,
        });
        const texts = rows.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
        expect(errors, name).toEqual([]);
        expect(data.length, name).toBe(rows.length + 1);
        // A comparison of the texts: one of hundreds of thousands of arrays would take minutes.
        expect(JSON.stringify(data) === JSON.stringify([columns.map((column) => column.name), ...texts]), name).toBe(
          true,
        );
      }
    }
  });

  it("are listed in the README with each column, its meaning and its unit", () => {
    for (const { manifest, tables } of datasets) {
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

  it("replace those of an earlier export", async () => {
    writeFileSync(join(out, "interlude", "gone.csv"), "id\r\n");
    const target = csvTarget(out);
    for (const dataset of datasets.slice(0, 1)) await target.add(dataset);
    target.finish();
    expect(readdirSync(join(out, "interlude"))).not.toContain("gone.csv");
    expect(readdirSync(out).sort()).toEqual(["export.json", "high-five", "interlude"]);
  });
});
