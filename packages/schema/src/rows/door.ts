import * as v from "valibot";
import type { DoorRow } from "../generated/types.js";
import { choice, closedObject, filledList } from "../values/form.js";
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
  name: v.pipe(label, v.description("Technical name in the source.")),
  kind: doorKind,
  level: v.exactOptional(v.pipe(positiveCount, v.description("Level, by which a skill unlocks it."))),
  corners: v.exactOptional(v.pipe(filledList(corner), v.description("Corners of its ground, in order."))),
  minZ: v.exactOptional(minZ),
  height: v.exactOptional(v.pipe(positiveCount, v.description("Game units."))),
  hp: v.exactOptional(doorNumbers.hp),
  pDef: v.exactOptional(doorNumbers.pDef),
  mDef: v.exactOptional(doorNumbers.mDef),
  isOpen: v.pipe(v.boolean(), v.description("Whether it is open when the server starts.")),
  openedBy: v.exactOptional(
    v.pipe(
      filledList(doorOpener),
      v.description(
        "What opens it; missing for one that only NPCs, scripts and the owners of its castle or hall open.",
      ),
    ),
  ),
  opensAfter: v.exactOptional(v.pipe(positiveCount, v.description("Seconds after which it opens when it was closed."))),
  closesAfter: v.exactOptional(
    v.pipe(positiveCount, v.description("Seconds after which it closes when it was opened.")),
  ),
  randomDelay: v.exactOptional(v.pipe(count, v.description("Seconds, of which a random part is added to those two."))),
};

export const doorRow = closedObject("Door, gate or wall that opens or breaks.", () => ({
  id: doorId,
  ...doorFields,
  ...coordinates,
  castleId: v.exactOptional(v.pipe(castleId, v.description("Castle that it belongs to, where the source states it."))),
  clanHallId: v.exactOptional(
    v.pipe(clanHallId, v.description("Clan hall that it belongs to, where the source or its engine states it.")),
  ),
  triggeredDoorId: v.exactOptional(v.pipe(doorId, v.description("Door that opens and closes with it."))),
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
