import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Milliseconds; a copy of the API is hundreds of thousands of files, on a disk that others may be using. */
const REMOVAL_TIMEOUT = 600_000;

/** Makes a folder that is removed after the tests of the file, or of the suite in which it is made. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "gamedata-test-")));
  afterAll(() => rmSync(folder, { recursive: true, force: true }), REMOVAL_TIMEOUT);
  return folder;
}
