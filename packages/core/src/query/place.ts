import { npcId } from "@gamedata/schema";
import * as v from "valibot";
import { idValue, integer } from "./input.js";
import { ofKind } from "./parameter-kind.js";

/** The greatest coordinate, far outside the map of every chronicle; squares of distances stay exact integers. */
const MAXIMUM_COORDINATE = 10_000_000;

/** What a parameter that names a place allows, as a phrase. */
export const PLACE_PHRASE = `the id of an NPC, or x,y: two whole numbers from -${MAXIMUM_COORDINATE} to ${MAXIMUM_COORDINATE}`;

/** A place in the game world: the id of an NPC, or x and y in game units; in text `30080` or `83396,147904`. */
export function placeInput(description: string) {
  const coordinate = v.pipe(integer, v.minValue(-MAXIMUM_COORDINATE), v.maxValue(MAXIMUM_COORDINATE));
  const place = v.union([idValue(npcId), v.strictTuple([coordinate, coordinate])]);
  return v.pipe(place, ofKind("place"), v.description(description));
}
