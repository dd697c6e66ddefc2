import type { UnreadEntry } from "../../read/inventory.js";
import { unopened, unread } from "../entries.js";

/** What is not read of spawns, and why. */
export const unreadOfSpawns: readonly UnreadEntry[] = [
  ...unread("sql/spawnlist.sql", {
    "The engine does not read the column, or it is 0 in every row.": "@{location randomx randomy}",
  }),
  ...unread("sql/raidboss_spawnlist.sql", {
    "State of a running server.": "@{amount respawn_time currentHp currentMp}",
  }),
  ...unread("sql/grandboss_data.sql", {
    "State of a running server.": "@{respawn_time currentHP currentMP status}",
  }),
  ...unopened({ "sql/grandboss_list.sql": "State of a running server: the table is empty." }),
  ...unread("sql/four_sepulchers_spawnlist.sql", {
    "What makes the row appear during the event of the Four Sepulchers.":
      "@{id location randomx randomy key_npc_id spawntype}",
  }),
  ...unread("sql/random_spawn.sql", {
    "When the NPC first appears, whether that is announced, and that a group has several places.":
      "@{initialDelay broadcastSpawn randomSpawn}",
  }),
  ...unread("sql/territory_spawnlist.sql", {
    "The castle of the row; rows of territory wars (`spawnType` 1, 2 and 3) are no spawns.": "@{castleId id}",
  }),
  ...unopened({ "sql/teleport.sql": "Destinations; the curated teleports have those that an NPC offers." }),
  ...unread("xml/{spawns spawnlist}", {
    "How the NPCs move.": "spawn/AIData spawn/npc@chaseRange spawn/group/npc@chaseRange",
  }),
  ...unread("xml/hellbound", {
    "The levels of Hellbound at which an NPC appears; spawns are listed for all of them.": "npc/hellboundLevel",
  }),
];
