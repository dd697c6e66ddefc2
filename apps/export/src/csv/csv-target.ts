import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { spreadsheetOptions } from "@gamedata/csv";
import { counted, makeFolder, replaceEntries, writeDurably } from "@gamedata/program";
import { stringify } from "csv-stringify/sync";
import { MANIFEST_FILE, requireExportFolder } from "../copy-folder.js";
import type { DataTarget, FlatDataset } from "../flat/flat-dataset.js";
import type { FlatTable } from "../flat/flat-table.js";
import type { Reference } from "../flat/read-schema.js";

/** Writes a table as CSV by RFC 4180: commas, CRLF, a header; an empty field is a missing value. No text is one that a spreadsheet runs. */
export const csvText = ({ columns, rows }: FlatTable): string =>
  stringify([columns.map(({ name }) => name), ...rows], spreadsheetOptions);

/** Escapes what would end a cell of a Markdown table. */
const cell = (text: string) => text.replaceAll("|", "\\|");

function columnLines({ columns }: FlatTable, references: readonly Reference[] = []): readonly string[] {
  return columns.map(({ name, type, description }) => {
    const to = references.find(({ column }) => column === name)?.to;
    const target = to === undefined ? "" : `\`${to.table}.${to.column}\``;
    return `| \`${name}\` | ${type} | ${target} | ${cell(description)} |`;
  });
}

function tableText(table: FlatTable, references: readonly Reference[] | undefined): string {
  const { name, description, rows } = table;
  const facts = `${description} ${rows.length} rows.`.trim();
  const head = ["| Column | Type | Refers to | Meaning and unit |", "|---|---|---|---|"];
  return [`## ${name}.csv`, "", facts, "", ...head, ...columnLines(table, references), ""].join("\n");
}

/** Returns the text that describes the files of a data set: their form, and every column with its unit. */
function csvReadme({ manifest, tables, references }: FlatDataset): string {
  const { chronicle, dataVersion, source } = manifest;
  return `# ${chronicle}

Data version ${dataVersion}, from ${source.project}, revision ${source.revision}.

Each file is one table: UTF-8 without a byte order mark, RFC 4180 (commas, CRLF, double quotes), the names of the columns in the
first row. An empty field is a missing value. A boolean is \`true\` or \`false\`; a column of type json has a JSON value.
A text that a spreadsheet would run, one that begins with \`=\`, \`+\`, \`-\`, \`@\`, a tab or a line break, has an apostrophe in front; a number has
none. To read it back, take the apostrophe away where one of these characters follows it, or other apostrophes and then one of them.

A file named after a collection has one row for each record. A list in a record is a file of its own, \`<collection>_<field>.csv\`: its
first columns are the id of the record and the position in the list, from 1. Names beside an id repeat those of the other record.
"Refers to" is there where that column has every id of this one.

${tables.map((table) => tableText(table, references.get(table.name))).join("\n")}`;
}

/**
 * Opens a folder for CSV files: each data set becomes a folder with a file for each table, and one that describes the columns. All of them
 * are written at the end, and replace those of an earlier export together.
 *
 * @param root A new or empty folder, or that of an earlier export.
 * @throws {ProgramError} If the folder has other content.
 */
export function csvTarget(root: string): DataTarget {
  requireExportFolder(root, "csv");
  makeFolder(root);
  const texts = new Map<string, string>();
  const dataVersions: Record<string, string> = {};
  return {
    async add(dataset) {
      const { chronicle, dataVersion } = dataset.manifest;
      for (const table of dataset.tables) texts.set(join(chronicle, `${table.name}.csv`), csvText(table));
      texts.set(join(chronicle, "README.md"), csvReadme(dataset));
      dataVersions[chronicle] = dataVersion;
      return `${join(root, chronicle)}: ${counted(dataset.tables.length + 1, "file")}`;
    },
    finish() {
      replaceEntries(root, (staging) => {
        for (const chronicle of Object.keys(dataVersions)) mkdirSync(join(staging, chronicle));
        for (const [file, text] of texts) writeDurably(join(staging, file), text);
        writeDurably(join(staging, MANIFEST_FILE), `${JSON.stringify({ dataVersions })}\n`);
      });
    },
  };
}
