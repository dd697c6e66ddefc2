import type { DatasetMeta } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { whole } from "../../format/numbers.js";
import { Answered } from "../../parts/answered.js";
import { CopyButton } from "../../parts/clipboard.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { base, copyWorker, isCompact } from "../../service/configuration.js";
import { currentChronicle } from "../../service/requests.js";
import { useAnswer } from "../../service/use-answer.js";

/** The packages, and what each is for. */
const packages: readonly (readonly [name: string, use: string])[] = [
  ["@gamedata/interlude", "the tables of Interlude, with types"],
  ["@gamedata/high-five", "the tables of High Five, with types"],
  ["@gamedata/core", "every query as a function over the tables"],
  ["@gamedata/client", "a typed client of the HTTP API"],
  ["@gamedata/http", "the service: API and this site"],
  ["@gamedata/export", "files: a copy of the API, CSV, SQLite"],
  ["@gamedata/mcp", "tools for assistants"],
];

function Command({ text }: { readonly text: string }) {
  return (
    <p>
      <code>{text}</code> <CopyButton text={() => text} />
    </p>
  );
}

interface Table {
  readonly name: string;
  readonly rows: number;
}

/** Returns the address of the file of a table in a static copy: the name of the file is in kebab case. */
function fileOf(table: string): string {
  const file = table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new URL(`bulk/${currentChronicle()}/tables/${file}.json${isCompact ? ".gz" : ""}`, base).href;
}

/** The columns of the list of tables; only a static copy has their files. */
const columns: readonly Column<Table>[] = [
  {
    id: "table",
    title: "Table",
    sortBy: ({ name }) => name,
    cell: ({ name }) => (copyWorker === "" ? name : <a href={fileOf(name)}>{name}</a>),
  },
  { id: "rows", title: "Rows", isNumber: true, sortBy: ({ rows }) => rows, cell: ({ rows }) => whole(rows) },
];

function JsonTables({ tables }: Pick<DatasetMeta, "tables">) {
  const rows = Object.entries(tables).map(([name, table]) => ({ name, rows: table.rows }));
  return <DataTable caption="Tables" columns={columns} rows={rows} keyOf={({ name }) => name} shown={rows.length} />;
}

/** Where the data can be had as a whole, and in which forms. */
export function DownloadsPage() {
  const answer = useAnswer((client) => client.getDataset());
  return (
    <>
      <PageHead name="Downloads" note="The whole data, for spreadsheets, databases and programs." />
      <Panel title="CSV" note="for spreadsheets">
        <p>
          A file for each collection and for each list in its records, with a README that describes every column. Each
          list of this site, such as the <a href={hrefOf("/monsters")}>monsters</a>, has a button that saves what it
          shows.
        </p>
        <Command text="npx @gamedata/export --csv tables" />
      </Panel>
      <Panel title="SQLite" note="for SQL">
        <p>The same as one database, with keys, indexes, and views of the drops and the loot of each NPC.</p>
        <Command text="npx @gamedata/export --sqlite gamedata.sqlite" />
      </Panel>
      <Panel title="JSON" note="for programs">
        <p>
          The tables that everything here is computed from, one file each. They are in the package of the chronicle, in
          its folder <code>tables</code>, and in a static copy of this site. The answers of the service are in its{" "}
          <a href={hrefOf("/api")}>API</a>.
        </p>
        <Command text="npx @gamedata/export --out copy" />
        <Answered answer={answer} lines={30}>
          {({ tables }) => <JsonTables tables={tables} />}
        </Answered>
      </Panel>
      <Panel title="Packages" note="of npm">
        <ul>
          {packages.map(([name, use]) => (
            <li key={name}>
              <code>{name}</code>: {use}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
