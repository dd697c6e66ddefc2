import type { UnreadEntry } from "../../read/inventory.js";

/** What is not read of NPCs and their spawns, and why. */
export const unreadOfNpcs: readonly UnreadEntry[] = [
  {
    in: "sql/raidboss_spawnlist.sql",
    names: ["@respawn_time", "@currentHp", "@currentMp"],
    reason: "State of a running server.",
  },
  {
    in: "sql/grandboss_data.sql",
    names: ["@respawn_time", "@currentHP", "@currentMP", "@status"],
    reason: "State of a running server.",
  },
  {
    in: "xml/castles.xml",
    names: ["castle/flameTowers/tower@zones", "castle/tickets"],
    reason: "The zones of traps, which name their castles, and tickets of mercenaries, whose names say what they post.",
  },
  {
    in: "xml/clanHalls.xml",
    names: ["clanhall@desc"],
    reason: "A sentence that says where the hall is.",
  },
  { in: "sql/grandboss_list.sql", reason: "State of a running server: the table is empty." },
  {
    in: "sql/random_spawn.sql",
    names: ["@initialDelay", "@broadcastSpawn"],
    reason: "When the NPC first appears after a start of the server, and whether that is announced.",
  },
  {
    in: "sql/random_spawn.sql",
    names: ["@randomSpawn"],
    reason: "True for just the groups that have several places.",
  },
  {
    in: "sql/spawnlist_4s.sql",
    names: ["@id", "@key_npc_id", "@spawntype"],
    reason: "What makes the row appear during the event of the Four Sepulchers.",
  },
];
