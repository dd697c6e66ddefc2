import type { ZoneRef, ZoneRow } from "@gamedata/schema/types";

/** What is known of the ground of a castle or a clan hall. */
interface Ground {
  readonly x: number | null;
  readonly y: number | null;
  readonly zones: readonly ZoneRef[];
}

/**
 * Returns the zones of a residence and the middle of its own one.
 *
 * @param zones All of its zones, by id.
 * @param kind The kind of the zone that is its ground.
 */
export function groundOf(zones: readonly ZoneRow[], kind: string): Ground {
  const own = zones.find((zone) => zone.kind === kind);
  const [x, y] = own === undefined ? [null, null] : middleOf(own);
  return { x, y, zones: zones.map(({ id, name = null, kind: of }) => ({ id, name, kind: of })) };
}

/** Returns the middle of the box around a zone. */
function middleOf({ points }: ZoneRow): readonly [x: number, y: number] {
  if ("radius" in points) return [points.x, points.y];
  const middle = (values: readonly number[]) => Math.round((Math.min(...values) + Math.max(...values)) / 2);
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
}
