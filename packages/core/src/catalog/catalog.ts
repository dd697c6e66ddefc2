import { type Dataset, type Manifest, SCHEMA_VERSION, type TextOverlay } from "@gamedata/schema";
import { describeValue } from "../error/describe-value.js";
import { GameDataError } from "../error/game-data-error.js";
import { type PartialDataset, requireTables } from "./require-tables.js";

/** The key of a catalog's memory: only `derived` reads and writes it. */
export const memory: unique symbol = Symbol("memory");

/** A data set that queries can be run on. It never changes, and two catalogs share nothing. */
export interface Catalog {
  /** The chronicle that the data set describes, for example `interlude`. */
  readonly chronicle: string;
  /** Where the data set comes from, and how many rows each table has. */
  readonly manifest: Manifest;
  /** The tables. Reading one that was not passed to `createCatalog` throws `INVALID_PARAMETER`. */
  readonly dataset: Dataset;
  /** Client text of the same chronicle, if it was passed to `createCatalog`. */
  readonly text: TextOverlay | undefined;
  /** What was derived from this catalog so far, by the number of each derived value. */
  readonly [memory]: unknown[];
}

/** Options of `createCatalog`. */
export interface CatalogOptions {
  /** Client text of the same chronicle; without it descriptions are null or omitted. */
  readonly text?: TextOverlay | undefined;
}

/**
 * Creates a catalog from a data set. The data set is not copied, validated again or changed; indexes are built when a query
 * first needs them. Tables that no query needs may be omitted, which keeps bundles small.
 *
 * @param source A data set, for example `interlude` of `@gamedata/interlude`, or some of its tables and its manifest.
 * @throws {GameDataError} `INVALID_PARAMETER` for a data set of another schema version, or an overlay of another
 * chronicle.
 *
 * @example
 * ```ts
 * const ready = createCatalog(interlude);
 * assert.equal(ready.chronicle, "interlude");
 * ```
 */
export function createCatalog(source: PartialDataset, { text }: CatalogOptions = {}): Catalog {
  const { manifest } = source;
  expect("dataset.manifest.schemaVersion", manifest.schemaVersion, SCHEMA_VERSION);
  if (text !== undefined) expect("text.chronicle", text.chronicle, manifest.chronicle);
  return { chronicle: manifest.chronicle, manifest, dataset: requireTables(source), text, [memory]: [] };
}

function expect(parameter: string, value: string | number, allowed: string | number): void {
  if (value === allowed) return;
  throw new GameDataError({
    code: "INVALID_PARAMETER",
    parameter,
    value: describeValue(value),
    allowed: describeValue(allowed),
  });
}
