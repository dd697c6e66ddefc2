import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

const spawns = (count: number) => counted(count, { one: "spawn", other: "spawns" });

export const map: Dictionary["map"] = {
  view: "Mapa: las flechas lo mueven, + y − cambian el zoom",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  spawns,
  levels: "Niveles",
  others: "otros",
  raidBoss: "raid boss",
  allFloors: (floors) => `Todos los pisos: ${floors}`,
  floor: (number, floors, count, lowest, highest) =>
    `Piso ${number} de ${floors}: ${spawns(count)}, altura de ${lowest} a ${highest}`,
  sheet: "Filtros y capas",
  sheetWith: (filters) => `Filtros y capas (${counted(filters, { one: "activo", other: "activos" })})`,
  filters: "Filtros del mapa",
  fields: {
    q: "Nombre",
    levelMin: "Nivel desde",
    levelMax: "Nivel hasta",
    npcType: "Tipo",
    aggressive: "Agresivo",
    drops: "Drop",
    spoils: "Spoil",
    location: "Lugar",
    region: "Región",
    npc: "NPC",
    way: "Camino",
  },
  yes: "sí",
  no: "no",
  remove: "quitar",
  clear: "Limpiar los filtros",
  anItem: "un objeto",
  item: (id) => `objeto ${id}`,
  removeFilter: (filter) => `Quitar el filtro ${filter}`,
  layersLegend: "Capas",
  layers: { grid: "cuadrícula", regions: "regiones", labels: "nombres", density: "densidad" },
  zones: "Zonas",
  zonesOff: "Las zonas que los datos desactivan por defecto no se dibujan.",
  results: "Encontrados en el mapa",
  noResults: "Nada en el mapa coincide con estos filtros.",
  found: (npcs) => counted(npcs, { one: "NPC encontrado", other: "NPC encontrados" }),
  spawnKinds: { fixed: "fijo", day: "de día", night: "de noche", random: "aleatorio" },
};
