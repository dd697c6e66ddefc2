import type { Dictionary } from "../en/english.js";

export const columns: Dictionary["columns"] = {
  name: "Nombre",
  kind: "Tipo",
  type: "Tipo",
  grade: "Grado",
  item: "Objeto",
  npc: "NPC",
  level: "Nivel",
  place: "Lugar",
  price: "Precio",
  sum: "Total",
  count: "Cant.",
  pieces: "Cant.",
  chance: "Prob.",
  kills: "Muertes",
  spawns: "Spawns",
  respawn: "Respawn",
  adena: "adena",
  perKill: "por muerte",
  perHour: "por hora",
};
