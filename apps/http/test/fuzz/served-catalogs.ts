import type { Catalog } from "@gamedata/core";

/** What a server has. */
export interface Served {
  /** The catalog of each chronicle, the default one first. */
  readonly catalogs: ReadonlyMap<string, Catalog>;
  /** The data version of what is about no chronicle. */
  readonly dataVersion: string;
}

/** Describes a server of some catalogs, that of the default chronicle first. */
export const servedOf = (catalogs: readonly Catalog[]): Served => ({
  catalogs: new Map(catalogs.map((catalog) => [catalog.chronicle, catalog])),
  dataVersion: catalogs.map(({ manifest }) => manifest.dataVersion).join("+"),
});
