import type { ItemSources } from "@gamedata/client";

/** Returns who sells an item, the cheapest first; offers of nobody who is in the game are left out. */
export const shopOffers = ({ soldBy = [] }: Pick<ItemSources, "soldBy">) =>
  soldBy.flatMap(({ npc, price }) => (npc === null ? [] : [{ npc, price }])).toSorted((a, b) => a.price - b.price);
