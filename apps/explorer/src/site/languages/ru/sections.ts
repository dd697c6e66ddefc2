import type { Dictionary } from "../en/english.js";

export const sections: Dictionary["sections"] = {
  items: "Предметы",
  npcs: "NPC",
  monsters: "Монстры",
  hunting: "Охота",
  raidBosses: "Рейд-боссы",
  quests: "Квесты",
  classes: "Классы",
  skills: "Умения",
  recipes: "Рецепты",
  sets: "Сеты",
  compare: "Сравнение",
  list: "Список",
  places: "Локации",
  map: "Карта",
  spawns: "Точки",
  changes: "Изменения",
  api: "API",
  downloads: "Загрузки",
};
