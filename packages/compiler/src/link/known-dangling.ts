import { dirname } from "node:path";
import { makeFolder, replaceFile } from "@gamedata/program";
import * as v from "valibot";
import { readCheckedList } from "../read/checked-json.js";

/** File name of the list of known dangling references, in the folder of a data set. */
export const KNOWN_DANGLING_FILE = "known-dangling.json";

const knownDanglingRow = v.strictObject({
  reference: v.pipe(v.string(), v.regex(/^\w+\.\w+$/u, '"<table>.<field>"')),
  key: v.union([v.number(), v.string()]),
  reason: v.pipe(v.string(), v.nonEmpty()),
});

/** A reference that is known to dangle in the source, and the reason. */
export type KnownDangling = Readonly<v.InferOutput<typeof knownDanglingRow>>;

export function writeKnownDangling(file: string, list: readonly KnownDangling[]): void {
  makeFolder(dirname(file));
  replaceFile(file, `${JSON.stringify(list, null, 2)}\n`);
}

/**
 * Reads a list of known dangling references.
 *
 * @throws Error that names the file and the first fault, when the file cannot be read or is not such a list.
 */
export const readKnownDangling = (file: string): readonly KnownDangling[] =>
  readCheckedList(file, "known dangling references", knownDanglingRow);
