import type { Dictionary } from "../en/english.js";

export const sections: Dictionary["sections"] = {
  items: "Itens",
  npcs: "NPCs",
  monsters: "Monstros",
  hunting: "Caça",
  raidBosses: "Raid bosses",
  quests: "Quests",
  classes: "Classes",
  skills: "Skills",
  recipes: "Receitas",
  sets: "Sets",
  compare: "Comparar",
  list: "Lista",
  places: "Lugares",
  map: "Mapa",
  spawns: "Spawns",
  changes: "Mudanças",
  api: "API",
  downloads: "Downloads",
};
