import fc from "fast-check";
import type { Facts } from "./facts.js";
import { parameterArbitraries } from "./parameter-arbitrary.js";
import { damageArbitrary, pathArbitrary } from "./path-arbitrary.js";
import { fittingQueryArbitrary, queryArbitrary } from "./query-arbitrary.js";
import { type SpecifiedRoute, specifiedRoutes } from "./routes.js";
import { anyOf, noise, weighted } from "./weighted.js";

const MAXIMUM_TARGET_LENGTH = 8192;
const MAXIMUM_HEAD_BYTES = 16 * 1024;
const LONGEST_TARGET = 80_000;

/** What stands before the path in absolute-form targets, and what some take for it. */
const prefixes = [
  ...["http://gamedata.test", "https://gamedata.test:443", "HTTP://EXAMPLE.org", "http://", "http:", "//evil.example"],
  ...["ftp://x", "javascript:", "*", "?", "#"],
];
const fillings = ["a", "a=1&", "limit=1&", "&", "%20", "=", "[a]=", "__proto__=1&", "/", "../"];

/** Makes a target so long that it meets a limit exactly, or goes far beyond. */
const lengthening: fc.Arbitrary<(target: string) => string> = fc
  .record({
    length: fc.oneof(
      fc.integer({ min: MAXIMUM_TARGET_LENGTH - 2, max: MAXIMUM_TARGET_LENGTH + 2 }),
      fc.integer({ min: 1000, max: MAXIMUM_HEAD_BYTES }),
      fc.integer({ min: MAXIMUM_HEAD_BYTES, max: LONGEST_TARGET }),
    ),
    filling: fc.constantFrom(...fillings),
  })
  .map(({ length, filling }) => (target) => {
    const start = `${target}${target.includes("?") ? "&" : "?"}`;
    return (start + filling.repeat(Math.ceil(length / filling.length))).slice(0, Math.max(length, target.length));
  });

/**
 * Makes targets of a route that has parameters and ids, or is no list, with ids that it knows; `undefined` for other
 * routes.
 */
function askedArbitrary(
  { path, ids, list, parameters }: SpecifiedRoute,
  facts: Facts,
): fc.Arbitrary<string> | undefined {
  if ((ids === undefined && list !== undefined) || parameters === undefined) return undefined;
  const values = parameterArbitraries(facts);
  const given = Object.keys(parameters).map((name) =>
    fc.option(values[name] ?? noise, { nil: undefined }).map((text) => (text === undefined ? [] : [`${name}=${text}`])),
  );
  return fc
    .tuple(ids === undefined ? fc.constant("") : anyOf(ids(facts)), ...given)
    .map(
      ([id, ...pairs]) =>
        `${path.replace("{chronicle}", facts.chronicle).replace("{id}", id)}?${pairs.flat().join("&")}`,
    );
}

/**
 * Makes request targets: most of them right or nearly so, the others broken in one place, absolute, far too long, or noise.
 * A character is a byte.
 *
 * @param facts What records there are.
 */
export function targetArbitrary(facts: Facts): fc.Arbitrary<string> {
  const path = pathArbitrary(facts);
  const query = queryArbitrary(facts);
  const withQuery = fc.tuple(path, query).map(([start, end]) => (end === "" ? start : `${start}?${end}`));
  const lists = specifiedRoutes.filter(({ list }) => list !== undefined);
  // Those with the most parameters more often.
  const weightOf = ({ filtered, isSearch }: SpecifiedRoute) => (filtered !== undefined || isSearch === true ? 4 : 1);
  const list = weighted(
    ...lists.map((route): [number, fc.Arbitrary<string>] => {
      const start = route.path.replace("{chronicle}", facts.chronicle).replace("{id}", "57");
      const ends = weighted([2, fittingQueryArbitrary(route, facts)], [1, query]);
      return [weightOf(route), ends.map((end) => `${start}?${end}`)];
    }),
  );
  const asked = fc.oneof(...specifiedRoutes.flatMap((route) => askedArbitrary(route, facts) ?? []));
  const damaged = fc.tuple(path, damageArbitrary, query).map(([start, damage, end]) => `${damage(start)}?${end}`);
  const absolute = fc.tuple(fc.constantFrom(...prefixes), withQuery).map((parts) => parts.join(""));
  const long = fc.tuple(withQuery, lengthening).map(([target, lengthen]) => lengthen(target));
  const unicode = fc.string({ unit: "binary" }).map((text) => Buffer.from(`/${text}`).toString("latin1"));
  const anything = fc.oneof(
    noise,
    noise.map((text) => `/${text}`),
    unicode,
  );
  return weighted(
    [6, path],
    [3, withQuery],
    [12, list],
    [2, asked],
    [6, damaged],
    [1, absolute],
    [1, long],
    [1, anything],
  ).map(
    // A line end or a space would end the request line: what follows then is the raw-socket suite's subject.
    (target) => target.replace(/[\r\n ]/g, "%20") || "/",
  );
}
