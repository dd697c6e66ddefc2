import type { UnreadEntry } from "../../read/inventory.js";

const settings = (names: string) => names.split(" ").map((name) => `item/set[${name}]`);

/** What is not read of items, and why. */
export const unreadOfItems: readonly UnreadEntry[] = [
  {
    in: "xml/items",
    names: ["item/for/enchant"],
    reason: "How enchanting raises a stat, a rule of the engine; only whether an item has such a function is read.",
  },
  {
    in: "xml/items",
    names: ["item/for/set@order", "item/for/add@order", "item/for/sub@order"],
    reason: "The engine's order of calculation.",
  },
  {
    in: "xml/items",
    names: ["item/cond@msgId", ...settings("use_condition equip_condition")],
    reason: "What the client says to who may not use an item, and conditions that the engine does not read.",
  },
  {
    in: "xml/items",
    names: settings("default_action handler shared_reuse_group equip_reuse_delay"),
    reason: "How the engine carries out the use of an item.",
  },
  {
    in: "xml/items",
    names: settings("damage_range"),
    reason: "Whom a hit reaches; the stats `pAtkRange` and `pAtkAngle` are read where an item states them.",
  },
  {
    in: "xml/items",
    names: settings("is_depositable is_destroyable is_oly_restricted"),
    reason: "Limits on storage and Olympiad use, not among the flags of an item.",
  },
];
