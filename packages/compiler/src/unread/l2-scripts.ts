import type { UnreadEntry } from "../read/inventory.js";
import { unread } from "./entries.js";

const ITEMS = "{weapon armor etcitem}";
const SKILL_EFFECTS = "{effect self_effect}";
const SKILL_WORDS =
  "{p_attack_trait p_defence_trait p_critical_damage p_heal_effect p_magic_critical_dmg p_mp_vampiric_attack p_skill_critical_damage p_vampiric_attack p_vampiric_attack_only_bow stat_effect}";

/** What is not read of the datapacks of L2-Scripts and its forks, and why. */
export const l2ScriptsUnreadList: readonly UnreadEntry[] = [
  ...unread("xml/items", {
    "How enchanting raises a stat, factors, and the engine's order of calculation.": `
      ${ITEMS}/for/{enchant mul div} ${ITEMS}/for/{set add sub}@order`,
    "How the client sorts an item, and what an engine does with it besides what a record shows.": `
      ${ITEMS}/set[{class commissionable crystallizable destroyable ensoul_bm_slots ensoul_slots ex_type automaticUseItemType keepType reuse_type delay_share_group flags freightable mailable privatestoreable variation_group_id}]`,
    "What the client says to who may not use an item.": `${ITEMS}/cond@{msgId msg addName}`,
    "What starts when an item is taken off.": `${ITEMS}/unequip_skill`,
    "Which items can be enchanted, which differs by the age of the engine.": `${ITEMS}/set[enchantable]`,
  }),
  ...unread("xml/npcs", {
    "How an NPC looks, and inputs of the engine's formulas.": `
      npc@template_id npc/set[{baseAtkRange baseAtkType baseAttackType baseAvoidModify baseCpMax baseCpReg baseDamageRange baseHitModify baseHitTimeFactor baseHpRate baseMAtkSpd baseMCritRate
      basePAvoidModify basePHitModify baseRandDam baseReuseDelay baseSafeHeight baseShldDef baseShldRate castle_id damage_range displayId
      htm_root rewardRp shots soulshot_count spiritshot_count texture}]`,
    "What the client alone is shown of an NPC.": "npc/{client_skills database_rewardlist}",
    "Parameters of the AI, routes, and what scripts do with an NPC.":
      "npc/{ai_params absorblist random_actions walker_route} npc/skills/skill@use_type npc/rewardlist@auto_loot npc/minions/minion@{ai respawn}",
  }),
  ...unread("xml/pc_parameters/template_data", {
    "Where characters begin, the bounds of their attributes, and those of later games.": `template_data/creation_data/start_points
      template_data/stats_data/{min_attributes max_attributes} template_data/stats_data/base_attributes@{luc cha}`,
  }),
  ...unread("xml/char_templates.xml", {
    "Where characters begin, how they look, and what the engine takes from its formulas.": `
      template@name template/set@{raceId basePDef baseMDef baseHpReg baseCpReg baseMpReg baseShldDef baseShldRate spawnX spawnY spawnZ}
      template/set@{male_collision_radius male_collision_height female_collision_radius female_collision_height}`,
  }),
  ...unread("xml/fishdata.xml", {
    "What comes to lures, which the engine computes of their chances and of places, and what it computes with.":
      "distribution lure rod config fish@{bite_rate cheating_prob guts_check_probability length_rate max_length}",
  }),
  ...unread("xml/staticobjects.xml", {
    "What the authors call an object, and whether it is there.": "staticobject@{name spawn}",
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
    "What enchanting skills costs, which is read with the routes.": "skill",
  }),
  ...unread("xml/multisell", {
    "What becomes of an item that is given, and when it vanishes.": "item/production@{durablity flags temporal}",
  }),
  ...unread("xml/spawns", {
    "Parameters of the AI, where it walks, what is announced, and notes of the authors.": `
      spawn/npc/{ai_params set} spawn/npc@ai spawn/debug spawn@{rndpos announce_before_spawn announce_type} spawn/{point territory}@superPoint {territory spawn/territory}@name_debug`,
    "A part of a territory without NPCs.": "{territory spawn/territory}/banned_territory",
  }),
  ...unread("xml/{skills stats/skills}", {
    "The engine's order of calculation.": `skill/for/{add sub mul div set}@order skill/for/${SKILL_EFFECTS}/{add sub mul div set}@order`,
    "Parts of the enchanting of later games, by level, which change the tables of the skill.": "skill/enchant_info",
    "Effects that start another skill by chance; the skill and the chance are not linked yet by any record.": `skill/triggers
      skill/for/${SKILL_EFFECTS}/triggers`,
    "Resistances, and other changes in words of their own.": `skill/for/${SKILL_WORDS} skill/for/${SKILL_EFFECTS}/${SKILL_WORDS}`,
    "Effects that count only against players, or against monsters.": "skill/for/{pvp_effect pve_effect}",
    "What a skill does while it is cast, and when its effects end.": "skill/for/{start_effect tick_effect end_effect}",
    "What comes of a skill: the engine rolls its groups until one of them succeeds.": "skill/restoration",
    "What the client shows of effects, and what ends them.": `skill/for/${SKILL_EFFECTS}@{cancel_on_action has_combo hide_time}
      skill/set[{abnormal_cancel_on_action abnormal_effect abnormal_has_combo abnormal_hide_time irreplaceable_buff}]`,
    "What a skill costs, needs and starts besides what a record shows.": `skill/set[{addSkills alt_use analog_skills canUseWhileAbnormal canUseTeleport castCount
      charge_skill_id charges clan_leader_only cond_charges consume_item_from_master cprConsume fameConsume min_pledge_rank mp_consume_tick num_charges
      referenceItemId referenceItemMpConsume relationSkillsId ride_state soulsConsume switchable useSS}]`,
    "What the engine computes with.": `skill/set[{add_self_target affectLimit affect_limit affect_object autouse_type applyMinRange apply_effects_on_pet apply_effects_on_summon
      basedOnTargetDebuff behind behind_radius chargeBoost chargeDefectPower chargeDefectPowerPvE chargeDefectPowerPvP chargeEffectPower
      chargeEffectPowerPvE chargeEffectPowerPvP criticalRate critical_rate_modifier deathlink decreaseOnNoPole defence_ignore_percent
      increaseOnPole isBehind isCancel isForceUse isIgnoreInvul isIgnoreResists isSelfDispellable lethal1DepensencyAddon
      lethal1SkillDepencensyAddon lethal2DepensencyAddon lethal2SkillDepencensyAddon lv_bonus_rate masteryLevel
      percent_damage_if_target_debuff powerPvE powerPvP soulBoost shield_ignore_percent tick_interval undeadOnly}]`,
    "How a cast goes on, and what the client shows of it.": `skill/set[{display_id display_level fly_animation_speed fly_delay fly_depends_on_heading
      fly_position_degree fly_radius fly_speed fly_to_back fly_type hitCancelTime isHideStartMessage isHideUseMessage isReuseDelayPermanent
      isSkillTimePermanent is_abortable nextAction reuse_skill_id skillInterrupt}]`,
    "Classes of skills in the engine.": `skill/set[{cancelable detectPcHide doNotDispelOnSelfBuff flyingTransformUsage isNewbie isNotAffectedByMute
      isNotUsedByAI isOffensive isPreservedOnDeath isPvm isPvpSkill isTrigger is_item_skill is_self_offensive provoke reflectable renewal}]`,
  }),
];
