import type { HuntingTarget, LocationRef } from "@gamedata/client";
import { grouped } from "../../parts/grouped.js";

/** A place, with what there is to hunt. */
export interface HuntingPlace {
  readonly location: LocationRef;
  /** The monsters that live mostly there, the best first. */
  readonly targets: readonly HuntingTarget[];
  readonly spawnCount: number;
  /** The mean score of their spawns. */
  readonly score: number;
  /** The mean experience of a kill. */
  readonly exp: number;
}

/** The spawns that make a place to hunt: fewer are gone as soon as one person hunts there. */
export const LEAST_SPAWNS = 40;

const sumOf = <Row>(rows: readonly Row[], read: (row: Row) => number) => rows.reduce((sum, row) => sum + read(row), 0);

/**
 * Returns the places with the highest mean score of their spawns. A monster counts for the one location where most of its spawns are;
 * monsters without a location, or without a score, are left out.
 *
 * @param targets The monsters for a level, the best first.
 * @param count The most places.
 */
export function bestPlaces(targets: readonly HuntingTarget[], count: number): readonly HuntingPlace[] {
  const known = targets.filter(({ location, score }) => location !== null && score !== null);
  const places = [...grouped(known, ({ location }) => location?.id).values()].flatMap((there): HuntingPlace[] => {
    const location = there[0]?.location;
    const spawnCount = sumOf(there, (target) => target.spawnCount);
    if (!location || spawnCount < LEAST_SPAWNS) return [];
    const score = sumOf(there, (target) => (target.score ?? 0) * target.spawnCount) / spawnCount;
    const exp = sumOf(there, (target) => target.exp * target.spawnCount) / spawnCount;
    return [{ location, targets: there, spawnCount, score, exp }];
  });
  return places.toSorted((a, b) => b.score - a.score || a.location.id - b.location.id).slice(0, count);
}
