import { signal } from "@preact/signals";
import { dictionaries } from "./dictionaries.js";
import type { Dictionary } from "./generated/dictionary.js";
import type { Language } from "./languages.js";
import { messagesIn, type Texts } from "./messages.js";

export type { Dictionary };

const shown = signal<{ readonly language: Language; readonly words: Dictionary } | undefined>(undefined);

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

/**
 * Shows the words of a language.
 *
 * @param isWanted Says after loading whether the language is still the one to be shown.
 * @throws If its file does not load; the language before stays.
 */
export async function showLanguage(language: Language, isWanted: () => boolean = () => true): Promise<void> {
  const { default: texts }: { readonly default: Texts } = await dictionaries[language]();
  if (isWanted()) shown.value = { language, words: messagesIn(texts, language) as Dictionary };
}
