import type { Dictionary } from "../en/english.js";

export const place: Dictionary["place"] = {
  types: { field: "местность", dungeon: "подземелье", town: "город", harbour: "порт" },
  forLevel: (level) => `для ${level}+ уровня`,
  monsterLevels: "Уровни монстров",
  kindsOfNpcs: "Видов NPC",
  kindsOfMonsters: "Видов монстров",
  spawns: "Точек появления",
  regionNote: "регион",
  regionNoteLong: "В этом регионе, вне названных мест",
  inRegion: (region) => <>Регион {region}</>,
  onMap: "на карте",
  onMapAt: (position) => <>на карте: {position}</>,
  others: "Прочие",
  type: "Тип",
  zones: "Зоны",
  zone: "Зона",
  zoneOff: "(отключена по умолчанию)",
  spawnsInZone: "Точек в ней",
};
