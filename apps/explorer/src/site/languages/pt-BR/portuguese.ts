import type { Dictionary } from "../en/english.js";
import { frame } from "./frame.js";
import { npc } from "./npc.js";
import { records } from "./records.js";
import { search } from "./search.js";
import { sections } from "./sections.js";
import { settings } from "./settings.js";
import { states } from "./states.js";
import { termTexts } from "./term-texts.js";
import { terms } from "./terms/terms.js";
import { units } from "./units.js";

/** The words of the site in Portuguese (Brazil). */
export const portuguese: Dictionary = {
  frame,
  npc,
  records,
  search,
  sections,
  settings,
  states,
  termTexts,
  terms,
  units,
};
