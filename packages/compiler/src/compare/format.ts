import { HUNDRED_PERCENT } from "@gamedata/rules";
import type { DiffFormat } from "../diff/format.js";
import type { Agreement, Disagreement, FieldAgreement } from "./compare.js";

const number = (value: number) => value.toLocaleString("en");

/** Formats how far two data sets agree: as text, as JSON for programs, or as Markdown. */
export function formatAgreement(agreement: Agreement, format: DiffFormat): string {
  if (format === "json") return `${JSON.stringify(agreement, null, 2)}\n`;
  return format === "markdown" ? formatMarkdown(agreement) : formatText(agreement);
}

function formatText({ first, second, tables }: Agreement): string {
  const lines = tables.flatMap(({ table, both, onlyFirst, onlySecond, fields }) => [
    "",
    `${table}: ${number(both)} records in both, ${number(onlyFirst)} in the first only, ${number(onlySecond)} in the second only`,
    ...fields.flatMap((field) => [
      `  ${field.field}: ${number(field.agreeing)} of ${number(field.both)} agree`,
      ...field.disagreements.map((one) => `    ${describe(one)}`),
    ]),
  ]);
  return [`${first} and ${second}`, ...lines, ""].join("\n");
}

function formatMarkdown({ first, second, tables }: Agreement): string {
  const rows = tables.flatMap(({ table, both, onlyFirst, onlySecond, fields }) => [
    `| **${table}** | ${number(both)} | | | ${number(onlyFirst)} | ${number(onlySecond)} |`,
    ...fields.map(
      (field) =>
        `| ${table}.${field.field} | ${number(field.both)} | ${number(field.agreeing)} | ${percentOf(field)} | | |`,
    ),
  ]);
  return [
    `Data sets ${first} and ${second}.`,
    "",
    "| Table or field | Both | Agreeing | Percent | First only | Second only |",
    "|---|---:|---:|---:|---:|---:|",
    ...rows,
    "",
  ].join("\n");
}

const percentOf = ({ both, agreeing }: FieldAgreement) => ((agreeing / both) * HUNDRED_PERCENT).toFixed(1);

const describe = ({ key, name, first, second }: Disagreement) =>
  `${key}${name === undefined ? "" : ` ${name}`}: ${JSON.stringify(first)}, ${JSON.stringify(second)}`;
