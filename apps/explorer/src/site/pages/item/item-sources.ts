import type { ItemSources } from "@gamedata/client";
import { useAnswer } from "../../service/use-answer.js";
import { lootSettings } from "../../settings/settings.js";

/** Asks where an item comes from, at the rates and the level of the user. */
export const useItemSources = (id: number) => useAnswer((client) => client.getItemSources(id, lootSettings.value));

/** Returns who sells an item, the cheapest first; offers of nobody who is in the game are left out. */
export const shopOffers = ({ soldBy = [] }: Pick<ItemSources, "soldBy">) =>
  soldBy.flatMap(({ npc, price }) => (npc === null ? [] : [{ npc, price }])).toSorted((a, b) => a.price - b.price);
