// Measures which tables of a data set each query of @gamedata/core reads: it runs the queries with every id, and with every
// parameter, on catalogs that record the tables that are read.

/** The collections of the ids of queries that belong to no collection. */
const idsOfQuery = {
  listItemDroppers: "itemCollection",
  listItemSpoilers: "itemCollection",
  planCrafting: "itemCollection",
  getItemSources: "itemCollection",
  getItemUses: "itemCollection",
  listFarmingSpots: "itemCollection",
  planClassSkills: "classCollection",
  getNpcLoot: "npcCollection",
  getNpcDrops: "npcCollection",
  getNpcShop: "npcCollection",
  listNpcSpawns: "npcCollection",
  listRawMonsterSpawns: "rawMonsterCollection",
};

/**
 * Values of parameters that are no choices: frequent text, numbers, ids that records have, and places: of the gatekeepers
 * of two towns, and coordinates between them.
 */
const samples = {
  string: ["a", "zzzz"],
  number: [1, 5, 57],
  boolean: [true, false],
  union: [30_080, 30_177, [83_200, 100_000]],
};

/** What a parameter must be given together with. */
const companions = { minPlayerLevel: { classId: 10 }, maxPlayerLevel: { classId: 10 }, id: { type: "items" } };

/** The queries that compare two catalogs; they read the same tables of both. */
const comparisons = ["getChanges"];

const comparedWithItself = (query) =>
  Object.assign((catalog, input) => query(catalog, catalog, input), { input: query.input });

/**
 * Lists the runs of all queries: each query with every id, or every page of a list, and each optional parameter with all of
 * its values; for a list of choices, one run for each of them. A bulk query reads what the query of one record reads.
 *
 * @param core The exports of `@gamedata/core`.
 * @param dataset The data set that the allowed values of parameters come from.
 */
export function queryRuns(core, dataset) {
  const catalog = core.createCatalog(dataset);
  const queries = Object.entries(core).filter(([, value]) => typeof value === "function" && "prepare" in value);
  return queries.flatMap(([name, query]) => {
    const collection = collectionOf(core, name, query);
    if (comparisons.includes(name)) return catalogRuns(core, catalog, name, comparedWithItself(query));
    if (collection === undefined) return catalogRuns(core, catalog, name, query);
    const calls = (on) => collection.kind.ids(catalog).map((id) => () => orNotFound(core, () => query(on, id)));
    return [{ name, condition: undefined, isChoice: false, calls }];
  });
}

function catalogRuns(core, catalog, name, query) {
  const parameters = Object.entries(query.input(catalog).entries).map(([parameter, entry]) => ({
    parameter,
    isRequired: entry.type !== "optional",
    isListOfChoices: (entry.wrapped ?? entry).item?.type === "picklist",
    values: valuesOf(entry.wrapped ?? entry),
  }));
  const required = Object.fromEntries(
    parameters
      .filter(({ isRequired }) => isRequired)
      .map(({ parameter, values }, position) => [parameter, values[position % values.length]]),
  );
  const runWith = (parameter, values, condition, isChoice) => ({
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

/** Returns the collection whose ids a query takes; `undefined` for a query over the whole catalog. */
function collectionOf(core, name, query) {
  const own = Object.values(core).find((value) => value?.get === query);
  return own ?? core[idsOfQuery[name]];
}

/** Asks for every page of a list, as long as there are rows. */
function* pagesOf(catalog, query, input) {
  let total = 1;
  for (let offset = 0; offset < total; offset += PAGE) {
    yield () => {
      const answer = query(catalog, { ...input, limit: PAGE, offset });
      total = answer.meta?.total ?? 0;
      return answer;
    };
    if (!("limit" in query.input(catalog).entries)) return;
  }
}

/** The greatest number of rows of a page. */
const PAGE = 200;

function valuesOf(schema) {
  if (schema.type === "picklist") return schema.options;
  if (schema.type === "array") return valuesOf(schema.item).map((value) => Array(lengthOf(schema)).fill(value));
  return samples[schema.type];
}

/** Returns how many values a list must have; one is enough for most lists. */
const lengthOf = ({ pipe = [] }) => pipe.find(({ type }) => type === "length")?.requirement ?? 1;

function orNotFound(core, call) {
  try {
    return call();
  } catch (error) {
    if (core.isGameDataError(error) && error.code.endsWith("_NOT_FOUND")) return error.code;
    throw error;
  }
}

/**
 * Returns the names of the tables that a run reads, in the order of the data set.
 *
 * @param core The exports of `@gamedata/core`.
 * @param dataset A whole data set.
 */
export function tablesRead(core, dataset, run) {
  const read = new Set();
  const recording = new Proxy(dataset, {
    get(target, table, receiver) {
      read.add(table);
      return Reflect.get(target, table, receiver);
    },
  });
  for (const call of run.calls(core.createCatalog(recording))) call();
  return Object.keys(dataset.manifest.tables).filter((table) => read.has(table));
}

/** Returns the tables of each query, with further entries for parameters that read others, and for choices of a list. */
export function queryTableRows(core, dataset) {
  const bases = new Map();
  return queryRuns(core, dataset).flatMap((run) => {
    const read = tablesRead(core, dataset, run);
    const { name, condition } = run;
    if (condition === undefined) {
      bases.set(name, read);
      return [{ name, condition, tables: read }];
    }
    const readsMore = read.some((table) => !bases.get(name).includes(table));
    return readsMore || run.isChoice ? [{ name, condition, tables: read }] : [];
  });
}
