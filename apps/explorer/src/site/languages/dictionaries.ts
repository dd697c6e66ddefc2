import type { Language } from "./languages.js";

/** The dictionaries, each in a file that is loaded when it is used. */
export const dictionaries = {
  en: () => import("./en.json"),
  es: () => import("./es.json"),
  "pt-BR": () => import("./pt-BR.json"),
  ru: () => import("./ru.json"),
} as const satisfies Readonly<Record<Language, () => Promise<unknown>>>;

/** Words of the game that some pages show: of skills and their effects, and of NPCs and zones. */
export const furtherDictionaries = {
  effects: {
    en: () => import("./effects-en.json"),
    es: () => import("./effects-es.json"),
    "pt-BR": () => import("./effects-pt-BR.json"),
    ru: () => import("./effects-ru.json"),
  },
  world: {
    en: () => import("./world-en.json"),
    es: () => import("./world-es.json"),
    "pt-BR": () => import("./world-pt-BR.json"),
    ru: () => import("./world-ru.json"),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, () => Promise<unknown>>>>>;

/** The name of words that some pages show. */
export type FurtherWords = keyof typeof furtherDictionaries;
