import type { Operation } from "@gamedata/api";
import type { Catalog } from "@gamedata/core";
import fc from "fast-check";
import { valueArbitrary } from "../equality/value-arbitrary.js";
import { hostileNumbers, hostileTexts } from "./hostile-text.js";
import { hostileSegment } from "./path-arbitrary.js";
import { noise, weighted } from "./weighted.js";

type Text = fc.Arbitrary<string>;

/** Names that no operation knows, though some look like it. */
const oddNames = [
  ...["LIMIT", "Limit", "limit[]", "limit.x", "%6cimit", "limit%00", "%20limit", "=", "", "x", "page", "filter[name]"],
  ...["__proto__", "constructor", "toString", "ids[]", "fields%5B%5D", "types[]", "ids[0]", "ids[a]", "ids[][]", "[]"],
  ...["id", "chronicle", "callback", "format", "_"],
];

/** Percent-encodes text byte by byte, but for commas; half a surrogate pair becomes the bytes that it would have by itself. */
function encoded(text: string): string {
  const half = Buffer.from([0xed, 0xa0, 0x80]);
  const bytes = (character: string) => (/^[\ud800-\udfff]$/.test(character) ? half : Buffer.from(character));
  const escaped = (character: string) => bytes(character).toString("hex").replace(/../g, "%$&");
  return [...text].map((character) => (/^[\w.~,-]$/.test(character) ? character : escaped(character))).join("");
}

/** Values that are hardly ever allowed. */
const hostileValue: Text = fc.oneof(
  fc.constantFrom(...hostileNumbers),
  fc.constantFrom(...hostileTexts).map(encoded),
  fc.string().map(encoded),
  hostileSegment,
  noise,
);

/** How clients write lists: with commas, as repeated parameters, as repeated parameters with brackets, which may have numbers. */
const listForms: fc.Arbitrary<(name: string, text: string) => string> = fc.constantFrom(
  (name: string, text: string) => `${name}=${text}`,
  (name: string, text: string) => `${name}=${text.replaceAll(",", `&${name}=`)}`,
  (name: string, text: string) => `${name}[]=${text.replaceAll(",", `&${name}%5B%5D=`)}`,
  (name: string, text: string) =>
    text
      .split(",")
      .map((value, index) => `${name}%5B${index}%5D=${value}`)
      .join("&"),
);

/** Makes query strings, which are refused more often than not: parameters of an operation with any values, repeated ones, and noise. */
export function queryArbitrary(operation: Operation | undefined, catalog: Catalog): Text {
  const known = Object.entries(operation?.parameters(catalog) ?? {}).map(([name, schema]) => {
    const value = weighted(
      [4, valueArbitrary(schema, catalog).map(({ text }) => encoded(text))],
      [1, hostileValue],
      [1, fc.constant("")],
    );
    return fc.tuple(value, listForms).map(([text, write]) => write(name, text));
  });
  const odd = fc.tuple(fc.constantFrom(...oddNames), hostileValue).map((pair) => pair.join("="));
  const pairs = fc.array(known.length === 0 ? odd : weighted([12, fc.oneof(...known)], [2, odd], [1, noise]), {
    maxLength: 4,
  });
  const joint = weighted([12, fc.constant("&")], [1, fc.constantFrom(";", "&&", "?")]);
  return fc.tuple(pairs, joint).map(([list, between]) => list.join(between));
}
