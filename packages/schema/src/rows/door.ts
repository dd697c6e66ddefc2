import * as v from "valibot";
import type { DoorRow } from "../generated/types.js";
import { choice, closedObject, described, optional, optionalList } from "../values/form.js";
import { castleId, clanHallId, doorId } from "../values/id.js";
import { coordinates, count, label, positiveCount } from "../values/measure.js";
import { corner } from "./spawn.js";
import { given, type TableDescription } from "./table.js";
import { minZ } from "./zone.js";

export const doorKind = choice(["door", "wall"], "Kind of door; a wall is hit by siege weapons alone.");

export const doorOpener = choice(
  ["click", "time", "item", "skill", "cycle"],
  "What opens a door: a click on it, time, an item, a skill that unlocks, or its cycle.",
);

/** What the numbers of a door and those of a castle's gate have in common. */
export const doorNumbers = { hp: positiveCount, pDef: positiveCount, mDef: positiveCount };

export const doorFields = {
  name: described(label, "Technical name in the source."),
  kind: doorKind,
  level: optional(positiveCount, "Level, by which a skill unlocks it."),
  corners: optionalList(corner, "Corners of its ground, in order."),
  minZ: optional(minZ),
  height: optional(positiveCount, "Game units."),
  hp: optional(doorNumbers.hp),
  pDef: optional(doorNumbers.pDef),
  mDef: optional(doorNumbers.mDef),
  isOpen: described(v.boolean(), "Whether it is open when the server starts."),
  openedBy: optionalList(
    doorOpener,
    "What opens it; missing for one that only NPCs, scripts and the owners of its castle or hall open.",
  ),
  opensAfter: optional(positiveCount, "Seconds after which it opens when it was closed."),
  closesAfter: optional(positiveCount, "Seconds after which it closes when it was opened."),
  randomDelay: optional(count, "Seconds, of which a random part is added to those two."),
};

export const doorRow = closedObject("Door, gate or wall that opens or breaks.", () => ({
  id: doorId,
  ...doorFields,
  ...coordinates,
  castleId: optional(castleId, "Castle that it belongs to, where the source states it."),
  clanHallId: optional(clanHallId, "Clan hall that it belongs to, where the source or its engine states it."),
  triggeredDoorId: optional(doorId, "Door that opens and closes with it."),
}));

export const doorTable: TableDescription<DoorRow> = {
  description: "Every door, with its place, its numbers and what opens it.",
  row: doorRow,
  key: ["id"],
  targets: [{ kind: "door", keysOf: ({ id }) => [id] }],
  references: [
    { field: "castleId", to: "castle", keysOf: ({ castleId: id }) => given(id) },
    { field: "triggeredDoorId", to: "door", keysOf: ({ triggeredDoorId }) => given(triggeredDoorId) },
  ],
};
