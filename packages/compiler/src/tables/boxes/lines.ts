import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import type { Form } from "../../read/form.js";
import { readLines } from "../../read/lines.js";
import { findPlace, type Names } from "../../read/place.js";
import { idText } from "../../read/values.js";
import { type BoxContents, contentsOfRoll, rolledListText } from "../box-contents.js";

const FILES: Names = ["extractable_items.csv", "csv/extractable_items.csv"];

const lineFields = v.object({ itemId: idText, options: rolledListText });

/** The form of a file of lines. */
export const boxLines: Form = {
  servers: "L2J before 2010",
  files: FILES.slice(0, 1),
  mark: "itemId;item,count,chance",
};

/** Reads what items give from a file of lines, by the ids of the items; of two lines of one the last counts. */
export function readBoxLines(datapack: Datapack): ReadonlyMap<number, BoxContents> {
  const file = datapack.report.isStrict ? undefined : findPlace(datapack, FILES);
  if (file === undefined) return new Map();
  const lines = readLines(datapack, file, { subject: "box", names: ["itemId"], schema: lineFields, rest: "options" });
  return new Map(lines.map(({ row: { itemId, options } }) => [itemId, contentsOfRoll(options)]));
}
