import { computed, signal } from "@preact/signals";
import { address, changeQuery } from "../address/address.js";
import { isLanguage, type Language, nearestLanguage } from "./languages.js";
import { showLanguage, shownLanguage } from "./words.js";

const STORED = "gamedata.language";

function stored(): string {
  try {
    return localStorage.getItem(STORED) ?? "";
  } catch {
    // As for the other settings: the site works without storage.
    return "";
  }
}

const remembered = signal(stored());

/** The language of the address; without one there, that of the last choice; without a choice, the first of the browser. */
const wanted = computed<Language>(() => {
  const { language: named = "" } = address.value.query;
  if (isLanguage(named)) return named;
  return isLanguage(remembered.value) ? remembered.value : nearestLanguage(navigator.languages);
});

/** Chooses a language: it is kept in this browser, and in the address. */
export function chooseLanguage(language: string): void {
  remembered.value = language;
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // The choice holds until the page is closed.
  }
  changeQuery({ language }, "push");
}

async function show(language: Language): Promise<void> {
  try {
    await showLanguage(language, () => wanted.peek() === language);
  } catch {
    // The file did not load: the site is shown in the language before, which is English at first.
  }
  document.documentElement.lang = shownLanguage();
}

/** Shows the wanted language, and each one that is wanted later. Returns when the first is there. */
export function followLanguage(): Promise<void> {
  const first = show(wanted.peek());
  wanted.subscribe((language) => {
    if (language !== shownLanguage()) void show(language);
  });
  return first;
}
