import {
  type Dataset,
  type DropRow,
  type Manifest,
  type NpcId,
  SCHEMA_VERSION,
  type SpawnRow,
  type TextOverlay,
} from "@gamedata/schema";
import { describeValue } from "../error/describe-value.js";
import { invalidParameter } from "../error/invalid-parameter.js";
import { type PartialDataset, requireTables } from "./require-tables.js";

/** The key under which `derived` stores its values in a catalog. */
export const memory: unique symbol = Symbol("memory");

/** Rows of a table by the id of their NPC, in the order of the table. */
export type RowsByNpc<Row> = Pick<ReadonlyMap<NpcId, readonly Row[]>, "get" | "has">;

/** The rows of single NPCs, which a program may find without the whole tables. */
export interface NpcRows {
  readonly spawns: RowsByNpc<SpawnRow>;
  readonly drops: RowsByNpc<DropRow>;
}

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
  /** The rows of single NPCs, if they were passed to `createCatalog`. */
  readonly npcRows: NpcRows | undefined;
  /** The derived values that were computed so far, by their number. */
  readonly [memory]: unknown[];
}

/** Options of `createCatalog`. */
export interface CatalogOptions {
  /** Client text of the same chronicle; without it descriptions are null or omitted. */
  readonly text?: TextOverlay | undefined;
  /**
   * The rows of single NPCs, the same ones as in the tables. Without them a query that needs those of one NPC reads the whole
   * tables, and groups them once.
   */
  readonly npcRows?: NpcRows | undefined;
}

/**
 * Creates a catalog from a data set. The data set is not copied, validated again or changed; indexes are built when a
 * query first needs them. Tables that no query needs may be omitted, which keeps bundles small.
 *
 * @param source A data set, for example `interlude` of `@gamedata/interlude`; or its manifest and some of its tables.
 * @throws {GameDataError} `INVALID_PARAMETER` for a data set of another schema version, or an overlay of another
 * chronicle.
 *
 * @example
 * ```ts
 * const ready = createCatalog(interlude);
 * assert.equal(ready.chronicle, "interlude");
 * ```
 */
export function createCatalog(source: PartialDataset, { text, npcRows }: CatalogOptions = {}): Catalog {
  const { manifest } = source;
  expect("dataset.manifest.schemaVersion", manifest.schemaVersion, SCHEMA_VERSION);
  if (text !== undefined) expect("text.chronicle", text.chronicle, manifest.chronicle);
  return { chronicle: manifest.chronicle, manifest, dataset: requireTables(source), text, npcRows, [memory]: [] };
}

function expect(parameter: string, value: string | number, allowed: string | number): void {
  if (value !== allowed) throw invalidParameter(parameter, value, describeValue(allowed));
}
