import * as v from "valibot";

/** A box on the map in game units: its west, north, east and south edge, which belong to it. */
type Box = readonly number[];

const EDGES = 4;

const FORM = "four numbers x1,y1,x2,y2 in game units, with x1 at most x2 and y1 at most y2";

/**
 * The parameter `bbox`.
 *
 * @param what What it selects, to be continued with a colon.
 */
export const boxFilter = (what: string) =>
  v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.finite())),
      v.length(EDGES, FORM),
      v.check(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => x1 <= x2 && y1 <= y2, FORM),
      v.description(`${what}: x1,y1,x2,y2 in game units, inclusive; x1 at most x2, y1 at most y2.`),
    ),
  );

export function isInBox([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: Box, x: number, y: number): boolean {
  return x >= x1 && x <= x2 && y >= y1 && y <= y2;
}
