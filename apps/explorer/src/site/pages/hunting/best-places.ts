import type { HuntingTarget, LocationRef, RegionRef } from "@gamedata/client";
import { grouped } from "../../parts/grouped.js";

/** A place, with what there is to hunt. */
export interface HuntingPlace {
  /** A location, or a region of a data set whose monsters have no locations. */
  readonly place: LocationRef | RegionRef;
  readonly kind: "location" | "region";
  /** The monsters that live mostly there, the best first. */
  readonly targets: readonly HuntingTarget[];
  readonly spawnCount: number;
  readonly score: number;
  readonly exp: number;
}

/** The spawns that make a place to hunt: fewer are gone as soon as one person hunts there. */
export const LEAST_SPAWNS = 40;

const sumOf = <Row>(rows: readonly Row[], read: (row: Row) => number) => rows.reduce((sum, row) => sum + read(row), 0);

/**
 * Returns the places with the highest mean score of their spawns. A monster counts for the one location where most of its spawns are, or
 * for its region in a data set without locations; monsters without a place, or without a score, are left out.
 *
 * @param targets The monsters for a level, the best first.
 * @param count The most places.
 */
export function bestPlaces(targets: readonly HuntingTarget[], count: number): readonly HuntingPlace[] {
  const kind = targets.some(({ location }) => location !== null) ? "location" : "region";
  const known = targets.filter((target) => target[kind] !== null && target.score !== null);
  const places = [...grouped(known, (target) => target[kind]?.id).values()].flatMap((there): HuntingPlace[] => {
    const place = there[0]?.[kind];
    const spawnCount = sumOf(there, (target) => target.spawnCount);
    if (!place || spawnCount < LEAST_SPAWNS) return [];
    const score = sumOf(there, (target) => (target.score ?? 0) * target.spawnCount) / spawnCount;
    const exp = sumOf(there, (target) => target.exp * target.spawnCount) / spawnCount;
    return [{ place, kind, targets: there, spawnCount, score, exp }];
  });
  return places.toSorted((a, b) => b.score - a.score || a.place.id - b.place.id).slice(0, count);
}
