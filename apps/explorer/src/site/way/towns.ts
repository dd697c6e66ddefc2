import { useMemo } from "preact/hooks";
import { type PlaceLabel, placeLabelsOf } from "../map/place-labels.js";
import { useAnswer } from "../service/use-answer.js";

/** A place in game units. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Returns the towns of the data set by name; `undefined` while they are asked for. */
export function useTowns(): readonly PlaceLabel[] | undefined {
  const { value: frame } = useAnswer((client) => client.getMapFrame(), "frame");
  const { value: zones } = useAnswer((client) => client.zoneMap({ kind: ["town"] }), "frame");
  return useMemo(() => {
    if (frame === undefined || zones === undefined) return undefined;
    return placeLabelsOf(frame, zones.features).towns.toSorted((a, b) => a.text.localeCompare(b.text));
  }, [frame, zones]);
}

/** Returns the town that is nearest to a place; `undefined` if there are none. */
export function nearestTown(towns: readonly PlaceLabel[], { x, y }: Position): PlaceLabel | undefined {
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
