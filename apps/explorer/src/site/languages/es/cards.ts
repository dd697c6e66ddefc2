import type { Dictionary } from "../en/english.js";

export const cards: Dictionary["cards"] = {
  profession: "Profesión",
  monsterLevels: "Nivel de monstruos",
  monsterKinds: "Tipos de monstruos",
};
