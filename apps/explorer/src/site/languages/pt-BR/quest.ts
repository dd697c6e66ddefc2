import type { Dictionary } from "../en/english.js";

export const quest: Dictionary["quest"] = {
  repeatable: "repetível",
  once: "uma vez",
  rewards: "Recompensas",
  adena: "Adena",
  oneOf: "Uma de",
  noReward: "Os dados não indicam recompensa.",
  journal: "Diário",
  questItems: "Itens da quest",
  whoCanTakeIt: "Quem pode fazer",
  everyone: "Todos.",
  everyoneOf: (levels) => `Todos do nível ${levels}.`,
  only: (races) => `Só ${races}.`,
  after: "Depois de",
  whoTakesPart: "Quem participa",
  beginsWith: "Começa com",
  toTalkTo: "Falar com",
  toKill: "Matar",
  place: "Lugar",
};
