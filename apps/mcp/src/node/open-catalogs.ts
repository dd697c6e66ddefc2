import { openChronicles, type ResolveFile, type Selection } from "@gamedata/chronicles";
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
  const opened = openChronicles(names.length === 0 ? selection : { ...selection, chronicles: undefined }, resolve);
  const byName = new Map(opened.map(({ name, catalog }) => [name, catalog]));
  return names.length === 0 ? byName : new Map(names.map((name) => [name, namedIn(byName, name)]));
}

function namedIn(byName: ReadonlyMap<string, Catalog>, name: string): Catalog {
  const found = byName.get(name);
  if (found !== undefined) return found;
  const allowed = [...byName.keys()].join(", ");
  throw new UsageError(`The chronicle ${JSON.stringify(name)} is not here; it must be one of ${allowed}`);
}
