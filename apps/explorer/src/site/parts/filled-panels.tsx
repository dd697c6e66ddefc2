import type { ComponentChildren } from "preact";
import { DataTable, type DataTableProps } from "./data-table.js";
import { Panel } from "./panel.js";
import { LinkList, type LinkListProps } from "./record-link.js";

interface TablePanelProps<Row> extends DataTableProps<Row> {
  readonly title: string;
  readonly note?: ComponentChildren;
}

/** A part of a page that is a table; nothing without rows. */
export const TablePanel = <Row,>({ title, note, ...table }: TablePanelProps<Row>) => (
  <Panel title={title} note={note}>
    {(table.rows ?? []).length > 0 && <DataTable caption={title} {...table} />}
  </Panel>
);

interface LinkPanelProps<Row> extends Omit<LinkListProps<Row>, "title"> {
  readonly title: string;
  readonly note?: string;
  readonly isPrinted?: boolean;
}

/** A part of a page with links to records; nothing without rows. */
export const LinkPanel = <Row,>({ title, note, isPrinted = true, ...list }: LinkPanelProps<Row>) => (
  <Panel title={title} note={note} isPrinted={isPrinted}>
    {(list.rows ?? []).length > 0 && <LinkList {...list} />}
  </Panel>
);
