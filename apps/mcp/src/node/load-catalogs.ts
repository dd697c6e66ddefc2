import { loadChronicles, type ResolveFile } from "@gamedata/chronicles";
import type { Catalog } from "@gamedata/core";
import { UsageError } from "@gamedata/program";

/**
 * Loads the catalogs to answer from by chronicle: the named ones, or all.
 *
 * @param textOverlay The path of a text overlay, if there is one.
 * @throws {UsageError} For a name that no chronicle has.
 * @throws {ProgramError} If a data set or the overlay is not valid.
 */
export function loadCatalogs(
  names: readonly string[],
  textOverlay: string | undefined,
  resolve: ResolveFile,
): ReadonlyMap<string, Catalog> {
  const loaded = new Map(
    loadChronicles(textOverlay, resolve).map(({ chronicle, catalog }): [string, Catalog] => [chronicle.name, catalog]),
  );
  if (names.length === 0) return loaded;
  return new Map(
    names.map((name): [string, Catalog] => {
      const catalog = loaded.get(name);
      if (catalog !== undefined) return [name, catalog];
      const allowed = [...loaded.keys()].join(", ");
      throw new UsageError(`The chronicle ${JSON.stringify(name)} is not here; it must be one of ${allowed}`);
    }),
  );
}
