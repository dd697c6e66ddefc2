import type { Dictionary } from "../en/english.js";

export const place: Dictionary["place"] = {
  types: { field: "campo", dungeon: "dungeon", town: "cidade", harbour: "porto" },
  forLevel: (level) => `para nível ${level}+`,
  monsterLevels: "Níveis dos monstros",
  kindsOfNpcs: "Tipos de NPC",
  kindsOfMonsters: "Tipos de monstro",
  spawns: "Spawns",
  regionNote: "região",
  regionNoteLong: "Nesta região, fora dos lugares com nome",
  inRegion: (region) => <>Região {region}</>,
  onMap: "no mapa",
  onMapAt: (position) => <>no mapa em {position}</>,
  others: "Outros",
  type: "Tipo",
  zones: "Zonas",
  zone: "Zona",
  zoneOff: "(desativada por padrão)",
  spawnsInZone: "Spawns nela",
};
