import { computed } from "@preact/signals";
import { address, changeQuery } from "../address/address.js";
import { keep, readKept } from "../storage/kept.js";
import { KEPT_LANGUAGE, type Language, wantedLanguage } from "./languages.js";
import { showLanguage, shownLanguage } from "./words.js";

const wanted = computed<Language>(() =>
  wantedLanguage(address.value.query["language"] ?? "", String(readKept(KEPT_LANGUAGE))),
);

/** Chooses a language: it is kept in this browser, and in the address. */
export function chooseLanguage(language: string): void {
  keep(KEPT_LANGUAGE, language);
  changeQuery({ language }, "push");
}

const nameLanguage = () => {
  document.documentElement.lang = shownLanguage();
};

async function change(language: Language): Promise<void> {
  try {
    await showLanguage(language, () => wanted.peek() === language);
  } catch {
    // The file did not load: the site stays in the language before.
  }
  nameLanguage();
}

/**
 * Shows the wanted language, English if its file does not load, and each one that is wanted later. Returns when the first is
 * there.
 *
 * @throws If the file of English does not load either.
 */
export async function followLanguage(): Promise<void> {
  await showLanguage(wanted.peek()).catch(() => showLanguage("en"));
  nameLanguage();
  wanted.subscribe((language) => {
    if (language !== shownLanguage()) void change(language);
  });
}
