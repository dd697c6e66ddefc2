import type { Dictionary } from "../en/english.js";

export const armorSet: Dictionary["armorSet"] = {
  none: (id) => `No existe el set de armadura ${id}.`,
  pieces: "Piezas",
  parts: { chest: "Pecho", legs: "Piernas", head: "Cabeza", gloves: "Guantes", feet: "Botas" },
  or: "o",
  withShield: (shield) => <>Con el escudo {shield}</>,
  bonus: "Bonus del set completo",
  bonusAt6: "Bonus con todas las piezas a +6",
  addAll: "Añadir el set a mi lista",
  changes: "Cambia",
};
