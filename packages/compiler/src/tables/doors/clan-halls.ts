import type { ZoneRow } from "@gamedata/schema";
import { groupBy } from "../rows-by-id.js";
import type { SourcedTable } from "../table-rows.js";

/** How near a corner of the ground of a clan hall its doors are, in game units. Source: class `Door` of aCis, and `DoorTable` of L2J before 2012. */
const NEAR = 500;

/**
 * Gives each door that states none its clan hall: the first one whose ground has a corner near it. Source: method `getNearestClanHall` of the
 * class `ClanHallManager` of aCis.
 */
export function withClanHalls(doors: SourcedTable<"doors">, zones: SourcedTable<"zones">): SourcedTable<"doors"> {
  const grounds = zones.flatMap(({ row: { kind, clanHallId, points } }) =>
    kind === "clanHall" && clanHallId !== undefined && !("radius" in points)
      ? [{ clanHallId, corners: cornersOf(points) }]
      : [],
  );
  const halls = [...groupBy(grounds, ({ clanHallId }) => clanHallId)].sort(([one], [other]) => one - other);
  return doors.map((door) => {
    const { clanHallId, x, y } = door.row;
    if (clanHallId !== undefined) return door;
    const isNear = ([left, top]: readonly [number, number]) => Math.hypot(left - x, top - y) < NEAR;
    const hall = halls.find(([, own]) => own.some(({ corners }) => corners.some(isNear)));
    return hall === undefined ? door : { ...door, row: { ...door.row, clanHallId: hall[0] } };
  });
}

/** Returns the corners of a polygon, or all four of a cuboid, which states two. */
function cornersOf(
  points: Exclude<ZoneRow["points"], { readonly radius: number }>,
): readonly (readonly [number, number])[] {
  const [one, other, ...further] = points;
  if (one === undefined || other === undefined || further.length > 0) return points;
  return [one, other, [one[0], other[1]], [other[0], one[1]]];
}
