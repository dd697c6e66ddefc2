/** The words of descriptions of pages in a language; names, and the names of stats, are in English everywhere, as in the data. */
export interface PageWords {
  /** The tag of the language, by which numbers are written. */
  readonly language: string;
  readonly types: Readonly<Record<"weapon" | "armor" | "etcitem", string>>;
  readonly grade: (grade: string) => string;
  readonly level: (level: string) => string;
  readonly sold: (npc: string | undefined, price: string) => string;
  readonly dropped: (npc: string) => string;
  readonly drops: (names: string) => string;
  readonly reward: (reward: string) => string;
}

const en: PageWords = {
  language: "en",
  types: { weapon: "weapon", armor: "armor", etcitem: "item" },
  grade: (grade) => `${grade} grade`,
  level: (level) => `level ${level}`,
  sold: (npc, price) => (npc === undefined ? `sold for ${price} adena` : `sold by ${npc} for ${price} adena`),
  dropped: (npc) => `dropped by ${npc}`,
  drops: (names) => `drops ${names}`,
  reward: (reward) => `reward: ${reward}`,
};

const es: PageWords = {
  language: "es",
  types: { weapon: "arma", armor: "armadura", etcitem: "objeto" },
  grade: (grade) => `grado ${grade}`,
  level: (level) => `nivel ${level}`,
  sold: (npc, price) => (npc === undefined ? `se vende por ${price} adenas` : `lo vende ${npc} por ${price} adenas`),
  dropped: (npc) => `lo suelta ${npc}`,
  drops: (names) => `suelta ${names}`,
  reward: (reward) => `recompensa: ${reward}`,
};

const pt: PageWords = {
  language: "pt-BR",
  types: { weapon: "arma", armor: "armadura", etcitem: "item" },
  grade: (grade) => `grau ${grade}`,
  level: (level) => `nível ${level}`,
  sold: (npc, price) => (npc === undefined ? `à venda por ${price} adena` : `vendido por ${npc} por ${price} adena`),
  dropped: (npc) => `largado por ${npc}`,
  drops: (names) => `larga ${names}`,
  reward: (reward) => `recompensa: ${reward}`,
};

const ru: PageWords = {
  language: "ru",
  types: { weapon: "оружие", armor: "броня", etcitem: "предмет" },
  grade: (grade) => `грейд ${grade}`,
  level: (level) => `уровень ${level}`,
  sold: (npc, price) => (npc === undefined ? `продаётся за ${price} аден` : `продаёт ${npc} за ${price} аден`),
  dropped: (npc) => `дроп: ${npc}`,
  drops: (names) => `дроп: ${names}`,
  reward: (reward) => `награда: ${reward}`,
};

const byLanguage: ReadonlyMap<string, PageWords> = new Map([en, es, pt, ru].map((words) => [words.language, words]));

/** Returns the words of a language of the explorer; English for another one. */
export const pageWords = (language: string): PageWords => byLanguage.get(language) ?? en;
