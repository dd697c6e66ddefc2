import * as v from "valibot";
import type { Datapack, Sourced } from "../read/datapack.js";
import { readAttributes, readChildren } from "../read/element.js";
import { hasFile } from "../read/file.js";
import { readJsonRows } from "../read/json.js";
import { readXml } from "../read/xml.js";
import { finishRow } from "./draft.js";
import type { SourcedTable } from "./sourced-tables.js";

const CURATED = "curated/experience.json";
const levelRow = v.strictObject({ level: v.number(), exp: v.number() });
type Level = v.InferOutput<typeof levelRow>;

/** A file of a server that states the experience of levels: its elements, and the schema of their attributes. */
export interface ExperienceFile {
  readonly file: string;
  readonly root: string;
  readonly element: string;
  readonly attributes: v.GenericSchema<Readonly<Partial<Record<string, string>>>, Level>;
}

/**
 * Reads the `experience` table from `curated/experience.json`, or from the file of a server where it has one: what a level needs in all.
 */
export function readExperience(datapack: Datapack, from?: ExperienceFile): SourcedTable<"experience"> {
  const rows = hasFile(datapack, CURATED) ? readJsonRows(datapack, CURATED, levelRow) : readLevels(datapack, from);
  return rows.flatMap(({ row, ...position }) => finishRow(datapack.report, "experience", position, row));
}

function readLevels(datapack: Datapack, from: ExperienceFile | undefined): readonly Sourced<Level>[] {
  if (from === undefined || !hasFile(datapack, from.file)) {
    datapack.missing.add(CURATED);
    return [];
  }
  const { report } = datapack;
  const list = readXml(datapack, from.file, undefined, from.root);
  if (list === undefined) return [];
  return readChildren(report, list, [from.element]).flatMap((element) => {
    const row = readAttributes(report, element, from.attributes);
    if (row === undefined) return [];
    if (Number.isSafeInteger(row.exp)) return { file: element.file, line: element.line, row };
    // Levels that nobody reaches have such numbers.
    report.warn(element, `exp of level ${row.level}`, `at most ${Number.MAX_SAFE_INTEGER}`, `${row.exp}: left out`);
    return [];
  });
}
