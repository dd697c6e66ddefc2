import { present } from "@gamedata/rules";
import { type TableDescriptions, type TableName, type Tables, tables } from "@gamedata/schema";
import type * as v from "valibot";
import type { Report, SourcePosition } from "../diagnostic.js";
import type { Sourced } from "../read/datapack.js";
import { hidesPart } from "../read/element.js";
import { parseRecord, withUnreadOf } from "../read/fault.js";
import type { XmlElement } from "../read/xml.js";

/** The rows of a table, each with the position that it was read from. */
export type SourcedTable<Name extends TableName> = readonly Sourced<Tables[Name][number]>[];

/** The rows of every table, by table name. */
export type SourcedTables = { readonly [Name in TableName]: SourcedTable<Name> };

/** The description of each table, typed by the table's name. */
export const descriptions: TableDescriptions = tables;

const isTableName = (name: string): name is TableName => Object.hasOwn(tables, name);

/** The names of all tables, in the order in which they are written and hashed. */
export const tableNames: readonly TableName[] = Object.keys(tables).filter(isTableName);

/** Reads each table with a function that takes its name. */
export function mapTables(read: <Name extends TableName>(name: Name) => SourcedTable<Name>): SourcedTables;
export function mapTables(read: (name: TableName) => unknown): object {
  return Object.fromEntries(tableNames.map((name) => [name, read(name)]));
}

/** `Row` in which a field that the source does not state may be undefined. */
export type Draft<Row> = {
  readonly [Key in keyof Row]: Row[Key] | (Record<never, never> extends Pick<Row, Key> ? undefined : never);
};

/** The tables whose rows are true only as a whole: without one of its ingredients an exchange would be cheaper than it is. */
const WHOLE: ReadonlySet<TableName> = new Set([
  "augmentationSkills",
  "augmentationStats",
  "classGrowth",
  "drops",
  "enchantChances",
  "enchantScrolls",
  "exchanges",
  "lifeStones",
  "multisells",
  "recipes",
  "skillTrees",
  "skillEnchantCosts",
]);

/** The tables whose rows are collections of facts, of which one may be missing. */
const FACTS: ReadonlySet<TableName> = new Set(["items", "skills", "skillEnchants", "npcs", "classes"]);

/**
 * Makes a row of its draft: undefined fields are left out, and the row is checked against the schema of its table. An
 * invalid row is reported as an error and returned as an empty list, as is one of which a part is in an element that no reader knows.
 *
 * @param read What of the source the row is made of.
 */
export function finishRow<Name extends TableName>(
  report: Report,
  name: Name,
  position: SourcePosition | XmlElement,
  draft: Draft<Tables[Name][number]>,
  ...read: readonly (object | undefined)[]
): SourcedTable<Name> {
  if ("children" in position && !FACTS.has(name) && hidesPart(position)) return [];
  const { file, line } = position;
  const schema: v.GenericSchema<unknown, Tables[Name][number]> = descriptions[name].row;
  const row = parseRecord(report, { file, line }, `row of ${name}`, schema, present(draft), {
    isWhole: WHOLE.has(name),
  });
  return row === undefined ? [] : [{ file, line, row: withUnreadOf(row, ...read) }];
}

type PartsOf = { readonly [Name in TableName]?: (row: Tables[Name][number]) => number };

/** The parts of a row by which its table is counted, where these are not its rows. */
const partsOf: PartsOf = {
  multisells: ({ entries }) => entries.length,
  buyLists: ({ products }) => products.length,
  regions: ({ tiles = [] }) => tiles.length,
  herbGroups: ({ herbs }) => herbs.length,
  augmentationSkills: ({ skills }) => skills.length,
  classes: ({ skills = [] }) => skills.length,
};

/** Counts the rows of a table, or their parts; several rows of one record as one. */
export function countParts<Name extends TableName>(name: Name, rows: SourcedTable<Name>): number {
  const parts: ((row: Tables[Name][number]) => number) | undefined = partsOf[name];
  return parts === undefined
    ? rows.filter(({ isFurther }) => isFurther !== true).length
    : rows.reduce((sum, { row }) => sum + parts(row), 0);
}
