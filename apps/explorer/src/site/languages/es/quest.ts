import type { Dictionary } from "../en/english.js";

export const quest: Dictionary["quest"] = {
  repeatable: "repetible",
  once: "una vez",
  rewards: "Recompensas",
  adena: "Adena",
  oneOf: "Una de",
  noReward: "Los datos no indican recompensa.",
  journal: "Diario",
  questItems: "Objetos de la misión",
  whoCanTakeIt: "Quién puede hacerla",
  everyone: "Todos.",
  everyoneOf: (levels) => `Todos los de nivel ${levels}.`,
  only: (races) => `Solo ${races}.`,
  after: "Después de",
  whoTakesPart: "Quién participa",
  beginsWith: "Empieza con",
  toTalkTo: "Hablar con",
  toKill: "Matar",
  place: "Lugar",
};
