/** The languages of the site, by their BCP 47 tags, with the names that they have in themselves. */
export const languages = {
  en: "English",
  es: "Español",
  "pt-BR": "Português",
  ru: "Русский",
} as const satisfies Readonly<Record<string, string>>;

export type Language = keyof typeof languages;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);

const primaryOf = (tag: string) => tag.toLowerCase().split("-", 1)[0];

/**
 * Returns the first language that the site has in some form; English if it has none.
 *
 * @param wanted BCP 47 tags, the preferred one first: `pt-PT` gets `pt-BR`, because it is the nearest there is.
 */
export function nearestLanguage(wanted: readonly string[]): Language {
  const all = Object.keys(languages).filter(isLanguage);
  const found = wanted.map((tag) => all.find((language) => primaryOf(language) === primaryOf(tag)));
  return found.find((language) => language !== undefined) ?? "en";
}

/** The name under which the browser keeps the chosen language. */
export const KEPT_LANGUAGE = "gamedata.language";

function kept(): string {
  try {
    return String(JSON.parse(localStorage.getItem(KEPT_LANGUAGE) ?? '""'));
  } catch {
    return "";
  }
}

/** Returns the language of the address; without one there, that of the last choice; without a choice, the first of the browser. */
export function wantedLanguage(named: string, chosen: string = kept()): Language {
  return [named, chosen].find(isLanguage) ?? nearestLanguage(navigator.languages);
}
