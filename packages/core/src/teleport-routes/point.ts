/** A point of the game world in game units; the height of a place that is given as x,y is not known. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** A point, and how far away it is. */
export interface Near<Place> {
  readonly place: Place;
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

/** Returns the place that is nearest to a point, the first on a tie; `undefined` if none is within the distance. */
export function nearestOf<Place extends Point>(
  point: Point,
  places: readonly Place[],
  most: number,
): Near<Place> | undefined {
  let nearest: Place | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const square = squareBetween(point, place);
    if (square < shortest) {
      nearest = place;
      shortest = square;
    }
  }
  const distance = Math.ceil(Math.sqrt(shortest));
  return nearest !== undefined && distance <= most ? { place: nearest, distance } : undefined;
}
