import { present } from "@gamedata/rules";
import type { TableName, Tables } from "@gamedata/schema";
import type * as v from "valibot";
import type { Report, SourcePosition } from "../diagnostic.js";
import { parseRecord, withUnreadOf } from "../read/fault.js";
import { descriptions, type SourcedTable } from "./sourced-tables.js";

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

/**
 * Makes a row of its draft: undefined fields are left out, and the row is checked against the schema of its table. An
 * invalid row is reported as an error and returned as an empty list.
 *
 * @param read What of the source the row is made of.
 */
export function finishRow<Name extends TableName>(
  report: Report,
  name: Name,
  { file, line }: SourcePosition,
  draft: Draft<Tables[Name][number]>,
  ...read: readonly (object | undefined)[]
): SourcedTable<Name> {
  const schema: v.GenericSchema<unknown, Tables[Name][number]> = descriptions[name].row;
  const row = parseRecord(report, { file, line }, `row of ${name}`, schema, present(draft), {
    isWhole: WHOLE.has(name),
  });
  return row === undefined ? [] : [{ file, line, row: withUnreadOf(row, ...read) }];
}
