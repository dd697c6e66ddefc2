import type { TableName, Tables } from "@gamedata/schema";

/** The fields that tell the rows of each table apart; a table without such fields may hold equal rows. */
export const keyFields: { readonly [Name in TableName]: readonly (keyof Tables[Name][number] & string)[] } = {
  items: ["id"],
  skills: ["id"],
  npcs: ["id"],
  drops: [],
  spawns: [],
  recipes: ["id"],
  armorSets: ["id"],
  exchanges: ["multisellId", "position"],
  pointCurrencies: ["itemId"],
  buyLists: ["id"],
  classes: ["id"],
  spellbooks: ["skillId"],
  quests: ["id"],
  regions: ["id"],
  locations: ["id"],
  locationOverrides: ["npcId"],
  hennas: ["symbolId"],
};
