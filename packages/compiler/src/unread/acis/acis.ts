import type { UnreadEntry } from "../../read/inventory.js";
import { unopened, unread } from "../entries.js";
import { unreadOfSkills } from "./skills.js";

/** What the compiler does not read on purpose, and why. */
export const acisUnreadList: readonly UnreadEntry[] = [
  ...unread("xml/items", {
    "How enchanting raises a stat, a rule of the engine; only whether an item has such a function is read.":
      "item/for/enchant",
    "The engine's order of calculation.": "item/for/{set add sub}@order",
    "What the client says to who may not use an item, and conditions that the engine does not read.":
      "item/cond@msgId item/set[{use_condition equip_condition}]",
    "How the engine carries out the use of an item.":
      "item/set[{default_action handler shared_reuse_group equip_reuse_delay}]",
    "Whom a hit reaches; the stats `pAtkRange` and `pAtkAngle` are read where an item states them.":
      "item/set[damage_range]",
    "Limits on storage and Olympiad use, not among the flags of an item.":
      "item/set[{is_depositable is_destroyable is_oly_restricted}]",
  }),
  ...unreadOfSkills,
  ...unread("sql/raidboss_spawnlist.sql", {
    "State of a running server.": "@{respawn_time currentHp currentMp}",
  }),
  ...unread("sql/grandboss_data.sql", {
    "State of a running server.": "@{respawn_time currentHP currentMP status}",
  }),
  ...unread("xml/castles.xml", {
    "The zones of traps, which name their castles, and tickets of mercenaries, whose names say what they post.":
      "castle/flameTowers/tower@zones castle/tickets",
  }),
  ...unread("xml/clanHalls.xml", { "A sentence that says where the hall is.": "clanhall@desc" }),
  ...unopened({ "sql/grandboss_list.sql": "State of a running server: the table is empty." }),
  ...unread("sql/random_spawn.sql", {
    "When the NPC first appears after a start of the server, and whether that is announced.":
      "@{initialDelay broadcastSpawn}",
    "True for just the groups that have several places.": "@randomSpawn",
  }),
  ...unread("sql/spawnlist_4s.sql", {
    "What makes the row appear during the event of the Four Sepulchers.": "@{id key_npc_id spawntype}",
  }),
  ...unread("xml/classes", {
    "The level of the class change, which is the same for a profession, and the body of a character.":
      "class/set@{baseLvl radius radiusFemale height heightFemale}",
    "Where a new character stands.": "class/spawns",
    "A comment on 8 of the rows; the name is that of the skill.": "class/skills/skill@skillName",
  }),
  ...unread("xml/zones", {
    "What happens in a zone, and where it sends characters; its kind, shape, heights and whether it is off are read.":
      "zone/{stat spawn}",
  }),
  ...unopened({
    "client/quest-journal.json": "Client text, compiled with `--text` only, into a file outside the data set.",
    "client/skill-descriptions.json": "Client text, as the quest journal.",
  }),
];
