import type { Place } from "../parts/npc-places.js";
import { useAnswer } from "../service/use-answer.js";
import { keptTown } from "./start.js";

/** Returns which of some NPCs is nearest to the town that was chosen for ways, by the middle of its location; `undefined` without a town. */
export function useNearestNpc(places: ReadonlyMap<number, Place>): number | undefined {
  const { value: frame } = useAnswer((client) => client.getMapFrame(), "frame");
  const town = keptTown();
  if (town === undefined || frame === undefined) return undefined;
  const locations = new Map(frame.locations.map((location) => [location.id, location]));
  const distances = [...places].flatMap(([id, { primaryLocation }]) => {
    const location = primaryLocation && locations.get(primaryLocation.id);
    return location ? [{ id, distance: Math.hypot(location.x - town.x, location.y - town.y) }] : [];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.id;
}
