import type { UnreadEntry } from "../read/inventory.js";

const entry = (names: readonly string[], columns: string, reason: string): readonly UnreadEntry[] =>
  names.flatMap((name) =>
    [name, `custom_${name}`].map((file) => ({
      in: `sql/${file}.sql`,
      names: columns.split(" ").map((column) => `@${column}`),
      reason,
    })),
  );

/** What is not read of the dumps of L2J before 2013, and why. */
export const unreadOfDumps: readonly UnreadEntry[] = [
  ...entry(
    ["npc"],
    "serverSideName serverSideTitle class sex attackrange matkspd armor enchant isUndead absorb_level absorb_type targetable show_name basestats",
    "How the client draws an NPC, and numbers that no record shows.",
  ),
  ...entry(
    ["npcaidata"],
    "skill_chance primary_attack minrangeskill minrangechance maxrangeskill maxrangechance ischaos enemyRange enemyClan dodge",
    "How an NPC chooses what it casts, and whom it attacks.",
  ),
  ...entry(
    ["spawnlist", "raidboss_spawnlist"],
    "id location loc_id randomx randomy amount respawn_time currentHp currentMp",
    "Technical names, what the engine does not read, and the state of a running server.",
  ),
  ...entry(["herb_droplist_groups"], "min max", "Always one of each."),
  ...entry(
    ["weapon", "armor", "etcitem"],
    "crystallizable rnd_dam duration destroyable oldname oldtype enchant4_skill_id enchant4_skill_lvl",
    "Technical names, and what no record shows.",
  ),
];
