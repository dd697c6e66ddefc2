import type { ItemId } from "@gamedata/schema/types";
import { derived } from "../catalog/derived.js";
import { itemIndex } from "../records/items.js";
import { specialAbilityVariants } from "./special-ability-index.js";

/** What the client adds to the name of a weapon or a piece of armor for a form of it that is always one. */
const LENT = /^(?:Shadow|Common) Item(?:: | - )/u;
/** What it adds for a form of an item that there is: masterwork, of the arena, and of events. */
const ADDED = /^Foundation | \{PvP\}$| - Event$/u;

/**
 * The weapons and pieces of armor that are a form of another one: with a special ability, masterwork, for PvP, common, of
 * events, or shadow items, which last for a time. Known by their names, as the client writes them.
 */
export const variantItems = derived((catalog): ReadonlySet<ItemId> => {
  const worn = itemIndex(catalog).all.filter(({ type }) => type !== "etcitem");
  const names = new Set(worn.map(({ name }) => name));
  const forms = worn.filter(({ name }) => LENT.test(name) || (ADDED.test(name) && names.has(name.replace(ADDED, ""))));
  return new Set([...specialAbilityVariants(catalog).keys(), ...forms.map(({ id }) => id)]);
});
