import type { Dictionary } from "../en/english.js";

export const armorSet: Dictionary["armorSet"] = {
  none: (id) => `Сета ${id} нет.`,
  pieces: "Части",
  parts: { chest: "Грудь", legs: "Ноги", head: "Голова", gloves: "Перчатки", feet: "Обувь" },
  or: "или",
  withShield: (shield) => <>Со щитом {shield}</>,
  bonus: "Бонус полного сета",
  bonusAt6: "Бонус, если все части +6",
  addAll: "Сет в мой список",
  changes: "Меняет",
};
