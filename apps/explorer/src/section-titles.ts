import { sections } from "./site/address/sections.js";
import { sections as en } from "./site/languages/en.json";
import { sections as es } from "./site/languages/es.json";
import { sections as pt } from "./site/languages/pt-BR.json";
import { sections as ru } from "./site/languages/ru.json";

/** The titles of pages without a record, by the tag of a language, English first, and the segment after the chronicle. */
export type SectionTitles = Readonly<Record<string, Readonly<Record<string, string>>>>;

const titlesIn = (names: typeof en) => ({
  ...Object.fromEntries(
    sections.map(({ path, name, title, counted }) => {
      const named = name ?? title ?? counted?.name;
      return [path.slice(1), named === undefined ? "" : names[named]];
    }),
  ),
  // What is searched for stands in its page.
  search: "",
});

/** The titles of the sections; one that is empty has that of the site. */
export const sectionTitles: SectionTitles = {
  en: titlesIn(en),
  es: titlesIn(es),
  "pt-BR": titlesIn(pt),
  ru: titlesIn(ru),
};
