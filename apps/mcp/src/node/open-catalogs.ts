import { chronicleNames, openChronicles, type ResolveFile, type Selection } from "@gamedata/chronicles";
import type { Catalog } from "@gamedata/core";
import { UsageError } from "@gamedata/program";

/**
 * Opens the chronicles to answer about, by name: the named ones, or those of the environment. The tables of each are loaded
 * when they are first needed.
 *
 * @throws {UsageError} For a name that no chronicle has.
 * @throws {ProgramError} If a data set or the overlay is not valid.
 */
export function openCatalogs(
  names: readonly string[],
  selection: Selection,
  resolve: ResolveFile,
): ReadonlyMap<string, Catalog> {
  const { chronicles, ...there } = selection;
  const allowed = names.length === 0 ? [] : chronicleNames(there, resolve);
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(
      `The chronicle ${JSON.stringify(unknown)} is not here; it must be one of ${allowed.join(", ")}`,
    );
  }
  const opened = openChronicles(
    { ...there, chronicles: names.length === 0 ? chronicles : [...new Set(names)] },
    resolve,
  );
  return new Map(opened.map(({ name, catalog }) => [name, catalog]));
}
