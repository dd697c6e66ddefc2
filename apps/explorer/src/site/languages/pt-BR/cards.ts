import type { Dictionary } from "../en/english.js";

export const cards: Dictionary["cards"] = {
  profession: "Profissão",
  monsterLevels: "Nível dos monstros",
  monsterKinds: "Tipos de monstros",
};
