import type { Language } from "./languages.js";

/** The dictionaries, each in a file that is loaded when it is used. */
export const dictionaries = {
  en: () => import("./en.json"),
  es: () => import("./es.json"),
  "pt-BR": () => import("./pt-BR.json"),
  ru: () => import("./ru.json"),
} as const satisfies Readonly<Record<Language, () => Promise<unknown>>>;
