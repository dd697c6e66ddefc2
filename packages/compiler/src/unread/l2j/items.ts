import type { UnreadEntry } from "../../read/inventory.js";

const settings = (names: string) => names.split(" ").map((name) => `item/set[${name}]`);

const source = "xml/stats/items";

/** What is not read of items, and why. */
export const unreadOfItems: readonly UnreadEntry[] = [
  {
    in: source,
    names: ["item/for/enchant"],
    reason: "How enchanting raises a stat, a rule of the engine; only whether an item has such a function is read.",
  },
  { in: source, names: ["item/for/mul"], reason: "A factor of a stat of two items; stats of items are points." },
  {
    in: source,
    names: ["item/for/set@order", "item/for/add@order", "item/for/sub@order"],
    reason: "The engine's order.",
  },
  {
    in: source,
    names: [
      "item/cond@msgId",
      "item/cond@addName",
      ...settings("use_condition equip_condition isForceEquip useWeaponSkillsOnly isAttackWeapon for_npc"),
    ],
    reason: "What the client says to who may not use an item, and conditions that the engine does not read.",
  },
  {
    in: source,
    names: settings(
      "default_action handler immediate_effect shared_reuse_group equip_reuse_delay useSkillDisTime allow_self_resurrection",
    ),
    reason: "How the engine carries out the use of an item.",
  },
  {
    in: source,
    names: settings("damage_range"),
    reason: "Whom a hit reaches; the stat `pAtkRange` is read where an item states it.",
  },
  {
    in: source,
    names: settings(
      "is_depositable is_destroyable is_oly_restricted is_freightable is_premium auto_destroy_time enchanted element_enabled blessed",
    ),
    reason: "Limits on storage, elements and Olympiad use, not among the flags of an item.",
  },
  {
    in: source,
    names: settings("is_questitem recipe_id change_weaponId item_type"),
    reason: "Links to other records, which state them too: quests list their items, recipes their recipe item.",
  },
  {
    in: source,
    names: settings("unequip_skill"),
    reason: "Skills of removed items; no record shows them.",
  },
];
