import { type EngineRuleRow, engineRuleRow, type TableName, type Tables } from "@gamedata/schema";
import type { Report } from "../diagnostic.js";
import { readCheckedList } from "../read/checked-json.js";
import type { Sourced } from "../read/datapack.js";
import { type Draft, finishRow, type SourcedTable } from "../tables/table-rows.js";
import type { RulesName } from "./engine-name.js";
import { enginePresets } from "./engine-presets.js";

/** File name of the rules of the engine, in the folder of a data set. */
export const ENGINE_RULES_FILE = "engine-rules.json";

/**
 * Reads the rules of an engine, which no file of a datapack states.
 *
 * @throws Error that names the file and the first fault, when the file cannot be read or is not such a list.
 */
export const readEngineRules = (file: string): readonly EngineRuleRow[] =>
  readCheckedList(file, "engine rules", engineRuleRow);

/** Where rows that only an engine states are said to stand. */
const POSITION = { file: ENGINE_RULES_FILE, line: 1 };

/** Makes rows of a table that an engine states, and no file of a datapack. */
export const engineRows = <Name extends TableName>(
  report: Report,
  name: Name,
  drafts: readonly Draft<Tables[Name][number]>[],
): SourcedTable<Name> => drafts.flatMap((draft) => finishRow(report, name, POSITION, draft));

/** Returns those rows of an engine that are about a record (an item, a skill) of the data set. */
export function ofRecords<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  records: readonly Sourced<{ readonly id: number }>[],
): readonly Row[] {
  const ids = new Set(records.map(({ row }) => row.id));
  return rows.filter((row) => ids.has(idOf(row)));
}

/**
 * Makes the `engineRules` table: the rules of the preset of an engine, if there is one, and in their place those that files state, and those of
 * the data set.
 */
export function engineRulesTable(
  report: Report,
  engine: RulesName | undefined,
  stated: SourcedTable<"engineRules">,
  rules: readonly EngineRuleRow[],
): SourcedTable<"engineRules"> {
  const own = new Set(rules.map(({ name }) => name));
  const preset = engine === undefined ? [] : enginePresets[engine].filter(({ name }) => !own.has(name));
  return [
    ...stated.filter(({ row }) => !own.has(row.name)),
    ...engineRows(report, "engineRules", [...preset, ...rules]),
  ];
}
