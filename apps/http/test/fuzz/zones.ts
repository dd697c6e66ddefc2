import type { ZoneRow } from "@gamedata/schema";
import fc from "fast-check";
import * as v from "valibot";
import type { Facts } from "./facts.js";
import type { Parameter } from "./lists.js";
import { mapParameters } from "./map.js";
import { readChoice, readChoices } from "./reading.js";
import { must } from "./violation.js";

const kindsOf = ({ dataset }: Facts): readonly string[] =>
  [...new Set(dataset.zones.map(({ kind }) => kind))].toSorted();

/** The parameters of the map of zones. */
export const zoneParameters: Readonly<Record<string, Parameter>> = {
  kind: {
    read: (text, facts) => readChoices(text, kindsOf(facts), (word) => readChoice(word, kindsOf(facts))),
    isList: true,
    values: (facts) =>
      fc
        .array(fc.constantFrom("water", ...kindsOf(facts)), { minLength: 1, maxLength: 3 })
        .map((kinds) => kinds.join()),
  },
  ...(mapParameters["bbox"] && { bbox: mapParameters["bbox"] }),
};

const zoneQuery = v.object({
  kind: v.optional(v.array(v.string())),
  bbox: v.optional(v.tuple([v.number(), v.number(), v.number(), v.number()])),
});

/** The corners of a ring, the first one again at the end: those of a circle by steps of a 32nd of a turn. */
function ringOf({ shape, points }: ZoneRow): readonly (readonly number[])[] {
  if ("radius" in points) {
    const { x, y, radius } = points;
    return Array.from({ length: 33 }, (_, step) => {
      const turn = ((step % 32) * Math.PI) / 16;
      return [Math.round(x + Math.cos(turn) * radius), Math.round(y + Math.sin(turn) * radius)];
    });
  }
  const [first = [0, 0], second = [0, 0]] = points;
  const corners = shape === "polygon" ? points : [first, [second[0], first[1]], second, [first[0], second[1]]];
  return [...corners, ...corners.slice(0, 1)];
}

/** Checks a map of zones against the table: which zones it shows, by id, and what it says of them. */
export function checkZones(json: unknown, { parameters }: { readonly parameters: unknown }, { dataset }: Facts): void {
  const { kind: kinds, bbox } = v.parse(zoneQuery, parameters);
  const features = dataset.zones.flatMap((zone) => {
    const { id, name = null, kind, shape, minZ, maxZ } = zone;
    const off = zone.enabled === false ? { enabled: false } : {};
    const ring = ringOf(zone);
    const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)];
    const [west, north, east, south] = bbox ?? [-Infinity, -Infinity, Infinity, Infinity];
    const isNear =
      Math.max(...xs) >= west && Math.min(...xs) <= east && Math.max(...ys) >= north && Math.min(...ys) <= south;
    if (!isNear || kinds?.includes(kind) === false) return [];
    const geometry = { type: "Polygon", coordinates: [ring] };
    return { type: "Feature", id, geometry, properties: { name, kind, shape, minZ, maxZ, ...off } };
  });
  const shown = v.parse(v.object({ features: v.array(v.unknown()) }), json).features;
  const wanted = features.toSorted((a, b) => a.id - b.id);
  must(shown.length === wanted.length, `the map shows ${shown.length} zones, not ${wanted.length}`);
  const wrong = wanted.find((feature, index) => JSON.stringify(feature) !== JSON.stringify(shown[index]));
  must(wrong === undefined, `zone ${wrong?.id} is not that of the table`);
}
