import type { ComponentChildren } from "preact";
import { DataTable, type DataTableProps } from "./data-table.js";
import { Panel } from "./panel.js";

interface TablePanelProps<Row> extends DataTableProps<Row> {
  readonly title: string;
  readonly note?: ComponentChildren;
}

/** A part of a page that is a table; nothing without rows. */
export function TablePanel<Row>({ title, note, ...table }: TablePanelProps<Row>) {
  if (table.rows === undefined || table.rows.length === 0) return null;
  return (
    <Panel title={title} note={note}>
      <DataTable caption={title} {...table} />
    </Panel>
  );
}
