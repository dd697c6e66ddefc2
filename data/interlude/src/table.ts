import type { Dataset } from "@gamedata/schema";

/**
 * Gives the content of a file of the data set its type.
 *
 * @param _name The table, or the manifest.
 * @param content The content of the file.
 */
export function table<Name extends keyof Dataset>(_name: Name, content: unknown): Dataset[Name] {
  // The one cast: the compiler wrote the file from rows of this type, and the audit checks every row of every release.
  // To check them again on each import would only cost every user time.
  return content as Dataset[Name];
}
