import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

const spawns = (count: number) => counted(count, { one: "spawn", other: "spawns" });

export const map: Dictionary["map"] = {
  view: "Mapa: as setas o movem, + e − mudam o zoom",
  zoomIn: "Aproximar",
  zoomOut: "Afastar",
  spawns,
  levels: "Níveis",
  others: "outros",
  raidBoss: "raid boss",
  allFloors: (floors) => `Todos os andares: ${floors}`,
  floor: (number, floors, count, lowest, highest) =>
    `Andar ${number} de ${floors}: ${spawns(count)}, altura de ${lowest} a ${highest}`,
  sheet: "Filtros e camadas",
  sheetWith: (filters) => `Filtros e camadas (${counted(filters, { one: "ativo", other: "ativos" })})`,
  filters: "Filtros do mapa",
  fields: {
    q: "Nome",
    levelMin: "Nível de",
    levelMax: "Nível até",
    npcType: "Tipo",
    aggressive: "Agressivo",
    drops: "Drop",
    spoils: "Spoil",
    location: "Lugar",
    region: "Região",
    npc: "NPC",
    way: "Caminho",
  },
  yes: "sim",
  no: "não",
  remove: "remover",
  clear: "Limpar os filtros",
  anItem: "um item",
  item: (id) => `item ${id}`,
  removeFilter: (filter) => `Remover o filtro ${filter}`,
  layersLegend: "Camadas",
  layers: { grid: "grade", regions: "regiões", labels: "nomes", density: "densidade" },
  zones: "Zonas",
  zonesOff: "As zonas que os dados desativam por padrão não são desenhadas.",
  results: "Encontrados no mapa",
  noResults: "Nada no mapa corresponde a estes filtros.",
  found: (npcs) => counted(npcs, { one: "NPC encontrado", other: "NPCs encontrados" }),
  spawnKinds: { fixed: "fixo", day: "de dia", night: "à noite", random: "aleatório" },
};
