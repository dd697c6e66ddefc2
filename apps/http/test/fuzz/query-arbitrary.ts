import fc from "fast-check";
import type { Facts } from "./facts.js";
import { hostileNumbers } from "./hostile-text.js";
import { idsArbitrary, namePart, parameterArbitraries } from "./parameter-arbitrary.js";
import { hostileSegment } from "./path-arbitrary.js";
import type { SpecifiedRoute } from "./routes.js";
import { noise, weighted } from "./weighted.js";

type Text = fc.Arbitrary<string>;

/** Names that no route knows, though some look like it. */
const oddNames = [
  ...["LIMIT", "Limit", "limit[]", "limit.x", "%6cimit", "limit%00", "%20limit", "=", "", "x", "page", "filter[name]"],
  ...["__proto__", "constructor", "toString", "ids[]", "fields%5B%5D", "types[]", "ids[0]", "ids[][]", "[]"],
  ...["id", "chronicle", "callback", "format", "_"],
];

/**
 * Makes query strings without the question mark: any parameters with any values, repeated ones, and noise.
 *
 * @param facts What records there are.
 */
export function queryArbitrary(facts: Facts): Text {
  const values = parameterArbitraries(facts);
  const known = fc.oneof(...Object.entries(values).map(([name, value]) => value.map((text) => `${name}=${text}`)));
  const range = fc
    .tuple(fc.nat(90), fc.nat(90))
    .map(([levelMin, levelMax]) => `levelMin=${levelMin}&levelMax=${levelMax}`);
  const odd = fc
    .tuple(fc.constantFrom(...oddNames), fc.oneof(hostileSegment, fc.constantFrom(...hostileNumbers), noise))
    .map((pair) => pair.join("="));
  const bare = fc.oneof(noise, fc.constantFrom(...Object.keys(values).flatMap((name) => [name, `${name}=`])));
  const pairs = fc.array(weighted([24, known], [2, range], [3, odd], [1, bare]), { maxLength: 4 });
  const joint = weighted([12, fc.constant("&")], [1, fc.constantFrom(";", "&&", "?")]);
  return fc.tuple(pairs, joint).map(([list, between]) => list.join(between));
}

const fieldsOf = (fields: readonly string[]): Text =>
  fc
    .shuffledSubarray([...fields], { minLength: 1, maxLength: Math.min(5, fields.length) })
    .map((chosen) => chosen.join(","));

/** Values that a list allows, of every parameter that it has. */
function fittingValues(
  { filtered, isSearch, list, record, parameters }: SpecifiedRoute,
  facts: Facts,
): Record<string, Text> {
  const { q, types } = parameterArbitraries(facts);
  const filters = Object.entries(filtered?.filters ?? {}).map(([name, { values }]) => [name, values(facts)]);
  const page = {
    limit: fc.integer({ min: 1, max: 60 }).map(String),
    offset: fc.nat(300).map(String),
    q: weighted([3, namePart(facts)], [1, q ?? noise]),
  };
  const { limit, offset } = page;
  const fields = fieldsOf(Object.keys(record?.entries ?? {}));
  if (filtered) return { ...page, sort: fc.constantFrom(...filtered.sorts), ...Object.fromEntries(filters), fields };
  if (parameters) {
    const own = Object.entries(parameters).map(([name, { values }]) => [name, values(facts)] as const);
    const shared = list === "page" ? { limit, offset, fields } : list === "whole" ? { fields } : {};
    return { ...Object.fromEntries(own), ...shared };
  }
  if (isSearch === true) return { ...page, types: types ?? noise, fields };
  return list === "whole" ? { fields } : { limit, offset, fields };
}

const lists = ["ids", "fields", "types", "with"];

/** How clients write lists: with commas, as repeated parameters, as repeated parameters with brackets. */
const listForms: fc.Arbitrary<(name: string, text: string) => string> = fc.constantFrom(
  (name: string, text: string) => `${name}=${text}`,
  (name: string, text: string) => `${name}=${text.replaceAll(",", `&${name}=`)}`,
  (name: string, text: string) => `${name}[]=${text.replaceAll(",", `&${name}%5B%5D=`)}`,
);

/** Writes parameters of a route as a query string. */
const written = (
  { parameters = {} }: SpecifiedRoute,
  values: fc.Arbitrary<Readonly<Record<string, string | undefined>>>,
): Text =>
  fc.tuple(values, listForms).map(([given, writeList]) =>
    Object.entries(given)
      .flatMap(([name, text]) =>
        text === undefined
          ? []
          : lists.includes(name) || parameters[name]?.isList
            ? writeList(name, text)
            : `${name}=${text}`,
      )
      .join("&"),
  );

/**
 * Makes query strings of one list that it mostly allows: several of its own parameters at once, or many records by id.
 *
 * @param route The list.
 * @param facts What records there are.
 */
export function fittingQueryArbitrary(route: SpecifiedRoute, facts: Facts): Text {
  const values = fc.record(
    Object.fromEntries(
      Object.entries(fittingValues(route, facts)).map(([name, value]) => {
        const freq = name === "q" && route.isSearch === true ? 20 : 2;
        return [name, fc.option(value, { nil: undefined, freq })];
      }),
    ),
  );
  if (route.bulk === undefined) return written(route, values);
  const fields = fc.option(fieldsOf(Object.keys(route.bulk.record.entries)), { nil: undefined, freq: 2 });
  return weighted([3, written(route, values)], [1, written(route, fc.record({ ids: idsArbitrary(facts), fields }))]);
}
