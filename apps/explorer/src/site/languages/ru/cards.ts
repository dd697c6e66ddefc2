import type { Dictionary } from "../en/english.js";

export const cards: Dictionary["cards"] = {
  profession: "Профессия",
  monsterLevels: "Уровни монстров",
  monsterKinds: "Видов монстров",
};
