import type { Dictionary } from "../en/english.js";

export const place: Dictionary["place"] = {
  types: { field: "campo", dungeon: "mazmorra", town: "ciudad", harbour: "puerto" },
  forLevel: (level) => `para nivel ${level}+`,
  monsterLevels: "Niveles de los monstruos",
  kindsOfNpcs: "Tipos de NPC",
  kindsOfMonsters: "Tipos de monstruo",
  spawns: "Spawns",
  regionNote: "región",
  regionNoteLong: "En esta región, fuera de sus lugares con nombre",
  inRegion: (region) => <>Región {region}</>,
  onMap: "en el mapa",
  onMapAt: (position) => <>en el mapa en {position}</>,
  others: "Otros",
  type: "Tipo",
  zones: "Zonas",
  zone: "Zona",
  zoneOff: "(desactivada por defecto)",
  spawnsInZone: "Spawns en ella",
};
