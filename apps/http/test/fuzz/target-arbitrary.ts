import { operations } from "@gamedata/api";
import type { Catalog } from "@gamedata/core";
import fc from "fast-check";
import { askedArbitrary } from "../equality/asked-arbitrary.js";
import { answerTo, type CoreAnswer } from "../equality/core-answer.js";
import { damageArbitrary, pathArbitrary } from "./path-arbitrary.js";
import { queryArbitrary } from "./query-arbitrary.js";
import { matchPath, type Served } from "./served.js";
import { noise, weighted } from "./weighted.js";

export interface Target {
  readonly target: string;
  /** Works out what core answers, where that is known. */
  readonly answer?: () => CoreAnswer;
}

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

/** Makes targets that ask an operation for what its parameters allow. */
function allowedArbitrary(catalog: Catalog, { catalogs }: Served): fc.Arbitrary<Target> {
  // Those with the most parameters more often.
  const choices = operations.map((operation) => {
    const weight = 1 + Object.keys(operation.parameters(catalog)).length;
    const allowed = askedArbitrary(operation, catalog, catalogs).map(
      ({ asked, target }): Target => ({
        target,
        answer: () => answerTo(operation, catalogs, catalog.chronicle, asked),
      }),
    );
    return [weight, allowed] as const;
  });
  return weighted(...choices);
}

/**
 * Makes request targets: most of them right or nearly so, the others broken in one place, absolute, far too long, or noise.
 * A character is a byte.
 *
 * @param catalog The chronicle that most of them are about.
 */
export function targetArbitrary(catalog: Catalog, served: Served): fc.Arbitrary<Target> {
  const path = pathArbitrary(catalog, served);
  const withQuery = path.chain((start) =>
    queryArbitrary(matchPath(start)?.served.operation, catalog).map((end) => (end === "" ? start : `${start}?${end}`)),
  );
  const damaged = fc.tuple(path, damageArbitrary).map(([start, damage]) => damage(start));
  const absolute = fc.tuple(fc.constantFrom(...prefixes), withQuery).map((parts) => parts.join(""));
  const long = fc.tuple(withQuery, lengthening).map(([target, lengthen]) => lengthen(target));
  const unicode = fc.string({ unit: "binary" }).map((text) => Buffer.from(`/${text}`).toString("latin1"));
  const anything = fc.oneof(
    noise,
    noise.map((text) => `/${text}`),
    unicode,
  );
  const unknown = weighted([6, path], [9, withQuery], [6, damaged], [1, absolute], [1, long], [1, anything]).map(
    // A line end or a space would end the request line: what follows then is the raw-socket suite's subject.
    (target): Target => ({ target: target.replace(/[\r\n ]/g, "%20") || "/" }),
  );
  return fc.oneof(unknown, allowedArbitrary(catalog, served));
}
