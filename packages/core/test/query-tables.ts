// Measures which tables of a data set each query of @gamedata/core reads: it runs the queries with many ids, and with every
// parameter, on catalogs that record the tables that are read.
import type { Dataset, TableName } from "@gamedata/schema";
import * as v from "valibot";
import type { Described } from "../../../scripts/generate/described.js";

/** A run of a query with many inputs. */
export interface QueryRun<Catalog> {
  readonly name: string;
  /** The parameter, or the parameter and its value, that the run is about; `undefined` for all records. */
  readonly condition: string | undefined;
  /** Whether the run is about one choice of a list, which may read less than all of them. */
  readonly isChoice: boolean;
  /** The calls of the run, on a catalog. */
  readonly calls: (catalog: Catalog) => Iterable<() => unknown>;
}

/** A query, or a query with a parameter, and the tables that it reads. */
export interface QueryTables {
  readonly name: string;
  readonly condition: string | undefined;
  readonly tables: readonly TableName[];
}

/**
 * The part of `@gamedata/core` that the queries are found in; the tests have one of their own. The catalogs of its sources and
 * of its build are of different types.
 */
interface CoreModule<Catalog> {
  readonly createCatalog: (dataset: Dataset) => Catalog;
  readonly isGameDataError: (error: unknown) => error is Error & { readonly code: string };
}

/**
 * Values of parameters that are no choices: frequent text, numbers, ids that records have, places: of the gatekeepers
 * of two towns, and coordinates between them; and items that are crafted, with their numbers.
 */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  string: ["a", "zzzz"],
  number: [1, 5, 57],
  boolean: [true, false],
  union: [30_080, 30_177, [83_200, 100_000]],
  strict_tuple: [
    [1344, 5],
    [7575, 1],
  ],
};

/** Values of parameters that must fit those of another one. */
const fittingSamples: Readonly<Record<string, readonly unknown[]>> = {
  recipes: [[5230]],
  // Power Strike, which hits.
  attackSkill: [[[3, 1]]],
};

/** One id in so many is asked for. */
const EVERY = 5;

/** What a parameter must be given together with. */
const companions: Readonly<Record<string, object>> = {
  minPlayerLevel: { classId: 10 },
  maxPlayerLevel: { classId: 10 },
  id: { type: "items" },
  value: { stat: "str" },
  per: { class: 0 },
};

/** The queries that compare two catalogs; they read the same tables of both. */
const comparisons: readonly string[] = ["getChanges"];

/** A query of the library, whatever its parameters and its answer. */
interface AnyQuery<Catalog> {
  (...args: readonly unknown[]): unknown;
  readonly input: (catalog: Catalog) => { readonly entries: Readonly<Record<string, Described>> };
  /** The kind of the record that it is about. */
  readonly of?: { readonly ids: (catalog: Catalog) => readonly number[] };
}

const isQuery = <Catalog>(value: unknown): value is AnyQuery<Catalog> =>
  typeof value === "function" && "prepare" in value && "input" in value;

const comparedWithItself = <Catalog>(query: AnyQuery<Catalog>): AnyQuery<Catalog> =>
  Object.assign((catalog: unknown, input: unknown) => query(catalog, catalog, input), { input: query.input });

/**
 * Lists the runs of all queries: each query with many ids, or every page of a list, and each optional parameter with all of
 * its values; for a list of choices, one run for each of them. A bulk query reads what the query of one record reads.
 *
 * @param dataset The data set that the allowed values of parameters come from.
 */
export function queryRuns<Catalog>(core: CoreModule<Catalog>, dataset: Dataset): readonly QueryRun<Catalog>[] {
  const catalog = core.createCatalog(dataset);
  return Object.entries(core).flatMap(([name, query]: readonly [string, unknown]): readonly QueryRun<Catalog>[] => {
    if (!isQuery<Catalog>(query)) return [];
    const { of } = query;
    if (comparisons.includes(name)) return catalogRuns(core, catalog, name, comparedWithItself(query));
    if (of === undefined) return catalogRuns(core, catalog, name, query);
    const required = requiredOf(parametersOf(catalog, query));
    const asked = of.ids(catalog).filter((_id, position) => position % EVERY === 0);
    const calls = (on: Catalog) => asked.map((id) => () => orNotFound(core, () => query(on, id, required)));
    return [{ name, condition: undefined, isChoice: false, calls }];
  });
}

/** The parameters of a query, with values that they accept. */
function parametersOf<Catalog>(catalog: Catalog, query: AnyQuery<Catalog>) {
  return Object.entries(query.input(catalog).entries).map(([parameter, entry]) => {
    const inner = innerOf(entry);
    return {
      parameter,
      isRequired: entry.type !== "optional",
      isListOfChoices: inner.item?.type === "picklist",
      values: fittingSamples[parameter] ?? valuesOf(inner),
    };
  });
}

/** A value for each parameter that is required. */
const requiredOf = (parameters: ReturnType<typeof parametersOf>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    parameters
      .filter(({ isRequired }) => isRequired)
      .map(({ parameter, values }, position) => [parameter, values[position % values.length]]),
  );

function catalogRuns<Catalog>(
  core: CoreModule<Catalog>,
  catalog: Catalog,
  name: string,
  query: AnyQuery<Catalog>,
): readonly QueryRun<Catalog>[] {
  const parameters = parametersOf(catalog, query);
  const required = requiredOf(parameters);
  const runWith = (
    parameter: string,
    values: readonly unknown[],
    condition: string,
    isChoice: boolean,
  ): QueryRun<Catalog> => ({
    name,
    condition,
    isChoice,
    calls: (on) =>
      values.map(
        (value) => () =>
          orNotFound(core, () => query(on, { ...required, ...companions[parameter], [parameter]: value })),
      ),
  });
  return [
    { name, condition: undefined, isChoice: false, calls: (on) => pagesOf(on, query, required) },
    ...parameters.flatMap(({ parameter, isListOfChoices, values }) =>
      isListOfChoices
        ? values.map((value) => runWith(parameter, [value], `${parameter}: ${JSON.stringify(value)}`, true))
        : [runWith(parameter, values, parameter, false)],
    ),
  ];
}

function innerOf(entry: Described): Described {
  return entry.wrapped ?? entry;
}

/** Asks for every page of a list, as long as there are rows. */
function* pagesOf<Catalog>(catalog: Catalog, query: AnyQuery<Catalog>, input: object): Generator<() => unknown> {
  let total = 1;
  for (let offset = 0; offset < total; offset += PAGE) {
    yield () => {
      const answer = query(catalog, { ...input, limit: PAGE, offset });
      total = totalOf(answer);
      return answer;
    };
    if (!("limit" in query.input(catalog).entries)) return;
  }
}

/** The greatest number of rows of a page. */
const PAGE = 200;

const page = v.object({ meta: v.object({ total: v.number() }) });

/** Returns the number of rows of a list; 0 for what is no list. */
const totalOf = (answer: unknown): number => (v.is(page, answer) ? answer.meta.total : 0);

function valuesOf(schema: Described): readonly unknown[] {
  // The items that a character wears, here a Short Sword.
  if (schema.type === "array" && schema.item?.type === "string") return [["1"]];
  if (schema.type === "picklist") return schema.options ?? [];
  if (schema.type === "array" && schema.item !== undefined)
    return valuesOf(schema.item).map((value) => new Array<unknown>(lengthOf(schema)).fill(value));
  return samples[schema.type] ?? [];
}

/** Returns how many values a list must have; one is enough for most lists. */
function lengthOf({ pipe = [] }: Described): number {
  const length = pipe.find(({ type }) => type === "length")?.requirement;
  return typeof length === "number" ? length : 1;
}

function orNotFound<Catalog>(core: CoreModule<Catalog>, call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    if (core.isGameDataError(error) && error.code.endsWith("_NOT_FOUND")) return error.code;
    throw error;
  }
}

/** Returns the names of the tables that a run reads, in the order of the data set. */
function tablesRead<Catalog>(
  core: CoreModule<Catalog>,
  dataset: Dataset,
  run: QueryRun<Catalog>,
): readonly TableName[] {
  const read = new Set<string | symbol>();
  const recording = new Proxy(dataset, {
    get(target, table, receiver): unknown {
      read.add(table);
      return Reflect.get(target, table, receiver);
    },
  });
  for (const call of run.calls(core.createCatalog(recording))) call();
  return Object.keys(dataset.manifest.tables).filter((table): table is TableName => read.has(table));
}

/** Returns the tables of each query, with further entries for parameters that read others, and for choices of a list. */
export function queryTableRows<Catalog>(core: CoreModule<Catalog>, dataset: Dataset): readonly QueryTables[] {
  const bases = new Map<string, readonly TableName[]>();
  return queryRuns(core, dataset).flatMap((run): readonly QueryTables[] => {
    const read = tablesRead(core, dataset, run);
    const { name, condition } = run;
    if (condition === undefined) {
      bases.set(name, read);
      return [{ name, condition, tables: read }];
    }
    const readsMore = read.some((table) => !bases.get(name)?.includes(table));
    return readsMore || run.isChoice ? [{ name, condition, tables: read }] : [];
  });
}
