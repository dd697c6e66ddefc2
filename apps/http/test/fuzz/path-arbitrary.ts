import type { Catalog } from "@gamedata/core";
import fc from "fast-check";
import { hostileNumbers, hostileSegments } from "./hostile-text.js";
import { type Served, servedPaths } from "./served.js";
import { noise, weighted } from "./weighted.js";

type Text = fc.Arbitrary<string>;

/** Something hostile; bytes above ASCII are percent-encoded more often than not, as HTTP asks. */
export const hostileSegment: Text = fc
  .tuple(fc.constantFrom(...hostileSegments), fc.nat(9))
  .map(([text, dice]) => (dice === 0 ? text : text.replace(/[\x80-\xff]/g, percentEncoded)));

const percentEncoded = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`;

/** Makes paths of routes, right but for the chronicle and the id at times; most of them are about `catalog`. */
export function pathArbitrary(catalog: Catalog, { catalogs }: Served): Text {
  const routes = servedPaths.map(({ path, operation }) => ({ path, ids: operation?.idsOf?.(catalog) ?? [] }));
  const withId = routes.filter(({ ids }) => ids.length > 0);
  const chronicle = weighted(
    [30, fc.constant(catalog.chronicle)],
    [2, fc.constantFrom(...catalogs.keys())],
    [1, hostileSegment],
  );
  const otherId = weighted(
    [1, fc.integer({ min: 0, max: 40_000 }).map(String)],
    [1, fc.constantFrom(...hostileNumbers)],
    [1, hostileSegment],
  );
  return fc
    .record({
      route: weighted([1, fc.constantFrom(...routes)], [2, fc.constantFrom(...withId)]),
      chronicle,
      position: fc.nat(),
      other: fc.option(otherId, { nil: undefined, freq: 2 }),
    })
    .map(({ route, position, other, ...parts }) => {
      const id = other ?? String(route.ids[position % route.ids.length] ?? "");
      return route.path.replace("{chronicle}", () => parts.chronicle).replace("{id}", () => id);
    });
}

type Damage = (path: string) => string;

const at = (parts: readonly string[], position: number) => Math.min(position, parts.length - 1);

/** Ways to break a path in one place. */
export const damageArbitrary: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(fc.nat(80), weighted([3, hostileSegment], [1, noise])).map(
    ([position, text]): Damage =>
      (path) =>
        path.slice(0, position) + text + path.slice(position),
  ),
  fc.tuple(fc.nat(8), hostileSegment).map(
    ([position, text]): Damage =>
      (path) =>
        path
          .split("/")
          .toSpliced(position + 1, 0, text)
          .join("/"),
  ),
  fc.tuple(fc.nat(8), hostileSegment).map(
    ([position, text]): Damage =>
      (path) =>
        path
          .split("/")
          .with(at(path.split("/"), position), text)
          .join("/"),
  ),
  fc.nat(60).map(
    (length): Damage =>
      (path) =>
        path.slice(0, length),
  ),
  fc.nat(60).map(
    (position): Damage =>
      (path) =>
        path.slice(0, position) +
        path.slice(position, position + 1).replace(/./, percentEncoded) +
        path.slice(position + 1),
  ),
  fc.constantFrom<Damage>(
    (path) => `${path}/`,
    (path) => path.toUpperCase(),
    (path) => path.replaceAll("/", "//"),
    (path) => `/.${path}`,
    (path) => `${path}/..`,
    (path) => `/${path}`,
    (path) => path.replace("/api", ""),
    (path) => `${path}.json`,
  ),
);
