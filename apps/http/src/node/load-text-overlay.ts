import { readFileSync } from "node:fs";
import { type TextOverlay, textOverlay } from "@gamedata/schema";
import * as v from "valibot";
import { issueOf } from "./load-dataset.js";
import { reasonOf, StartupError } from "./startup-error.js";

/**
 * Loads a text overlay from a file.
 *
 * @param path The path of the file.
 * @param chronicle The chronicle that it must be about.
 * @throws {StartupError} When the file cannot be read, or is no text overlay of the chronicle.
 */
export function loadTextOverlay(path: string, chronicle: string): TextOverlay {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), textOverlay), readText(path));
  if (!parsed.success) throw new StartupError(`TEXT_OVERLAY ${path} is no text overlay: ${issueOf(parsed.issues)}.`);
  if (parsed.output.chronicle === chronicle) return parsed.output;
  throw new StartupError(`TEXT_OVERLAY ${path} is about ${parsed.output.chronicle}; the server serves ${chronicle}.`);
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new StartupError(`TEXT_OVERLAY ${path} cannot be read: ${reasonOf(error)}.`);
  }
}
