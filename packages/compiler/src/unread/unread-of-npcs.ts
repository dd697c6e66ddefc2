import type { UnreadEntry } from "../read/inventory.js";

/** What is not read of NPCs and their spawns, and why. */
export const unreadOfNpcs: readonly UnreadEntry[] = [
  {
    in: "xml/npcs",
    names: ["npc/teachTo"],
    reason: "The classes that a trainer teaches; classes list what they learn.",
  },
  {
    in: "xml/npcs",
    names: ["npc/minions"],
    reason: "The NPCs that appear with a leader; no table has them.",
  },
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
  { in: "sql/grandboss_list.sql", reason: "State of a running server: the table is empty." },
  { in: "sql/random_spawn.sql", reason: "NPCs that appear at one of several places at a time; no table has them." },
  { in: "sql/random_spawn_loc.sql", reason: "The places of `sql/random_spawn.sql`." },
  { in: "sql/spawnlist_4s.sql", reason: "Spawns of the Four Sepulchers, which scripts start; no table has them." },
  { in: "curated/race-icons.json", reason: "Icons of races; no table has them." },
];
