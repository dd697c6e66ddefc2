import {
  type ComparedTable,
  changeTables,
  compareInSteps,
  complete,
  type RecordChange,
  type RecordRef,
} from "@gamedata/rules";
import { changeType } from "@gamedata/schema";
import type { Changes, ChangeType } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived } from "../catalog/catalog.js";
import { invalidParameter } from "../error/game-data-error.js";
import type { GetChangesQuery } from "../generated/queries.js";
import type { Steps } from "../memoize/memoize.js";
import { withIdentity } from "../query/define-query.js";
import { DEFAULT_LIMIT, type InputSchema, pageEntries, wholeNumber } from "../query/input.js";
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
    id: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER, "Only the record with this id; `type` says of which kind.")),
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

/** What differs in the records of a type, as it is shown. */
type Differences = Pick<Changes, "added" | "removed" | "changed" | "reused">;

/** The differences of a catalog from others, by type; each is computed on the first request. */
const differencesByCatalog = derived(() => new WeakMap<Catalog, Map<ChangeType, Differences>>());

function* differencesOf(catalog: Catalog, from: Catalog, type: ChangeType): Steps<Differences> {
  const byCatalog = differencesByCatalog(catalog);
  const byType = byCatalog.get(from) ?? new Map<ChangeType, Differences>();
  byCatalog.set(from, byType);
  const differences = byType.get(type) ?? (yield* findDifferences(catalog, from, type));
  byType.set(type, differences);
  return differences;
}

function* findDifferences(catalog: Catalog, from: Catalog, type: ChangeType): Steps<Differences> {
  const before = yield* comparedRecords(from, type);
  const after = yield* comparedRecords(catalog, type);
  const isStated = before.byKey.size > 0 && after.byKey.size > 0;
  if (!isStated) return { added: [], removed: [], changed: [], reused: [] };
  const { added, removed, changed, reused } = yield* compareInSteps(before.byKey, after.byKey, ROWS_OF_STEP);
  const facts: ComparedTable = changeTables[type];
  const idIn = ({ idOf }: ComparedRecords, key: string) => ({ type, id: idOf.get(key) ?? 0 });
  const refIn =
    (records: ComparedRecords) =>
    ({ key, name }: RecordRef) => ({ ...idIn(records, key), name: name ?? null });
  const changeOf = (change: RecordChange) => {
    const fields = statedFields(change, facts);
    return fields === undefined ? [] : { ...refIn(after)(change), fields };
  };
  return {
    added: added.map(refIn(after)),
    removed: removed.map(refIn(before)),
    changed: changed.flatMap(changeOf),
    reused:
      facts.match === undefined
        ? reused.map((reuse) => ({ ...idIn(after, reuse.key), names: [reuse.before, reuse.after] as const }))
        : otherRecords(type, before, after),
  };
}

/** Returns the changed fields without those that only one chronicle states; `undefined` where all that are left are computed. */
function statedFields(
  { fields }: RecordChange,
  { comparedIfStated: ifStated = [], computed = [] }: ComparedTable,
): Changes["changed"][number]["fields"] | undefined {
  const stated = fields.filter(
    ({ field, before, after }) => !ifStated.includes(field) || (before !== undefined && after !== undefined),
  );
  if (stated.every(({ field }) => computed.includes(field))) return undefined;
  return Object.fromEntries(stated.map(({ field, before, after }) => [field, [before ?? null, after ?? null]]));
}

/** Lists the ids that both chronicles have for records that do not match. */
function otherRecords(type: ChangeType, before: ComparedRecords, after: ComparedRecords): Changes["reused"] {
  const keys = new Map(Array.from(before.idOf, ([key, id]) => [id, key]));
  const nameIn = ({ byKey }: ComparedRecords, key: string) => String(byKey.get(key)?.["name"] ?? key);
  return Array.from(after.idOf).flatMap(([key, id]) => {
    const old = keys.get(id);
    if (old === undefined || old === key) return [];
    return { type, id, names: [nameIn(before, old), nameIn(after, key)] as const };
  });
}

function* compare(catalog: Catalog, from: Catalog, { type: asked, id, limit, offset }: CheckedQuery): Steps<Changes> {
  const found: (Differences & { readonly type: ChangeType })[] = [];
  for (const type of asked === undefined ? changeType.options : [asked]) {
    const all = yield* differencesOf(catalog, from, type);
    const wanted = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
      id === undefined ? rows : rows.filter((row) => row.id === id);
    found.push({
      type,
      added: wanted(all.added),
      removed: wanted(all.removed),
      changed: wanted(all.changed),
      reused: wanted(all.reused),
    });
  }
  const pageOf = <Row>(rowsOf: (one: Differences) => readonly Row[]) =>
    found.flatMap(rowsOf).slice(offset, offset + limit);
  return {
    ...versionOf(catalog),
    from: versionOf(from),
    counts: found.map(({ type, added, removed, changed, reused }) => ({
      type,
      added: added.length,
      removed: removed.length,
      changed: changed.length,
      reused: reused.length,
    })),
    added: pageOf(({ added }) => added),
    removed: pageOf(({ removed }) => removed),
    changed: pageOf(({ changed }) => changed),
    reused: pageOf(({ reused }) => reused),
  };
}

const versionOf = ({ chronicle, manifest: { dataVersion } }: Catalog) => ({ chronicle, dataVersion });

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
