import type { Language } from "./languages.js";

/** The dictionaries, each in a file that is loaded when it is used. */
export const dictionaries = {
  en: () => import("./en.json"),
  es: () => import("./es.json"),
  "pt-BR": () => import("./pt-BR.json"),
  ru: () => import("./ru.json"),
} as const satisfies Readonly<Record<Language, () => Promise<unknown>>>;

/** The words of the effects of skills, which few pages show. */
export const effectDictionaries = {
  en: () => import("./effects-en.json"),
  es: () => import("./effects-es.json"),
  "pt-BR": () => import("./effects-pt-BR.json"),
  ru: () => import("./effects-ru.json"),
} as const satisfies Readonly<Record<Language, () => Promise<unknown>>>;
