import type { Dataset } from "@gamedata/schema";
import { armorSets } from "./armor-sets.js";
import { buyLists } from "./buy-lists.js";
import { classes } from "./classes.js";
import { drops } from "./drops.js";
import { exchanges } from "./exchanges.js";
import { hennas } from "./hennas.js";
import { items } from "./items.js";
import { locationOverrides } from "./location-overrides.js";
import { locations } from "./locations.js";
import { manifest } from "./manifest.js";
import { npcs } from "./npcs.js";
import { pointCurrencies } from "./point-currencies.js";
import { quests } from "./quests.js";
import { recipes } from "./recipes.js";
import { regions } from "./regions.js";
import { skills } from "./skills.js";
import { spawns } from "./spawns.js";
import { spellbooks } from "./spellbooks.js";

/** The whole data set of the interlude chronicle. */
export const interlude: Dataset = {
  manifest,
  items,
  skills,
  npcs,
  drops,
  spawns,
  recipes,
  armorSets,
  exchanges,
  pointCurrencies,
  buyLists,
  classes,
  spellbooks,
  quests,
  regions,
  locations,
  locationOverrides,
  hennas,
};
