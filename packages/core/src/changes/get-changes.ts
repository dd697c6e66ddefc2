import {
  type ComparedTable,
  changeTables,
  compareRecords,
  type RecordChange,
  type RecordDifferences,
  type RecordRef,
  type RecordReuse,
  type RecordsByKey,
} from "@gamedata/rules";
import { changeType } from "@gamedata/schema";
import type { Changes, ChangeType } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived } from "../catalog/catalog.js";
import { invalidParameter } from "../error/game-data-error.js";
import type { GetChangesQuery } from "../generated/queries.js";
import { complete, type Steps } from "../memoize/memoize.js";
import { withIdentity } from "../query/define-query.js";
import { DEFAULT_LIMIT, type InputSchema, integer, pageEntries } from "../query/input.js";
import { inputCheck } from "../query/input-check.js";
import type { PreparedQuery, QueryIdentity } from "../query/query.js";
import { type ComparedRecords, comparedRecords, ROWS_OF_STEP } from "./compared-records.js";

const changesInput = derived(() =>
  v.object({
    type: v.optional(
      v.pipe(
        changeType,
        v.description("The kind of records to compare; all by default. The fields are those of the tables."),
      ),
    ),
    id: v.optional(
      v.pipe(
        integer,
        v.minValue(0),
        v.maxValue(Number.MAX_SAFE_INTEGER),
        v.description("Only the record with this id; `type` says of which kind."),
      ),
    ),
    ...pageEntries(DEFAULT_LIMIT),
  }),
);

/** A comparison of two catalogs. */
export interface CatalogComparison<Input, Answer> extends QueryIdentity {
  (catalog: Catalog, from: Catalog, query?: Input): Answer;
  /** The schema of the parameters, with descriptions, bounds and defaults. */
  readonly input: (catalog: Catalog) => InputSchema;
  /**
   * Checks the parameters, which are untrusted.
   *
   * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`.
   */
  readonly prepare: (catalog: Catalog, from: Catalog, input: unknown) => PreparedComparison<Answer>;
}

/** A comparison whose parameters were checked. */
export interface PreparedComparison<Answer> extends PreparedQuery<Answer> {
  /**
   * Computes the same answer in steps of some milliseconds, so that a server can answer others in between: the first comparison of two
   * catalogs takes a second or two.
   */
  readonly steps: () => Steps<Answer>;
}

type CheckedQuery = v.InferOutput<ReturnType<typeof changesInput>>;

const checkInput = derived((catalog) => inputCheck<CheckedQuery>(changesInput(catalog)));

function check(catalog: Catalog, input: unknown): CheckedQuery {
  const query = checkInput(catalog)(input);
  if (query.id !== undefined && query.type === undefined) {
    throw invalidParameter("type", undefined, "the kind of record that id identifies");
  }
  return query;
}

/** The differences of a catalog from others, by type; each is computed on the first request. */
const differencesByCatalog = derived(() => new WeakMap<Catalog, Map<ChangeType, TypeDifferences>>());

function* differencesOf(catalog: Catalog, from: Catalog, type: ChangeType): Steps<TypeDifferences> {
  const byCatalog = differencesByCatalog(catalog);
  const byType = byCatalog.get(from) ?? new Map<ChangeType, TypeDifferences>();
  byCatalog.set(from, byType);
  const differences = byType.get(type) ?? (yield* findDifferences(catalog, from, type));
  byType.set(type, differences);
  return differences;
}

interface Difference<Row> {
  readonly type: ChangeType;
  readonly id: number;
  readonly row: Row;
}

interface TypeDifferences {
  readonly type: ChangeType;
  readonly added: readonly Difference<RecordRef>[];
  readonly removed: readonly Difference<RecordRef>[];
  readonly changed: readonly Difference<RecordChange>[];
  readonly reused: readonly Difference<ReusedName>[];
}

type ReusedName = Pick<RecordReuse, "before" | "after">;

function* findDifferences(catalog: Catalog, from: Catalog, type: ChangeType): Steps<TypeDifferences> {
  const before = yield* comparedRecords(from, type);
  const after = yield* comparedRecords(catalog, type);
  const isStated = before.byKey.size > 0 && after.byKey.size > 0;
  if (!isStated) return { type, added: [], removed: [], changed: [], reused: [] };
  const { added, removed, changed, reused } = yield* compareInSteps(before.byKey, after.byKey);
  const facts = factsOf(type);
  const withId =
    ({ idOf }: ComparedRecords) =>
    <Row extends { readonly key: string }>(row: Row): Difference<Row> => ({ type, id: idOf.get(row.key) ?? 0, row });
  return {
    type,
    added: added.map(withId(after)),
    removed: removed.map(withId(before)),
    changed: changed.flatMap((change) => withStatedFields(change, facts)).map(withId(after)),
    reused: isMatchedById(type) ? reused.map(withId(after)) : otherRecords(type, before, after),
  };
}

/** Compares records as `compareRecords` does, some of them in each step. */
function* compareInSteps(before: RecordsByKey, after: RecordsByKey): Steps<RecordDifferences> {
  const removed = [...before].filter(([key]) => !after.has(key));
  const steps = [compareRecords(new Map(removed), new Map())];
  const entries = [...after];
  for (let start = 0; start < entries.length; start += ROWS_OF_STEP) {
    yield;
    const some = entries.slice(start, start + ROWS_OF_STEP);
    const old = some.flatMap(([key]) => {
      const record = before.get(key);
      return record === undefined ? [] : [[key, record] as const];
    });
    steps.push(compareRecords(new Map(old), new Map(some)));
  }
  return {
    added: steps.flatMap(({ added }) => added),
    removed: steps.flatMap((step) => step.removed),
    changed: steps.flatMap(({ changed }) => changed),
    reused: steps.flatMap(({ reused }) => reused),
  };
}

const factsOf = (type: ChangeType): ComparedTable => changeTables[type];

/** Leaves out the changes of some fields that only one chronicle states, and a record without any change that is not computed. */
function withStatedFields(
  change: RecordChange,
  { comparedIfStated: ifStated = [], computed = [] }: ComparedTable,
): readonly RecordChange[] {
  const fields = change.fields.filter(
    ({ field, before, after }) => !ifStated.includes(field) || (before !== undefined && after !== undefined),
  );
  return fields.every(({ field }) => computed.includes(field)) ? [] : [{ ...change, fields }];
}

const isMatchedById = (type: ChangeType) => !("match" in changeTables[type]);

/** Lists the ids that both chronicles have for records that do not match. */
function otherRecords(
  type: ChangeType,
  before: ComparedRecords,
  after: ComparedRecords,
): readonly Difference<ReusedName>[] {
  const keys = new Map(Array.from(before.idOf, ([key, id]) => [id, key]));
  const nameIn = ({ byKey }: ComparedRecords, key: string) => String(byKey.get(key)?.["name"] ?? key);
  return Array.from(after.idOf).flatMap(([key, id]) => {
    const old = keys.get(id);
    if (old === undefined || old === key) return [];
    return { type, id, row: { before: nameIn(before, old), after: nameIn(after, key) } };
  });
}

function* compare(catalog: Catalog, from: Catalog, { type: asked, id, limit, offset }: CheckedQuery): Steps<Changes> {
  const isWanted = (row: { readonly id: number }) => id === undefined || row.id === id;
  const differences: TypeDifferences[] = [];
  for (const type of asked === undefined ? changeType.options : [asked]) {
    const { added, removed, changed, reused } = yield* differencesOf(catalog, from, type);
    differences.push({
      type,
      added: added.filter(isWanted),
      removed: removed.filter(isWanted),
      changed: changed.filter(isWanted),
      reused: reused.filter(isWanted),
    });
  }
  const pageOf = <Row>(rowsOf: (one: TypeDifferences) => readonly Row[]) =>
    differences.flatMap(rowsOf).slice(offset, offset + limit);
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

const refOf = ({ type, id, row }: Difference<RecordRef>) => ({
  type,
  id,
  name: row.name ?? null,
});

const fieldsOf = ({ fields }: RecordChange) =>
  Object.fromEntries(fields.map(({ field, before, after }) => [field, [before ?? null, after ?? null]]));

/**
 * Compares the records of a chronicle with those of another one: which were added, removed and changed, and which ids
 * name another thing, because their names share no word. Each list has its own page. Armor sets are matched by their chest. A kind of
 * which one of both has no record is not compared.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, also for an `id` without `type`, or `INVALID_ENUM`.
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
  withIdentity(
    (catalog: Catalog, from: Catalog, query?: GetChangesQuery) =>
      complete(compare(catalog, from, check(catalog, query))),
    { name: "getChanges", shape: "part", row: "Changes" },
  ),
  {
    input: changesInput,
    prepare(catalog: Catalog, from: Catalog, input: unknown) {
      const checked = check(catalog, input);
      const steps = () => compare(catalog, from, checked);
      return { input: checked, answer: () => complete(steps()), steps };
    },
  },
);
