import type { Catalog } from "@gamedata/core";
import type { Manifest } from "@gamedata/schema";

/** A chronicle whose catalog is made when it is first requested. */
export interface LazyCatalog {
  readonly manifest: Manifest;
  /** Makes the catalog; called again on the next request if it rejects. */
  readonly load: () => Promise<Catalog>;
}

export interface ServedChronicles {
  /** The manifest of each chronicle by its name, the default one first. */
  readonly manifests: ReadonlyMap<string, Manifest>;
  /** Returns the catalogs that are loaded, by the name of their chronicle, in the order of the manifests. */
  readonly catalogs: () => ReadonlyMap<string, Catalog>;
  /** Loads the chronicles of some names that are not loaded yet; `undefined` if there are none. Names are not always asked for. */
  readonly load: (namesOf: () => Iterable<string>) => Promise<void> | undefined;
}

export const rowCount = ({ tables }: Manifest): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

/** Creates the chronicles of a service; no two may have the same name. */
export function serveChronicles(given: readonly (Catalog | LazyCatalog)[]): ServedChronicles {
  const manifests = new Map(given.map(({ manifest }) => [manifest.chronicle, manifest]));
  const unloaded = new Map(given.flatMap((one) => ("load" in one ? [[one.manifest.chronicle, one] as const] : [])));
  const loaded = new Map(given.flatMap((one) => ("load" in one ? [] : [[one.chronicle, one] as const])));
  let catalogs: ReadonlyMap<string, Catalog> = new Map(loaded);
  const loading = new Map<string, Promise<void>>();

  async function load({ manifest: { chronicle }, load: make }: LazyCatalog): Promise<void> {
    loaded.set(chronicle, await make());
    unloaded.delete(chronicle);
    catalogs = new Map(
      [...manifests.keys()].flatMap((name) => {
        const catalog = loaded.get(name);
        return catalog === undefined ? [] : [[name, catalog] as const];
      }),
    );
  }

  function loadOnce(chronicle: LazyCatalog): Promise<void> {
    const { chronicle: name } = chronicle.manifest;
    const started = loading.get(name) ?? load(chronicle).finally(() => loading.delete(name));
    loading.set(name, started);
    return started;
  }

  return {
    manifests,
    catalogs: () => catalogs,
    load(namesOf) {
      if (unloaded.size === 0) return undefined;
      const missing = [...new Set(namesOf())].flatMap((name) => unloaded.get(name) ?? []);
      return missing.length === 0 ? undefined : Promise.all(missing.map(loadOnce)).then(() => undefined);
    },
  };
}
