import type { Place } from "../parts/record-link.js";
import { useAnswer } from "../service/use-answer.js";
import { readKept } from "../storage/kept.js";

/** The name under which the browser keeps the town where ways start. */
export const KEPT_TOWN = "gamedata.town";

/** Returns the position that is kept for the town; `undefined` without a chosen one. */
function keptTown(): { readonly x: number; readonly y: number } | undefined {
  const [x, y] = String(readKept(KEPT_TOWN) ?? "")
    .split(",")
    .map(Number);
  return Number.isFinite(x) && y !== undefined && Number.isFinite(y) ? { x: Number(x), y } : undefined;
}

/** The start of a way in the address that stands for the town that is nearest to its end. */
export const NEAREST = "nearest";

/** Returns which of some NPCs is nearest to the town that was chosen for ways, by the middle of its location; `undefined` without a town. */
export function useNearestNpc(places: ReadonlyMap<number, Place>): number | undefined {
  const { value: frame } = useAnswer((client) => client.getMapFrame(), "frame");
  const town = keptTown();
  if (town === undefined || frame === undefined) return undefined;
  const locations = new Map(frame.locations.map((location) => [location.id, location]));
  const distances = [...places].flatMap(([id, { location }]) => {
    const there = location && locations.get(location.id);
    return there ? [{ id, distance: Math.hypot(there.x - town.x, there.y - town.y) }] : [];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.id;
}
