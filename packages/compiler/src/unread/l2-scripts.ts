import type { UnreadEntry } from "../read/inventory.js";
import { unread } from "./entries.js";

const ITEMS = "{weapon armor etcitem}";

/** What is not read of the datapacks of L2-Scripts and its forks, and why. */
export const l2ScriptsUnreadList: readonly UnreadEntry[] = [
  ...unread("xml/items", {
    "How enchanting raises a stat, factors, and the engine's order of calculation.": `
      ${ITEMS}/for/{enchant mul div} ${ITEMS}/for/{set add sub}@order`,
    "How the client sorts an item, and what an engine does with it besides what a record shows.": `
      ${ITEMS}/set[{class crystallizable destroyable ex_type automaticUseItemType keepType reuse_type delay_share_group flags variation_group_id}]`,
    "What the client says to who may not use an item.": `${ITEMS}/cond@{msgId msg addName}`,
    "Which items can be enchanted, which differs by the age of the engine.": `${ITEMS}/set[enchantable]`,
  }),
  ...unread("xml/npcs", {
    "How an NPC looks, and inputs of the engine's formulas.": `
      npc@template_id npc/set[{baseAtkRange baseAtkType baseAttackType baseAvoidModify baseCpMax baseCpReg baseDamageRange baseHitModify baseHitTimeFactor baseHpRate baseMAtkSpd baseMCritRate
      basePAvoidModify basePHitModify baseRandDam baseReuseDelay baseSafeHeight baseShldDef baseShldRate castle_id damage_range displayId
      htm_root rewardRp shots soulshot_count spiritshot_count texture}]`,
    "What the client alone is shown of an NPC.": "npc/{client_skills database_rewardlist}",
    "Parameters of the AI, routes, and what scripts do with an NPC.":
      "npc/{ai_params absorblist random_actions walker_route} npc/skills/skill@use_type npc/rewardlist@auto_loot npc/minions/minion@respawn",
  }),
  ...unread("xml/recipes.xml", { "What an NPC takes who crafts.": "recipe/npc_fee" }),
  ...unread("xml/doors", {
    "Parameters of the AI, what the client shows, a random time that delays the opening alone, and a door that another one opens.":
      "door/ai_params door/set[{ai show_hp targetable random_time master_door}]",
  }),
  ...unread("xml/zones", {
    "What a zone does, and where it sends those in it.": "zone/{set restart_point PKrestart_point for triggers}",
  }),
  ...unread("xml/skillTrees", {
    "Trees that no table has: of game masters, leaders and accounts, abilities and chaos, of skills that items teach or that a class keeps.": `
      {general gm clan_leader premium_account custom reborn ability chaos dual_chaos honor_noblesse awake_parent class_change multiclass}_skill_tree
      abilities_settings`,
  }),
  ...unread("xml/spawns", {
    "Parameters of the AI, where it walks, and notes of the authors.": `
      spawn/npc/{ai_params set} spawn/debug spawn@rndpos spawn/{point territory}@superPoint {territory spawn/territory}@name_debug`,
    "A part of a territory without NPCs.": "{territory spawn/territory}/banned_territory",
  }),
  ...unread("xml/{skills stats/skills}", {
    "The engine's order of calculation.": "skill/{for for/effect}/{add sub mul div set}@order",
  }),
];
