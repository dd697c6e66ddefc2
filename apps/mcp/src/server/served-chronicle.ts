import type { Catalog } from "@gamedata/core";
import type { Manifest } from "@gamedata/schema";

/** A chronicle that a server answers about. */
export interface ServedChronicle {
  readonly manifest: Manifest;
  /** Returns the catalog, which may be loaded on the first call. */
  readonly catalog: () => Catalog;
}
