import type { Dictionary } from "../en/english.js";
import { api } from "./api.js";
import { armorSet } from "./armor-set.js";
import { cards } from "./cards.js";
import { changes } from "./changes.js";
import { classes } from "./classes.js";
import { columns } from "./columns.js";
import { compare } from "./compare.js";
import { conditions } from "./conditions.js";
import { craftList } from "./craft-list.js";
import { downloads } from "./downloads.js";
import { frame } from "./frame.js";
import { henna } from "./henna.js";
import { home } from "./home.js";
import { hunting } from "./hunting.js";
import { item } from "./item.js";
import { lists } from "./lists.js";
import { map } from "./map.js";
import { npc } from "./npc.js";
import { parts } from "./parts.js";
import { place } from "./place.js";
import { quest } from "./quest.js";
import { raidBosses } from "./raid-bosses.js";
import { recipe } from "./recipe.js";
import { records } from "./records.js";
import { search } from "./search.js";
import { sections } from "./sections.js";
import { settings } from "./settings.js";
import { skill } from "./skill.js";
import { states } from "./states.js";
import { termTexts } from "./term-texts.js";
import { terms } from "./terms/terms.js";
import { units } from "./units.js";
import { way } from "./way.js";

/** The words of the site in Portuguese (Brazil). */
export const portuguese: Dictionary = {
  api,
  armorSet,
  cards,
  changes,
  classes,
  columns,
  compare,
  conditions,
  craftList,
  downloads,
  frame,
  henna,
  home,
  item,
  lists,
  map,
  hunting,
  raidBosses,
  npc,
  parts,
  place,
  quest,
  recipe,
  records,
  search,
  sections,
  settings,
  skill,
  states,
  termTexts,
  terms,
  units,
  way,
};
