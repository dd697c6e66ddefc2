import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

const spawns = (count: number) => counted(count, { one: "точка", few: "точки", many: "точек", other: "точки" });

export const map: Dictionary["map"] = {
  view: "Карта: стрелки двигают её, + и − меняют масштаб",
  zoomIn: "Приблизить",
  zoomOut: "Отдалить",
  spawns,
  levels: "Уровни",
  others: "прочие",
  raidBoss: "рейд-босс",
  allFloors: (floors) => `Все этажи: ${floors}`,
  floor: (number, floors, count, lowest, highest) =>
    `Этаж ${number} из ${floors}: ${spawns(count)}, высота от ${lowest} до ${highest}`,
  sheet: "Фильтры и слои",
  sheetWith: (filters) => `Фильтры и слои (задано: ${filters})`,
  filters: "Фильтры карты",
  fields: {
    q: "Имя",
    levelMin: "Уровень от",
    levelMax: "Уровень до",
    npcType: "Тип",
    aggressive: "Агрессия",
    drops: "Дроп",
    spoils: "Спойл",
    location: "Локация",
    region: "Регион",
    npc: "NPC",
    way: "Путь",
  },
  yes: "да",
  no: "нет",
  remove: "убрать",
  clear: "Сбросить фильтры",
  anItem: "предмет",
  item: (id) => `предмет ${id}`,
  removeFilter: (filter) => `Убрать фильтр ${filter}`,
  layersLegend: "Слои",
  layers: { grid: "сетка", regions: "регионы", labels: "названия", density: "плотность" },
  zones: "Зоны",
  zonesOff: "Зоны, которые данные отключают по умолчанию, не рисуются.",
  results: "Найдено на карте",
  noResults: "На карте ничего не подходит под эти фильтры.",
  found: (npcs) => `Найдено: ${counted(npcs, { one: "NPC", few: "NPC", many: "NPC", other: "NPC" })}`,
  spawnKinds: { fixed: "постоянно", day: "днём", night: "ночью", random: "случайно" },
};
