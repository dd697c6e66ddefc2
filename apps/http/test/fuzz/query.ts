import { type ErrorCode, searchType } from "@gamedata/schema";
import type { Facts, ListedFact } from "./facts.js";
import { type FilteredList, parametersOf } from "./lists.js";
import { type Reading, readExactChoice, readFields, readIds, readInteger, readTypes } from "./reading.js";
import type { ParameterText, SpecifiedRoute } from "./routes.js";
import { searchedText } from "./searched-text.js";

/** Which page of a list is asked for. */
export interface AllowedPage {
  readonly limit: number;
  readonly offset: number;
}

/** A filtered list that is asked for. */
export interface AllowedFilter {
  /** Tells whether a record is in the list. */
  readonly isListed: (fact: ListedFact) => boolean;
  /** False where a filter is not told here: the list is a part of what `isListed` tells. */
  readonly isExact: boolean;
  readonly sort: string;
}

/** A search that is asked for. */
export interface AllowedSearch {
  readonly text: string;
  readonly types: readonly string[];
}

/** A query that is allowed: what the response must show. */
export interface AllowedQuery {
  /** The fields of each record, in order; all when absent. */
  readonly fields: readonly string[] | undefined;
  /** Many records by id, each id once. */
  readonly ids?: readonly number[];
  readonly page?: AllowedPage;
  readonly filter?: AllowedFilter;
  readonly search?: AllowedSearch;
  /** The values of the other parameters. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** The parameters as written. */
  readonly textOf?: ParameterText;
}

/** What can come of a query: errors, any of which may be told, or success. */
export interface QueryExpectation {
  readonly codes: readonly ErrorCode[];
  readonly allowed: AllowedQuery | undefined;
}

const MAXIMUM_LIMIT = 200;
/** The parameters of this service, not of the specification, that are lists on every route that has them. */
const listParameters: ReadonlySet<string> = new Set(["ids", "fields", "types", "with"]);

/** Reads the parameters of a query to a route as text. */
export function parameterTexts({ parameters = {} }: SpecifiedRoute, query: string): ParameterText {
  const values = [...new URLSearchParams(query)];
  return (name) => {
    if (!listParameters.has(name) && parameters[name]?.isList !== true)
      return values.find(([given]) => given === name)?.[1];
    return values
      .flatMap(([given, value]) => ((given === name || given === `${name}[]`) && value !== "" ? [value] : []))
      .join(",");
  };
}

const expectationOf = (readings: readonly Reading<unknown>[], allowed: AllowedQuery): QueryExpectation => {
  const codes = readings.flatMap((reading) => reading.codes ?? []);
  return codes.length > 0 ? { codes, allowed: undefined } : { codes, allowed };
};

function rangeReading(min: number | undefined, max: number | undefined): Reading<undefined> {
  const isReversed = min !== undefined && max !== undefined && min > max;
  return { value: undefined, codes: isReversed ? ["INVALID_RANGE"] : [] };
}

/** A parameter that is given without the one that it needs is refused. */
function companionReading(
  companions: Readonly<Record<string, string>>,
  givenFor: (name: string) => unknown,
): Reading<undefined> {
  const isAlone = Object.entries(companions).some(
    ([name, other]) => givenFor(name) !== undefined && givenFor(other) === undefined,
  );
  return { value: undefined, codes: isAlone ? ["INVALID_PARAMETER"] : [] };
}

function readFilter(
  { sorts, filters, acceptsTogether, companions = {}, isUnnamed }: FilteredList,
  textOf: ParameterText,
  facts: Facts,
) {
  const text = isUnnamed === true ? "" : searchedText(textOf("q") ?? "");
  const sort = readExactChoice(textOf("sort"), sorts);
  const read = Object.entries(filters).map(([name, filter]) => ({
    name,
    filter,
    reading: filter.read(textOf(name), facts),
  }));
  const givenFor = (name: string) => read.find((one) => one.name === name)?.reading.value;
  const numberOf = (name: string) => {
    const value = givenFor(name);
    return typeof value === "number" ? value : undefined;
  };
  const isListed = (fact: ListedFact) =>
    (text === "" || fact.searched.includes(text)) &&
    read.every(({ filter, reading: { value } }) => value === undefined || filter.accepts?.(fact, value) !== false) &&
    acceptsTogether?.(fact, givenFor) !== false;
  const isExact = read.every(({ filter, reading: { value } }) => value === undefined || filter.accepts !== undefined);
  return {
    filter: { isListed, isExact, sort: sort.value ?? "id" },
    readings: [
      sort,
      companionReading(companions, givenFor),
      ...Object.keys(filters)
        .filter((name) => name.endsWith("Min"))
        .map((name) => rangeReading(numberOf(name), numberOf(name.replace(/Min$/, "Max")))),
      rangeReading(numberOf("minPlayerLevel"), numberOf("maxPlayerLevel")),
      ...read.map(({ reading }) => reading),
    ],
  };
}

/** Reads the parameters that are the route's own. */
function readParameters({ parameters = {}, companions = {} }: SpecifiedRoute, textOf: ParameterText, facts: Facts) {
  const read = Object.entries(parameters).map(([name, one]) => [name, one.read(textOf(name), facts)] as const);
  const values = Object.fromEntries(read.map(([name, { value }]) => [name, value]));
  const levels = [values["levelMin"], values["levelMax"]].map((level) => (level === undefined ? level : Number(level)));
  return {
    values,
    readings: [
      ...read.map(([, reading]) => reading),
      rangeReading(levels[0], levels[1]),
      companionReading(companions, (name) => values[name]),
    ],
  };
}

function readSearch(textOf: ParameterText) {
  const text = searchedText(textOf("q") ?? "");
  const types = readTypes(textOf("types"), searchType.options);
  const q: Reading<string> = { value: text, codes: text === "" ? ["INVALID_PARAMETER"] : [] };
  return { search: { text, types: types.value ?? searchType.options }, readings: [q, types] };
}

function bulkExpectation(route: SpecifiedRoute, textOf: ParameterText, ids: string): QueryExpectation {
  const others = [...(route.filtered ? parametersOf(route.filtered) : []), ...Object.keys(route.parameters ?? {})];
  const isMixed = others.some((name) => (textOf(name) ?? "") !== "");
  const mixed: Reading<undefined> = { value: undefined, codes: isMixed ? ["INVALID_PARAMETER"] : [] };
  const asked = readIds(ids, route.bulk?.minimumId ?? 1);
  const fields = readFields(textOf("fields"), route.bulk?.record);
  return expectationOf([mixed, asked, fields], { ids: asked.value, fields: fields.value });
}

function pageExpectation(route: SpecifiedRoute, textOf: ParameterText, facts: Facts): QueryExpectation {
  const limit = readInteger(textOf("limit"), 1);
  const offset = readInteger(textOf("offset"), 0, Number.MAX_SAFE_INTEGER);
  const fields = readFields(textOf("fields"), route.record);
  const filtered = route.filtered && readFilter(route.filtered, textOf, facts);
  const searched = route.isSearch === true ? readSearch(textOf) : undefined;
  const own = readParameters(route, textOf, facts);
  const page = { limit: Math.min(limit.value ?? route.defaultLimit ?? 0, MAXIMUM_LIMIT), offset: offset.value ?? 0 };
  const others = [...(filtered?.readings ?? []), ...(searched?.readings ?? []), ...own.readings];
  return expectationOf([limit, offset, fields, ...others], {
    fields: fields.value,
    page,
    parameters: own.values,
    textOf,
    ...(filtered && { filter: filtered.filter }),
    ...(searched && { search: searched.search }),
  });
}

/**
 * Tells what must come of a query, by the contract's rules.
 *
 * @param route The route.
 * @param query The query as written, without the question mark.
 * @param facts What records there are.
 */
export function queryExpectation(route: SpecifiedRoute, query: string, facts: Facts): QueryExpectation {
  const textOf = parameterTexts(route, query);
  const ids = route.bulk && textOf("ids");
  if (ids !== undefined && ids !== "") return bulkExpectation(route, textOf, ids);
  if (route.list === "page") return pageExpectation(route, textOf, facts);
  const fields = readFields(textOf("fields"), route.record);
  const own = readParameters(route, textOf, facts);
  return expectationOf([fields, ...own.readings], { fields: fields.value, parameters: own.values, textOf });
}
