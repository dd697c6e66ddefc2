import * as v from "valibot";
import type { SpawnGroupRow, SpawnRow } from "../generated/types.js";
import { circle } from "../values/circle.js";
import { choice, closedObject, described, filledList, optional } from "../values/form.js";
import { npcId } from "../values/id.js";
import { coordinates, count, integer, label, positiveCount } from "../values/measure.js";
import { given, type TableDescription } from "./table.js";

export const periodOfDay = choice([0, 1, 2], "0 at any time, 1 by day, 2 by night.");

export const heading = described(integer, "Direction faced: 65536 is a full turn, and -1 any.");
/** When an NPC appears again. */
export const respawn = {
  respawnDelay: described(count, "Seconds; 0 when the source states none."),
  respawnRandom: described(count, "Seconds added to or taken from the delay at random."),
  respawnPattern: optional(
    label,
    "Times at which it appears again, in place of a delay, as cron writes them: minutes, hours, days, months and days of the week; | separates several.",
  ),
};

export const corner = v.strictObject({ x: coordinates.x, y: coordinates.y });

export const territory = closedObject("Area in which NPCs spawn at random points.", {
  name: optional(label, "Technical name of the area in the source, where it has one."),
  minZ: described(integer, "Game units, lowest height."),
  maxZ: described(integer, "Game units, greatest height."),
  polygon: optional(
    v.pipe(filledList(corner), v.minLength(3), v.description("Corners, in order; missing where the area is a circle.")),
  ),
  circle: optional(circle, "The area where it is a circle."),
});

export const spawnTerritory = optional(
  territory,
  "Present where the NPCs spawn in an area; x, y, z are its middle then.",
);
export const spawnCount = optional(
  v.pipe(positiveCount, v.minValue(2), v.description("Number of NPCs; 1 when it is missing.")),
);

export const spawnEvent = optional(
  label,
  "Event or siege during which alone the NPC stands there, by the source's word; missing where it always does.",
);

const groupId = described(positiveCount, "Id of a group of places.");

export const spawnRow = closedObject(
  "Position where an NPC spawns. A missing number is 0, unless it says otherwise.",
  () => ({
    npcId,
    ...coordinates,
    heading: optional(heading),
    respawnDelay: optional(respawn.respawnDelay),
    respawnRandom: optional(respawn.respawnRandom),
    respawnPattern: respawn.respawnPattern,
    periodOfDay: optional(periodOfDay),
    groupId: optional(groupId, "The group that uses this place at times."),
    count: spawnCount,
    territory: spawnTerritory,
    event: spawnEvent,
  }),
);

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
  despawnDelay: optional(positiveCount, "Seconds after which the NPC leaves its place; missing if it stays."),
});

export const spawnGroupTable: TableDescription<SpawnGroupRow> = {
  description: "The groups of places of which an NPC uses one at a time.",
  row: spawnGroupRow,
  key: ["id"],
  targets: [{ kind: "spawnGroup", keysOf: ({ id }) => [id] }],
  references: [{ field: "npcId", to: "npc", keysOf: ({ npcId }) => [npcId] }],
};
