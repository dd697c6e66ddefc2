import type { Dictionary } from "../en/english.js";

export const sections: Dictionary["sections"] = {
  items: "Objetos",
  npcs: "NPC",
  monsters: "Monstruos",
  hunting: "Caza",
  raidBosses: "Raid bosses",
  quests: "Misiones",
  classes: "Clases",
  skills: "Habilidades",
  recipes: "Recetas",
  sets: "Sets",
  compare: "Comparar",
  list: "Lista",
  places: "Lugares",
  map: "Mapa",
  spawns: "Spawns",
  changes: "Cambios",
  api: "API",
  downloads: "Descargas",
};
