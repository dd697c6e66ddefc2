import fc from "fast-check";
import type { Facts } from "./facts.js";
import { hostileNumbers, hostileTexts } from "./hostile-text.js";
import { hostileSegment } from "./path-arbitrary.js";
import { noise, weighted } from "./weighted.js";

type Text = fc.Arbitrary<string>;

/** Names that no route knows, though some look like it. */
const oddNames = [
  ...[
    "LIMIT",
    "Limit",
    "limit[]",
    "limit.x",
    "%6cimit",
    "limit%00",
    "%20limit",
    "__proto__",
    "constructor",
    "toString",
  ],
  ...["", "=", "x", "ids[]", "id", "chronicle", "callback", "format", "_", "page", "filter[name]"],
];
const sorts = [
  "id",
  "-id",
  "name",
  "-name",
  "grade",
  "-grade",
  "level",
  "-level",
  "hp",
  "Name",
  "--id",
  "-",
  "id,name",
];
const itemChoices = [
  "weapon",
  "ARMOR",
  "EtcItem",
  "sword",
  "none",
  "D",
  "c",
  "B",
  "a",
  "S",
  "x",
  "weapon%20",
  "weapon,armor",
];

/** Percent-encodes text byte by byte; half a surrogate pair becomes the bytes that it would have by itself. */
function encoded(text: string): string {
  const bytes = (character: string) =>
    /^[\ud800-\udfff]$/.test(character) ? Buffer.from([0xed, 0xa0, 0x80]) : Buffer.from(character);
  return [...text]
    .map((character) =>
      /^[\w.~-]$/.test(character)
        ? character
        : bytes(character)
            .toString("hex")
            .replace(/../g, (hex) => `%${hex}`),
    )
    .join("");
}

/** Values of every parameter that there is, allowed ones and others. */
function valuesOf(facts: Facts): Readonly<Record<string, Text>> {
  const hostileNumber = fc.constantFrom(...hostileNumbers);
  const count = weighted(
    [4, fc.integer({ min: -3, max: 250 }).map(String)],
    [1, fc.nat(10_000).map(String)],
    [2, hostileNumber],
  );
  const level = weighted([8, fc.integer({ min: -1, max: 99 }).map(String)], [1, hostileNumber]);
  const types = fc.constantFrom(...facts.npcTypes);
  const itemChoice = weighted([8, fc.constantFrom(...itemChoices)], [1, hostileSegment], [1, hostileNumber]);
  return {
    limit: count,
    offset: count,
    q: weighted([3, fc.constantFrom(...hostileTexts).map(encoded)], [1, noise], [1, fc.string().map(encoded)]),
    sort: weighted([8, fc.constantFrom(...sorts)], [1, hostileSegment]),
    type: itemChoice,
    grade: itemChoice,
    npcType: weighted([4, types], [2, types.map((type) => type.toLowerCase())], [1, hostileSegment]),
    levelMin: level,
    levelMax: level,
  };
}

/**
 * Makes query strings without the question mark: known parameters with values right and wrong, repeated ones, and noise.
 *
 * @param facts What records there are.
 */
export function queryArbitrary(facts: Facts): Text {
  const values = valuesOf(facts);
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
