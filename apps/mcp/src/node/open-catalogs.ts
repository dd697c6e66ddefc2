import { openChronicles, type ResolveFile, type Selection } from "@gamedata/chronicles";
import type { Catalog } from "@gamedata/core";
import { UsageError } from "@gamedata/program";
import type { ServedChronicle } from "../server/served-chronicle.js";

/**
 * Opens the chronicles to answer about, by name: the named ones, or those of the environment. The first one is loaded, so
 * that a fault in its data is found at once; another one is loaded when it is first asked about.
 *
 * @throws {UsageError} For a name that no chronicle has.
 * @throws {ProgramError} If a data set or the overlay is not valid.
 */
export function openCatalogs(
  names: readonly string[],
  selection: Selection,
  resolve: ResolveFile,
): ReadonlyMap<string, ServedChronicle> {
  const opened = openChronicles(names.length === 0 ? selection : { ...selection, chronicles: undefined }, resolve);
  const byName = new Map(
    opened.map(({ name, manifest, load }): [string, ServedChronicle] => [name, { manifest, catalog: once(load) }]),
  );
  const served = names.length === 0 ? byName : new Map(names.map((name) => [name, namedIn(byName, name)]));
  const [first] = served.values();
  first?.catalog();
  return served;
}

function namedIn(byName: ReadonlyMap<string, ServedChronicle>, name: string): ServedChronicle {
  const found = byName.get(name);
  if (found !== undefined) return found;
  const allowed = [...byName.keys()].join(", ");
  throw new UsageError(`The chronicle ${JSON.stringify(name)} is not here; it must be one of ${allowed}`);
}

function once(load: () => Catalog): () => Catalog {
  let loaded: Catalog | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
