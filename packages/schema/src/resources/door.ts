import * as v from "valibot";
import { doorFields } from "../rows/door.js";
import { staticObjectRow } from "../rows/static-object.js";
import { closedObject, described } from "../values/form.js";
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
  region: described(v.nullable(regionRef), "Null outside the region tile grid."),
  castle: described(v.nullable(castleRef), "Castle that it belongs to, where the source states it."),
  clanHall: described(v.nullable(clanHallRef), "Clan hall that it belongs to, where it is known."),
  triggeredDoor: described(v.nullable(doorRef), "Door that opens and closes with it."),
}));

export const staticObject = closedObject("Object that stands in the world for good.", () => ({
  ...staticObjectRow.entries,
  region: described(v.nullable(regionRef), "Null outside the region tile grid."),
}));
