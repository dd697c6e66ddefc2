import {
  type Changes,
  type ChangeType,
  changeTables,
  changeType,
  compareRecords,
  type RecordChange,
  type RecordDifferences,
  type RecordRef,
  type RecordsByKey,
  recordsByKey,
} from "@gamedata/schema";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { inputCheck } from "../query/check.js";
import { DEFAULT_LIMIT, type InputSchema, pageEntries } from "../query/input.js";
import type { PreparedQuery, QueryInput } from "../query/query.js";

const changesInput = derived(() =>
  v.object({
    type: v.optional(
      v.pipe(
        changeType,
        v.description("The kind of records to compare; all by default. The fields are those of the tables."),
      ),
    ),
    ...pageEntries(DEFAULT_LIMIT),
  }),
);

/** The type of records and the page of a comparison; the page is that of each of its lists. */
export type GetChangesQuery = QueryInput<typeof changesInput>;

/** A comparison of two catalogs. */
export interface CatalogComparison<Input, Answer> {
  (catalog: Catalog, from: Catalog, query?: Input): Answer;
  /** The schema of the parameters, with descriptions, bounds and defaults. */
  readonly input: (catalog: Catalog) => InputSchema;
  /**
   * Checks the parameters, which are untrusted.
   *
   * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`.
   */
  readonly prepare: (catalog: Catalog, from: Catalog, input: unknown) => PreparedQuery<Answer>;
}

type CheckedQuery = v.InferOutput<ReturnType<typeof changesInput>>;

const check = derived((catalog) => inputCheck<CheckedQuery>(changesInput(catalog)));

/** The differences of a catalog from others, by type; each is computed on the first request. */
const differencesByCatalog = derived(() => new WeakMap<Catalog, Map<ChangeType, RecordDifferences>>());

function differencesOf(catalog: Catalog, from: Catalog, type: ChangeType): RecordDifferences {
  const byCatalog = differencesByCatalog(catalog);
  const byType = byCatalog.get(from) ?? new Map<ChangeType, RecordDifferences>();
  byCatalog.set(from, byType);
  const differences = byType.get(type) ?? compareRecords(recordsOf(from, type), recordsOf(catalog, type));
  byType.set(type, differences);
  return differences;
}

function recordsOf({ dataset }: Catalog, type: ChangeType): RecordsByKey {
  const { table, key } = changeTables[type];
  return recordsByKey([key], dataset[table]);
}

function compare(catalog: Catalog, from: Catalog, { type: asked, limit, offset }: CheckedQuery): Changes {
  const differences = changeType.options
    .filter((type) => asked === undefined || asked === type)
    .map((type) => ({ type, ...differencesOf(catalog, from, type) }));
  const pageOf = <Row extends { readonly key: string }>(rowsOf: (one: RecordDifferences) => readonly Row[]) =>
    differences
      .flatMap((one) => rowsOf(one).map((row) => ({ type: one.type, id: Number(row.key), row })))
      .slice(offset, offset + limit);
  return {
    ...versionOf(catalog),
    from: versionOf(from),
    counts: differences.map(({ type, added, removed, changed, reused }) => ({
      type,
      added: added.length,
      removed: removed.length,
      changed: changed.length,
      reused: reused.length,
    })),
    added: pageOf(({ added }) => added).map(refOf),
    removed: pageOf(({ removed }) => removed).map(refOf),
    changed: pageOf(({ changed }) => changed).map((change) => ({ ...refOf(change), fields: fieldsOf(change.row) })),
    reused: pageOf(({ reused }) => reused).map(({ row: { before, after }, ...ids }) => ({
      ...ids,
      names: [before, after],
    })),
  };
}

const versionOf = ({ chronicle, manifest: { dataVersion } }: Catalog) => ({ chronicle, dataVersion });

const refOf = ({ type, id, row }: { readonly type: ChangeType; readonly id: number; readonly row: RecordRef }) => ({
  type,
  id,
  name: row.name ?? null,
});

const fieldsOf = ({ fields }: RecordChange) =>
  Object.fromEntries(fields.map(({ field, before, after }) => [field, [before ?? null, after ?? null]]));

/**
 * Compares the records of a chronicle with those of another one: which were added, removed and changed, and which ids
 * name another thing, because their names share no word. Each list has its own page.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`.
 *
 * @example
 * ```ts
 * const renamed = createCatalog({
 *   ...interlude,
 *   items: interlude.items.map((item) => (item.id === 52 ? { ...item, name: "Vesper Dual Sword" } : item)),
 * });
 * const { counts, reused } = getChanges(renamed, catalog, { type: "items" });
 * assert.deepEqual(counts, [{ type: "items", added: 0, removed: 0, changed: 1, reused: 1 }]);
 * assert.deepEqual(reused, [{ type: "items", id: 52, names: ["Hemp Cloak", "Vesper Dual Sword"] }]);
 * ```
 */
export const getChanges: CatalogComparison<GetChangesQuery, Changes> = /* @__PURE__ */ Object.assign(
  (catalog: Catalog, from: Catalog, query?: GetChangesQuery) => compare(catalog, from, check(catalog)(query)),
  {
    input: changesInput,
    prepare(catalog: Catalog, from: Catalog, input: unknown) {
      const checked = check(catalog)(input);
      return { input: checked, answer: () => compare(catalog, from, checked) };
    },
  },
);
