import { unread } from "../entries.js";

/** What is not read of items, and why. */
export const unreadOfItems = unread("xml/stats/items", {
  "How enchanting raises a stat, a rule of the engine; only whether an item has such a function is read.":
    "item/for/enchant",
  "A factor of a stat of two items; stats of items are points.": "item/for/mul",
  "The engine's order.": "item/for/{set add sub}@order",
  "What the client says to who may not use an item, and conditions that the engine does not read.": `
    item/cond@{msgId addName}
    item/set[{use_condition equip_condition isForceEquip useWeaponSkillsOnly isAttackWeapon for_npc}]`,
  "How the engine carries out the use of an item.": `item/set[{
    default_action handler immediate_effect shared_reuse_group equip_reuse_delay useSkillDisTime allow_self_resurrection}]`,
  "Whom a hit reaches; the stat `pAtkRange` is read where an item states it.": "item/set[damage_range]",
  "Limits on storage, elements and Olympiad use, not among the flags of an item.": `item/set[{
    is_depositable is_destroyable is_oly_restricted is_freightable is_premium auto_destroy_time enchanted element_enabled
    blessed}]`,
  "Links to other records, which state them too: quests list their items, recipes their recipe item.":
    "item/set[{is_questitem recipe_id change_weaponId item_type}]",
  "Skills of removed items; no record shows them.": "item/set[unequip_skill]",
});
