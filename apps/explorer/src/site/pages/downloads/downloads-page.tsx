import type { DatasetMeta } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { base, copyWorker, isCompact } from "../../address/site.js";
import { words } from "../../languages/words.js";
import { Asked } from "../../parts/answered.js";
import { CopyButton } from "../../parts/clipboard.js";
import { DataTable } from "../../parts/data-table.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { currentChronicle } from "../../service/requests.js";

const Command = ({ text }: { readonly text: string }) => (
  <p>
    <code>{text}</code> <CopyButton text={() => text} />
  </p>
);

/** Returns the address of the file of a table in a static copy: the name of the file is in kebab case. */
function fileOf(table: string): string {
  const file = table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new URL(`bulk/${currentChronicle()}/tables/${file}.json${isCompact ? ".gz" : ""}`, base).href;
}

/** The tables; only a static copy has their files. */
function JsonTables({ tables }: Pick<DatasetMeta, "tables">) {
  const rows = Object.entries(tables).map(([name, table]) => ({ name, rows: table.rows }));
  const { downloads } = words();
  return (
    <DataTable
      caption={downloads.tables}
      rows={rows}
      columns={(column) => [
        column.text("table", downloads.table, ({ name }) => name, {
          cell: ({ name }) => <code>{copyWorker === "" ? name : <a href={fileOf(name)}>{name}</a>}</code>,
        }),
        column.number("rows", downloads.rows, (table) => table.rows),
      ]}
      shown={rows.length}
    />
  );
}

/** Where the data can be had as a whole, and in which forms. */
export function DownloadsPage() {
  const { downloads, sections } = words();
  return (
    <>
      <PageHead name={sections.downloads} note={downloads.note} />
      <Panel title="CSV" note={downloads.csvFor}>
        <p>
          {downloads.csv((text) => (
            <a href={hrefOf("/monsters")}>{text}</a>
          ))}
        </p>
        <Command text="npx @gamedata/export --csv tables" />
      </Panel>
      <Panel title="SQLite" note={downloads.sqliteFor}>
        <p>{downloads.sqlite}</p>
        <Command text="npx @gamedata/export --sqlite gamedata.sqlite" />
      </Panel>
      <Panel title="JSON" note={downloads.jsonFor}>
        <p>{downloads.json(<code>tables</code>, <a href={hrefOf("/api")}>{sections.api}</a>)}</p>
        <Command text="npx @gamedata/export --out copy" />
        <Asked ask={(client) => client.getDataset()} lines={30}>
          {({ tables }) => <JsonTables tables={tables} />}
        </Asked>
      </Panel>
      <Panel title={downloads.packages} note={downloads.ofNpm}>
        <ul>
          {Object.entries(downloads.uses).map(([name, use]) => (
            <li key={name}>
              <code>{name}</code>: {use}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
