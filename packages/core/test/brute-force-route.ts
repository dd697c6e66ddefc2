import type { Dataset } from "@gamedata/schema";

/** A point; the height of a given place is not known. */
export interface BrutePoint {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** Adena, steps and walked units. */
export type BruteCost = readonly [price: number, steps: number, distance: number];

interface Search {
  readonly dataset: Pick<Dataset, "teleports" | "spawns">;
  readonly ends: readonly BrutePoint[];
  readonly walk: number;
  readonly noble: boolean;
}

const ADENA = 57;

export function lengthOf(a: BrutePoint, b: BrutePoint): number {
  const rise = a.z === undefined || b.z === undefined ? 0 : a.z - b.z;
  return Math.ceil(Math.hypot(a.x - b.x, a.y - b.y, rise));
}

const isLess = (a: BruteCost, b: BruteCost) =>
  a[0] - b[0] < 0 || (a[0] === b[0] && (a[1] < b[1] || (a[1] === b[1] && a[2] < b[2])));

/** Tries every chain of at most `most` teleports, and returns the least cost; `undefined` if no chain leads to an end. */
export function bruteForceRoute(search: Search, starts: readonly BrutePoint[], most: number): BruteCost | undefined {
  const { dataset, ends, walk, noble } = search;
  const usable = dataset.teleports.filter(({ isNoble, price }) => (isNoble ? noble : price.itemId === ADENA));
  const gates = usable.flatMap((row) =>
    dataset.spawns.filter(({ npcId }) => npcId === row.npcId).map((at) => ({ row, at })),
  );
  // What one can do at a place depends on nothing else, so that it is worked out once for each place.
  const known = new Map<
    BrutePoint,
    { readonly end: number; readonly next: readonly ((typeof gates)[number] & { d: number })[] }
  >();
  const from = (point: BrutePoint) => {
    const found = known.get(point) ?? {
      end: Math.min(...ends.map((end) => lengthOf(point, end))),
      next: gates.flatMap((gate) => {
        const d = lengthOf(point, gate.at);
        return d <= walk ? [{ ...gate, d }] : [];
      }),
    };
    known.set(point, found);
    return found;
  };
  let best: BruteCost | undefined;
  const explore = (point: BrutePoint, [price, steps, distance]: BruteCost, left: number): void => {
    // Costs only grow.
    if (best !== undefined && !isLess([price, steps, distance], best)) return;
    const { end, next } = from(point);
    const cost: BruteCost = [price, steps + Math.sign(end), distance + end];
    if (end <= walk && (best === undefined || isLess(cost, best))) best = cost;
    if (left === 0) return;
    for (const { row, d } of next) {
      const adena = row.price.itemId === ADENA ? row.price.count : 0;
      explore(row, [price + adena, steps + Math.sign(d) + 1, distance + d], left - 1);
    }
  };
  for (const start of starts) explore(start, [0, 0, 0], most);
  return best;
}
