import type { ZoneFeature } from "@gamedata/client";
import { useMemo } from "preact/hooks";
import { type PlaceLabel, placeLabelsOf } from "../map/place-labels.js";
import type { Position } from "../map/view.js";
import { type Answer, useAnswer } from "../service/use-answer.js";

/** Asks for the towns of the data set, by name. */
export function useTowns(): Answer<readonly PlaceLabel[]> {
  const frame = useAnswer((client) => client.getMapFrame(), "frame");
  const zones = useAnswer((client) => client.zoneMap({ kind: ["town"] }), "frame");
  // A data set without zones of towns refuses to be asked for them.
  const areas = zones.error === undefined ? zones.value?.features : noZones;
  const value = useMemo(() => {
    if (frame.value === undefined || areas === undefined) return undefined;
    return placeLabelsOf(frame.value, areas).towns.toSorted((a, b) => a.text.localeCompare(b.text));
  }, [frame.value, areas]);
  return { ...frame, value };
}

const noZones: readonly ZoneFeature[] = [];

/** Returns the town that is nearest to a place; `undefined` if there are none. */
function nearestTown(towns: readonly PlaceLabel[], { x, y }: Position): PlaceLabel | undefined {
  const distance = (town: PlaceLabel) => Math.hypot(town.x - x, town.y - y);
  return towns.toSorted((a, b) => distance(a) - distance(b))[0];
}

const positionForm = /^-?\d{1,8},-?\d{1,8}$/;

/** Writes the position of a town for the address. */
export const textOf = ({ x, y }: Position): string => `${x},${y}`;

/** Returns the town of a text: the one there, or nearest to it in another chronicle; nearest to the end for anything else. */
export function townOf(towns: readonly PlaceLabel[], text: string | undefined, end: Position): PlaceLabel | undefined {
  if (text === undefined || !positionForm.test(text)) return nearestTown(towns, end);
  const [x = 0, y = 0] = text.split(",").map(Number);
  return nearestTown(towns, { x, y });
}
