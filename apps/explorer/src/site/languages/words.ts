import { signal } from "@preact/signals";
import { dictionaries, type FurtherWords, furtherDictionaries } from "./dictionaries.js";
import type english from "./en.json";
import type { Messages } from "./generated/messages.js";
import type { Language } from "./languages.js";
import { type Message, messagesIn, type TermTable, type Texts } from "./messages.js";

export type { FurtherWords };

/** A part of the dictionary of English, with a function for each text that has places for values. */
type Filled<Part, Path extends string> = Path extends keyof Messages
  ? Message<Messages[Path]>
  : Part extends string | readonly string[]
    ? Part
    : { readonly [Name in keyof Part & string]: Filled<Part[Name], `${Path}.${Name}`> };

type English = typeof english;

/** The words of the site in one language, by part of the site. */
export type Dictionary = { readonly [Name in Exclude<keyof English, "terms">]: Filled<English[Name], Name> } & {
  readonly terms: Readonly<Record<keyof English["terms"], TermTable>>;
};

interface Shown {
  readonly language: Language;
  readonly words: Dictionary;
  readonly further: Further;
}

type Further = Partial<Readonly<Record<FurtherWords, Readonly<Record<string, TermTable>>>>>;

const shown = signal<Shown | undefined>(undefined);

/** The further words that are shown too, in each language. */
const wanted = new Set<FurtherWords>();

function current() {
  if (shown.value === undefined) throw new Error("The words of the site are read before a language is loaded.");
  return shown.value;
}

/**
 * Returns the words of the site in the language that is shown. To be called while something is rendered or written, not when
 * a module begins: a component that called it is rendered again when the language changes.
 *
 * @throws If no language is loaded yet.
 */
export const words = (): Dictionary => current().words;

/**
 * Returns the language that is shown.
 *
 * @throws If no language is loaded yet.
 */
export const shownLanguage = (): Language => current().language;

/** Returns the words of a kind among further ones; none until {@link loadTerms} has loaded them. */
export const furtherTerms = (name: FurtherWords, kind: string): TermTable => current().further[name]?.[kind] ?? {};

async function loadFurther(language: Language): Promise<Further> {
  const load = async (name: FurtherWords) => [name, (await furtherDictionaries[name][language]()).default] as const;
  return Object.fromEntries(await Promise.all([...wanted].map(load)));
}

/**
 * Shows the words of a language.
 *
 * @param isWanted Says after loading whether the language is still the one to be shown.
 * @throws If its file does not load; the language before stays.
 */
export async function showLanguage(language: Language, isWanted: () => boolean = () => true): Promise<void> {
  const files = [dictionaries[language](), loadFurther(language)] as const;
  const [{ default: texts }]: readonly [{ readonly default: Texts }, unknown] = await Promise.all(files);
  // Some may be asked for only now; a file is loaded once.
  const further = await loadFurther(language);
  if (isWanted()) shown.value = { language, words: messagesIn(texts, language) as Dictionary, further };
}

/**
 * Loads further words, of the language that is shown and of each later one.
 *
 * @throws If their file does not load.
 */
export async function loadTerms(name: FurtherWords): Promise<void> {
  wanted.add(name);
  // The first language is loaded with them.
  if (shown.value === undefined || shown.value.further[name]) return;
  const { language } = shown.value;
  const further = await loadFurther(language);
  if (shown.value.language === language) shown.value = { ...shown.value, further };
}

/** Loads something, and further words beside it. */
export const withTerms = async <Loaded>(name: FurtherWords, load: () => Promise<Loaded>): Promise<Loaded> =>
  (await Promise.all([load(), loadTerms(name)]))[0];
