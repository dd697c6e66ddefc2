/** A point of the game world in game units; the height of a point that is given as x,y is not known. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

export interface Near<Other> {
  readonly point: Other;
  readonly distance: number;
}

/**
 * Returns the length of a straight line in game units, rounded up: in 3D, or in 2D where a height is not known. Whole
 * lengths make sums exact, so that equal routes are equal.
 */
export function distanceBetween(a: Point, b: Point): number {
  return Math.ceil(Math.sqrt(squareBetween(a, b)));
}

function squareBetween(a: Point, b: Point): number {
  const x = a.x - b.x;
  const y = a.y - b.y;
  const z = a.z === undefined || b.z === undefined ? 0 : a.z - b.z;
  return x * x + y * y + z * z;
}

/** Returns the point that is nearest to a point, the first on a tie; `undefined` if none is within the distance. */
export function nearestOf<Other extends Point>(
  point: Point,
  others: readonly Other[],
  most: number,
): Near<Other> | undefined {
  let nearest: Other | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const square = squareBetween(point, other);
    if (square < shortest) {
      nearest = other;
      shortest = square;
    }
  }
  const distance = Math.ceil(Math.sqrt(shortest));
  return nearest !== undefined && distance <= most ? { point: nearest, distance } : undefined;
}
