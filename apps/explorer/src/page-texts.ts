import { sections } from "./site/address/sections.js";
import * as en from "./site/languages/en.json";
import * as es from "./site/languages/es.json";
import * as pt from "./site/languages/pt-BR.json";
import * as ru from "./site/languages/ru.json";

/** The texts that a server writes into pages, in one language. */
export interface PageTexts {
  /** The BCP 47 tag of the language. */
  readonly language: string;
  /** The titles of the sections, by the segment after the chronicle; one that is empty has that of the site. */
  readonly titles: Readonly<Record<string, string>>;
  /** The words of what a page says of its record, with `{0}` for the first value. */
  readonly facts: { readonly types: Readonly<Record<"weapon" | "armor" | "etcitem", string>> } & Readonly<
    Record<"grade" | "level" | "sold" | "soldBy" | "dropped" | "drops" | "reward", string>
  >;
}

const textsIn = (language: string, names: typeof en.sections, facts: PageTexts["facts"]): PageTexts => ({
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
  facts,
});

/** The texts of each language, English first. */
export const pageTexts: readonly PageTexts[] = [
  textsIn("en", en.sections, en.pageHead),
  textsIn("es", es.sections, es.pageHead),
  textsIn("pt-BR", pt.sections, pt.pageHead),
  textsIn("ru", ru.sections, ru.pageHead),
];
