import type { Dictionary } from "../en/english.js";

export const columns: Dictionary["columns"] = {
  name: "Nome",
  kind: "Tipo",
  type: "Tipo",
  grade: "Grade",
  item: "Item",
  npc: "NPC",
  level: "Nível",
  place: "Lugar",
  price: "Preço",
  sum: "Total",
  count: "Qtd.",
  pieces: "Qtd.",
  chance: "Chance",
  kills: "Mortes",
  spawns: "Spawns",
  respawn: "Respawn",
  adena: "adena",
  perKill: "por morte",
  perHour: "por hora",
};
