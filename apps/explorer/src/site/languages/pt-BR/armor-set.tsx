import type { Dictionary } from "../en/english.js";

export const armorSet: Dictionary["armorSet"] = {
  none: (id) => `Não existe o set de armadura ${id}.`,
  pieces: "Peças",
  parts: { chest: "Peito", legs: "Pernas", head: "Cabeça", gloves: "Luvas", feet: "Botas" },
  or: "ou",
  withShield: (shield) => <>Com o escudo {shield}</>,
  bonus: "Bônus do set completo",
  bonusAt6: "Bônus com todas as peças em +6",
  addAll: "Adicionar o set à minha lista",
  changes: "Muda",
};
