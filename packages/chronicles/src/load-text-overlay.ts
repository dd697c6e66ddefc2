import { describeIssue, ProgramError, readRegularFile, reasonOf } from "@gamedata/program";
import { type TextOverlay, textOverlay } from "@gamedata/schema";
import * as v from "valibot";

/**
 * Loads a text overlay from a file.
 *
 * @throws {ProgramError} If the file cannot be read, is not a text overlay, or belongs to a chronicle that is not served.
 */
export function loadTextOverlay(path: string, chronicles: readonly string[]): TextOverlay {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), textOverlay), readText(path));
  if (!parsed.success)
    throw new ProgramError(`TEXT_OVERLAY ${path} is no text overlay: ${describeIssue(parsed.issues[0])}.`);
  const { chronicle } = parsed.output;
  if (chronicles.includes(chronicle)) return parsed.output;
  throw new ProgramError(`TEXT_OVERLAY ${path} is about ${chronicle}; the server serves ${chronicles.join(", ")}.`);
}

function readText(path: string): string {
  try {
    return readRegularFile(path).toString("utf8");
  } catch (error) {
    throw new ProgramError(`TEXT_OVERLAY ${path} cannot be read: ${reasonOf(error)}.`);
  }
}
