import { signal } from "@preact/signals";
import { dictionaries, effectDictionaries } from "./dictionaries.js";
import type { Dictionary } from "./generated/dictionary.js";
import type { Language } from "./languages.js";
import { messagesIn, type TermTable, type Texts } from "./messages.js";

export type { Dictionary };

interface Shown {
  readonly language: Language;
  readonly words: Dictionary;
  readonly effects: TermTable;
}

const shown = signal<Shown | undefined>(undefined);

/** Whether the words of effects are shown too, in each language. */
let hasEffects = false;

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

/** Returns the words of the effects of skills; none until {@link loadEffectTerms} has loaded them. */
export const effectTerms = (): TermTable => current().effects;

async function loadEffects(language: Language): Promise<TermTable> {
  const { effect }: { readonly effect: unknown } = await effectDictionaries[language]();
  return effect as TermTable;
}

/**
 * Shows the words of a language.
 *
 * @param isWanted Says after loading whether the language is still the one to be shown.
 * @throws If its file does not load; the language before stays.
 */
export async function showLanguage(language: Language, isWanted: () => boolean = () => true): Promise<void> {
  const files = [dictionaries[language](), hasEffects ? loadEffects(language) : undefined] as const;
  const [{ default: texts }]: readonly [{ readonly default: Texts }, unknown] = await Promise.all(files);
  // They may be asked for only now; a file is loaded once.
  const effects = hasEffects ? await loadEffects(language) : {};
  if (isWanted()) shown.value = { language, words: messagesIn(texts, language) as Dictionary, effects };
}

/**
 * Loads the words of effects, of the language that is shown and of each later one.
 *
 * @throws If their file does not load.
 */
export async function loadEffectTerms(): Promise<void> {
  hasEffects = true;
  // The first language is loaded with them.
  if (shown.value === undefined || Object.keys(shown.value.effects).length > 0) return;
  const { language } = shown.value;
  const effects = await loadEffects(language);
  if (shown.value.language === language) shown.value = { ...shown.value, effects };
}
