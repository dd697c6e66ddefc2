import { signal } from "@preact/signals";
import { type Dictionary, english } from "./en/english.js";
import type { Language } from "./languages.js";

export type { Dictionary };

interface Shown {
  readonly language: Language;
  readonly words: Dictionary;
}

const shown = signal<Shown>({ language: "en", words: english });

/** The dictionaries; English is there at once, the others are loaded when they are used. */
const dictionaries: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: async () => english,
  es: async () => (await import("./es/spanish.js")).spanish,
  "pt-BR": async () => (await import("./pt-BR/portuguese.js")).portuguese,
  ru: async () => (await import("./ru/russian.js")).russian,
};

/**
 * Returns the words of the site in the language that is shown. To be called while something is rendered or written, not when
 * a module begins: a component that called it is rendered again when the language changes.
 */
export const words = (): Dictionary => shown.value.words;

/** Returns the language that is shown. */
export const shownLanguage = (): Language => shown.value.language;

/**
 * Shows the words of a language.
 *
 * @param isWanted Says after loading whether the language is still the one to be shown.
 * @throws If its file does not load; the language before stays.
 */
export async function showLanguage(language: Language, isWanted: () => boolean = () => true): Promise<void> {
  const dictionary = await dictionaries[language]();
  if (isWanted()) shown.value = { language, words: dictionary };
}
