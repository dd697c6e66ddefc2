import type { UnreadEntry } from "../../read/inventory.js";

const SERVER_STATE = "State of a running server.";
const DISABLED = "The engine does not read the column, or it is 0 in every row.";

/** What is not read of spawns, and why. */
export const unreadOfSpawns: readonly UnreadEntry[] = [
  { in: "sql/spawnlist.sql", names: ["@location", "@randomx", "@randomy"], reason: DISABLED },
  {
    in: "sql/raidboss_spawnlist.sql",
    names: ["@amount", "@respawn_time", "@currentHp", "@currentMp"],
    reason: SERVER_STATE,
  },
  {
    in: "sql/grandboss_data.sql",
    names: ["@respawn_time", "@currentHP", "@currentMP", "@status"],
    reason: SERVER_STATE,
  },
  { in: "sql/grandboss_list.sql", reason: "State of a running server: the table is empty." },
  {
    in: "sql/four_sepulchers_spawnlist.sql",
    names: ["@id", "@location", "@randomx", "@randomy", "@key_npc_id", "@spawntype"],
    reason: "What makes the row appear during the event of the Four Sepulchers.",
  },
  {
    in: "sql/random_spawn.sql",
    names: ["@initialDelay", "@broadcastSpawn", "@randomSpawn"],
    reason: "When the NPC first appears, whether that is announced, and that a group has several places.",
  },
  {
    in: "sql/territory_spawnlist.sql",
    names: ["@castleId", "@id"],
    reason: "The castle of the row; rows of territory wars (`spawnType` 1, 2 and 3) are no spawns.",
  },
  { in: "sql/teleport.sql", reason: "Destinations; the curated teleports have those that an NPC offers." },
  ...["spawns", "spawnlist"].map((name) => ({
    in: `xml/${name}`,
    names: ["spawn/AIData", "spawn/npc@chaseRange", "spawn/group/npc@chaseRange"],
    reason: "How the NPCs move.",
  })),
  {
    in: "xml/hellbound",
    names: ["npc/hellboundLevel"],
    reason: "The levels of Hellbound at which an NPC appears; spawns are listed for all of them.",
  },
];
