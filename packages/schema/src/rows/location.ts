import type { LocationOverrideRow, LocationRow } from "../generated/types.js";
import { closedObject, described, optional } from "../values/form.js";
import { locationId, npcId } from "../values/id.js";
import { coordinates, label, level, positiveCount } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const locationType = described(
  positiveCount,
  "The client's number of the type: 1 field, 2 dungeon, 3 town, 4 harbour; others have no name.",
);

export const locationRow = closedObject("Hunting or map location, given by its centre.", () => ({
  id: locationId,
  name: label,
  type: locationType,
  minLevel: optional(level, "Recommended player level."),
  ...coordinates,
}));

export const locationTable: TableDescription<LocationRow> = {
  description: "Every hunting and map location.",
  row: locationRow,
  key: ["id"],
  targets: [{ kind: "location", keysOf: ({ id }) => [id] }],
};

export const locationOverrideRow = closedObject("NPC whose spawns are not in the nearest location.", {
  npcId,
  locationId,
});

export const locationOverrideTable: TableDescription<LocationOverrideRow> = {
  description: "The NPCs whose location is set by hand, for all of their spawns.",
  row: locationOverrideRow,
  key: ["npcId"],
  references: [
    { field: "npcId", to: "npc", keysOf: ({ npcId }) => [npcId] },
    { field: "locationId", to: "location", keysOf: ({ locationId }) => [locationId] },
  ],
};
