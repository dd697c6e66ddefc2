import { readRegularFile } from "@gamedata/program";
import { type EngineRuleRow, engineRuleRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../diagnostic.js";
import { finishRow } from "../tables/draft.js";
import type { SourcedTable } from "../tables/sourced-tables.js";
import type { EngineName } from "./engine-name.js";
import { enginePresets } from "./engine-presets.js";

/** File name of the rules of the engine, in the folder of a data set. */
export const ENGINE_RULES_FILE = "engine-rules.json";

const engineRuleList = v.array(engineRuleRow);

/**
 * Reads the rules of an engine, which no file of a datapack states.
 *
 * @throws Error that names the file and the first fault, when the file cannot be read or is not such a list.
 */
export function readEngineRules(file: string): readonly EngineRuleRow[] {
  try {
    return v.parse(engineRuleList, JSON.parse(readRegularFile(file).toString("utf8")));
  } catch (cause) {
    const fault = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is no list of engine rules: ${fault}`, { cause });
  }
}

/** Makes the `engineRules` table: the rules of the preset of an engine, if there is one, and those of the data set in their place. */
export function engineRulesTable(
  report: Report,
  engine: EngineName | undefined,
  rules: readonly EngineRuleRow[],
): SourcedTable<"engineRules"> {
  const position = { file: ENGINE_RULES_FILE, line: 1 };
  const own = new Set(rules.map(({ name }) => name));
  const preset = engine === undefined ? [] : enginePresets[engine].filter(({ name }) => !own.has(name));
  return [...preset, ...rules].flatMap((rule) => finishRow(report, "engineRules", position, rule));
}
