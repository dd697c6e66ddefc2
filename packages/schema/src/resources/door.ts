import * as v from "valibot";
import { doorFields } from "../rows/door.js";
import { closedObject } from "../values/form.js";
import { clanHallId, doorId } from "../values/id.js";
import { coordinates } from "../values/measure.js";
import { castleRef } from "./castle.js";
import { regionRef } from "./reference.js";

export const doorRef = closedObject("Reference to a door.", { id: doorId, name: v.string() });

export const clanHallRef = closedObject("Reference to a clan hall.", { id: clanHallId, name: v.string() });

export const door = closedObject("Door, gate or wall that opens or breaks.", () => ({
  id: doorId,
  ...doorFields,
  ...coordinates,
  region: v.pipe(v.nullable(regionRef), v.description("Null outside the region tile grid.")),
  castle: v.pipe(v.nullable(castleRef), v.description("Castle that it belongs to, where the source states it.")),
  clanHall: v.pipe(v.nullable(clanHallRef), v.description("Clan hall that it belongs to, where it is known.")),
  triggeredDoor: v.pipe(v.nullable(doorRef), v.description("Door that opens and closes with it.")),
}));
