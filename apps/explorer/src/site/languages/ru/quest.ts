import type { Dictionary } from "../en/english.js";

export const quest: Dictionary["quest"] = {
  repeatable: "повторяемый",
  once: "одноразовый",
  rewards: "Награды",
  adena: "Адена",
  oneOf: "Одно из",
  noReward: "Награда в данных не указана.",
  journal: "Журнал",
  questItems: "Предметы квеста",
  whoCanTakeIt: "Кто может взять",
  everyone: "Все.",
  everyoneOf: (levels) => `Все, уровень ${levels}.`,
  only: (races) => `Только ${races}.`,
  after: "После",
  whoTakesPart: "Кто участвует",
  beginsWith: "Начинается у",
  toTalkTo: "Поговорить с",
  toKill: "Убить",
  place: "Локация",
};
