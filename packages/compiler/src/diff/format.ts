import type { FieldChange, RecordRef, RecordReuse } from "@gamedata/rules";
import type { DatasetDiff, TableDiff } from "./diff.js";

/** The formats of a diff. */
export const diffFormats = ["text", "json", "markdown"] as const;
/** A format of a diff. */
export type DiffFormat = (typeof diffFormats)[number];

/** Maximum number of records of a kind in a table that Markdown lists; the rest is counted. */
const LISTED_IN_MARKDOWN = 20;

/** Formats a diff: text and JSON are complete; Markdown, for changelogs, cuts long lists. */
export function formatDiff(diff: DatasetDiff, format: DiffFormat): string {
  if (format === "json") return `${JSON.stringify(diff, null, 2)}\n`;
  return format === "markdown" ? formatMarkdown(diff) : formatText(diff);
}

const count = ({ added, removed, changed, reused = [] }: TableDiff) =>
  `${added.length} added, ${removed.length} removed, ${changed.length} changed${reused.length === 0 ? "" : `, ${reused.length} reused`}`;

const reuse = ({ key, before, after }: RecordReuse) => `${key} ${before} → ${after}`;

const show = ({ key, name }: RecordRef) => (name === undefined ? key : `${key} ${name}`);

const value = (content: unknown) => (content === undefined ? "absent" : JSON.stringify(content));

const change = ({ field, before, after }: FieldChange) => `${field}: ${value(before)} → ${value(after)}`;

/** Says which tables do not fit their manifests: the data versions say nothing about them. */
const alterations = ({ altered }: DatasetDiff): readonly string[] => [
  ...altered.before.map(
    (table) => `the table ${table} of the old data set does not fit its manifest: its hash differs`,
  ),
  ...altered.after.map((table) => `the table ${table} of the new data set does not fit its manifest: its hash differs`),
];

function formatText(diff: DatasetDiff): string {
  const { before, after, tables } = diff;
  const lines = tables.flatMap((table) => [
    `${table.table}: ${count(table)}`,
    ...table.added.map((record) => `  + ${show(record)}`),
    ...table.removed.map((record) => `  - ${show(record)}`),
    ...table.changed.flatMap((record) => [
      `  ~ ${show(record)}`,
      ...record.fields.map((field) => `      ${change(field)}`),
    ]),
    ...(table.reused ?? []).map((record) => `  ! ${reuse(record)}`),
  ]);
  return [
    `data ${before} → ${after}`,
    ...alterations(diff),
    ...(lines.length === 0 ? ["no difference"] : lines),
    "",
  ].join("\n");
}

function formatMarkdown(diff: DatasetDiff): string {
  const { before, after, tables } = diff;
  const sections = tables.flatMap((table) => [
    "",
    `#### ${table.table}: ${count(table)}`,
    "",
    ...listed(table.added, (record) => `- added ${escapeMarkdown(show(record))}`),
    ...listed(table.removed, (record) => `- removed ${escapeMarkdown(show(record))}`),
    ...listed(table.changed, (record) => `- ${escapeMarkdown(show(record))}: ${record.fields.map(code).join("; ")}`),
    ...listed(table.reused ?? [], (record) => `- reused ${escapeMarkdown(reuse(record))}`),
  ]);
  const body = sections.length === 0 ? ["", "No difference."] : sections;
  const notes = alterations(diff).flatMap((note) => ["", `**Note:** ${note}.`]);
  return [`### Data \`${before}\` → \`${after}\``, ...notes, ...body, ""].join("\n");
}

function listed<Element>(list: readonly Element[], line: (element: Element) => string): readonly string[] {
  const rest = list.length - LISTED_IN_MARKDOWN;
  return [...list.slice(0, LISTED_IN_MARKDOWN).map(line), ...(rest > 0 ? [`- … and ${rest} more`] : [])];
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>#|]/gu, "\\$&");

/** Maximum length of a value in Markdown; the JSON format has complete values. */
const LONGEST_VALUE = 60;

const cut = (text: string) => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text);

const code = ({ field, before, after }: FieldChange) =>
  `${field} ${escapeMarkdown(cut(value(before)))} → ${escapeMarkdown(cut(value(after)))}`;
