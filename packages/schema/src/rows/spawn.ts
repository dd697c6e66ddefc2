import * as v from "valibot";
import type { SpawnGroupRow, SpawnRow } from "../generated/types.js";
import { circle } from "../values/circle.js";
import { choice, closedObject, filledList } from "../values/form.js";
import { npcId } from "../values/id.js";
import { coordinates, count, integer, label, positiveCount } from "../values/measure.js";
import { given, type TableDescription } from "./table.js";

export const periodOfDay = choice([0, 1, 2], "0 at any time, 1 by day, 2 by night.");

export const heading = v.pipe(integer, v.description("Direction faced, 0 to 65535 for a full turn; -1 means any."));
/** When an NPC appears again. */
export const respawn = {
  respawnDelay: v.pipe(count, v.description("Seconds; 0 when the source states none.")),
  respawnRandom: v.pipe(count, v.description("Seconds added to or taken from the delay at random.")),
  respawnPattern: v.exactOptional(
    v.pipe(
      label,
      v.description(
        "Times at which it appears again, in place of a delay, as cron writes them: minutes, hours, days, months and days of the week; | separates several.",
      ),
    ),
  ),
};

export const corner = v.strictObject({ x: coordinates.x, y: coordinates.y });

export const territory = closedObject("Area in which NPCs spawn at random points.", {
  name: v.exactOptional(v.pipe(label, v.description("Technical name of the area in the source, where it has one."))),
  minZ: v.pipe(integer, v.description("Game units, lowest height.")),
  maxZ: v.pipe(integer, v.description("Game units, greatest height.")),
  polygon: v.exactOptional(
    v.pipe(filledList(corner), v.minLength(3), v.description("Corners, in order; missing where the area is a circle.")),
  ),
  circle: v.exactOptional(v.pipe(circle, v.description("The area where it is a circle."))),
});

export const spawnTerritory = v.exactOptional(
  v.pipe(territory, v.description("Present where the NPCs spawn in an area; x, y, z are its middle then.")),
);
export const spawnCount = v.exactOptional(
  v.pipe(positiveCount, v.minValue(2), v.description("Number of NPCs; 1 when it is missing.")),
);

export const spawnEvent = v.exactOptional(
  v.pipe(
    label,
    v.description(
      "Event or siege during which alone the NPC stands there, by the source's word; missing where it always does.",
    ),
  ),
);

const groupId = v.pipe(positiveCount, v.description("Id of a group of places."));

export const spawnRow = closedObject("Position where an NPC spawns. A missing number is 0.", () => ({
  npcId,
  ...coordinates,
  heading: v.exactOptional(heading),
  respawnDelay: v.exactOptional(respawn.respawnDelay),
  respawnRandom: v.exactOptional(respawn.respawnRandom),
  respawnPattern: respawn.respawnPattern,
  periodOfDay: v.exactOptional(periodOfDay),
  groupId: v.exactOptional(v.pipe(groupId, v.description("The group that uses this place at times."))),
  count: spawnCount,
  territory: spawnTerritory,
  event: spawnEvent,
}));

export const spawnTable: TableDescription<SpawnRow> = {
  description: "Every position where an NPC spawns, by NPC id, then in source order.",
  row: spawnRow,
  key: [],
  order: ["npcId"],
  references: [
    { field: "npcId", to: "npc", keysOf: ({ npcId }) => [npcId] },
    { field: "groupId", to: "spawnGroup", keysOf: ({ groupId }) => given(groupId) },
  ],
};

export const spawnGroupRow = closedObject("Places of which an NPC uses one at a time.", {
  id: groupId,
  npcId,
  despawnDelay: v.exactOptional(
    v.pipe(positiveCount, v.description("Seconds after which the NPC leaves its place; missing if it stays.")),
  ),
});

export const spawnGroupTable: TableDescription<SpawnGroupRow> = {
  description: "The groups of places of which an NPC uses one at a time.",
  row: spawnGroupRow,
  key: ["id"],
  targets: [{ kind: "spawnGroup", keysOf: ({ id }) => [id] }],
  references: [{ field: "npcId", to: "npc", keysOf: ({ npcId }) => [npcId] }],
};
