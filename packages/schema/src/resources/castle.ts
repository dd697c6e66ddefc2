import * as v from "valibot";
import { castleGate, castleTower, clanHallFields } from "../rows/castle.js";
import { closedObject, described, describedList } from "../values/form.js";
import { castleId, clanHallId } from "../values/id.js";
import { integer } from "../values/measure.js";
import { itemRef, npcRef } from "./reference.js";
import { zoneRef } from "./zone.js";

export const castleRef = closedObject("Reference to a castle.", { id: castleId, name: v.string() });

const position = {
  x: v.nullable(described(integer, "Middle of its ground, game units, west to east.")),
  y: v.nullable(described(integer, "The same, north to south.")),
};

export const castleSummary = closedObject("Castle.", () => ({ ...castleRef.entries, circlet: itemRef, ...position }));

export const castleDetail = closedObject(
  "Castle with what stands in it; a list is empty where the source states none.",
  () => ({
    ...castleSummary.entries,
    artifacts: describedList(npcRef, "What a clan engraves to win the castle."),
    controlTowers: describedList(castleTower, "Towers where defenders revive."),
    flameTowers: describedList(castleTower, "Towers that hold the traps."),
    gates: describedList(castleGate, "Gates and walls, with their numbers before improvements."),
    npcs: describedList(npcRef, "NPCs of its lands, whose shops it taxes."),
    zones: describedList(zoneRef, "Its zones, by id."),
  }),
);

export const clanHall = closedObject("Clan hall.", () => ({
  id: clanHallId,
  name: v.string(),
  ...clanHallFields,
  ...position,
  zones: describedList(zoneRef, "Its zones, by id."),
}));
