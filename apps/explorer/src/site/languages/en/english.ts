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

/** The words of the site in English, by part of the site. Their type is that of all dictionaries. */
export const english = { frame, npc, records, search, sections, settings, states, termTexts, terms, units };

/** The words of the site in one language. */
export type Dictionary = typeof english;
