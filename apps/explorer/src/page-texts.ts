import facts from "./page-facts.json" with { type: "json" };
import { sections } from "./site/address/sections.js";
import { sections as en } from "./site/languages/en.json";
import { sections as es } from "./site/languages/es.json";
import { sections as pt } from "./site/languages/pt-BR.json";
import { sections as ru } from "./site/languages/ru.json";

/** The texts that a server writes into pages, in one language; those that only it needs stand beside the dictionaries of the site. */
export interface PageTexts {
  readonly language: string;
  /** The titles of the sections, by the segment after the chronicle; one that is empty has that of the site. */
  readonly titles: Readonly<Record<string, string>>;
  /** The words of what a page says of its record, with `{0}` for the first value. */
  readonly facts: { readonly types: Readonly<Record<"weapon" | "armor" | "etcitem", string>> } & Readonly<
    Record<"grade" | "level" | "sold" | "soldBy" | "dropped" | "drops" | "reward", string>
  >;
}

const textsIn = (language: keyof typeof facts, names: typeof en): PageTexts => ({
  language,
  titles: {
    ...Object.fromEntries(
      sections.map(({ path, name, title, counted }) => {
        const named = name ?? title ?? counted?.name;
        return [path.slice(1), named === undefined ? "" : names[named]];
      }),
    ),
    // What is searched for stands in its page.
    search: "",
  },
  facts: facts[language],
});

/** The texts of each language, English first. */
export const pageTexts: readonly PageTexts[] = [
  textsIn("en", en),
  textsIn("es", es),
  textsIn("pt-BR", pt),
  textsIn("ru", ru),
];
