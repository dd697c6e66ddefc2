import { SCHEMA_VERSION } from "@gamedata/schema";
import type { Dataset, Manifest, TextOverlay } from "@gamedata/schema/types";
import { describeValue, invalidParameter } from "../error/game-data-error.js";
import { type PartialDataset, requireTables } from "./require-tables.js";

/** The key under which `derived` stores its values in a catalog. */
export const memory: unique symbol = Symbol("memory");

/** An immutable data set that queries run on. Two catalogs share no state. */
export interface Catalog {
  /** The chronicle of the data set, for example `interlude`. */
  readonly chronicle: string;
  /** The source of the data set, and the number of rows of each table. */
  readonly manifest: Manifest;
  /** The tables. Reading one that was not passed to `createCatalog` throws `INVALID_PARAMETER`. */
  readonly dataset: Dataset;
  /** Client text of the same chronicle, if it was passed to `createCatalog`. */
  readonly text: TextOverlay | undefined;
  /** The derived values that were computed so far, by their number. */
  readonly [memory]: unknown[];
}

/** Options of `createCatalog`. */
export interface CatalogOptions {
  /** Client text of the same chronicle; without it descriptions are null or omitted. */
  readonly text?: TextOverlay | undefined;
}

/**
 * Creates a catalog from a data set. The data set is not copied, validated again or changed; indexes are built when a
 * query first needs them. Tables that no query needs may be omitted, which keeps bundles small.
 *
 * @param source A data set, for example `interlude` of `@gamedata/interlude`; or its manifest and some of its tables.
 * @throws {GameDataError} `INVALID_PARAMETER` for a data set without manifest or of another schema version, or an
 * overlay of another chronicle.
 *
 * @example
 * ```ts
 * const ready = createCatalog(interlude);
 * assert.equal(ready.chronicle, "interlude");
 * ```
 */
export function createCatalog(source: PartialDataset, { text }: CatalogOptions = {}): Catalog {
  requireObject("dataset", source, "a data set");
  const { manifest } = source;
  requireObject("dataset.manifest", manifest, "the manifest of a data set");
  expect("dataset.manifest.schemaVersion", manifest.schemaVersion, SCHEMA_VERSION);
  if (text !== undefined) {
    requireObject("text", text, "a text overlay");
    expect("text.chronicle", text.chronicle, manifest.chronicle);
  }
  return { chronicle: manifest.chronicle, manifest, dataset: requireTables(source), text, [memory]: [] };
}

/** Checks what only a caller without types can get wrong. */
function requireObject(parameter: string, value: unknown, allowed: string): void {
  if (typeof value !== "object" || value === null) throw invalidParameter(parameter, value, allowed);
}

function expect(parameter: string, value: string | number, allowed: string | number): void {
  if (value !== allowed) throw invalidParameter(parameter, value, describeValue(allowed));
}
