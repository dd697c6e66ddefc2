import type { ComponentChildren } from "preact";

export const place = {
  /** The types of locations. */
  types: { field: "field", dungeon: "dungeon", town: "town", harbour: "harbour" },
  forLevel: (level: string) => `for level ${level}+`,
  monsterLevels: "Monster levels",
  kindsOfNpcs: "Kinds of NPCs",
  kindsOfMonsters: "Kinds of monsters",
  spawns: "Spawns",
  regionNote: "region",
  regionNoteLong: "In this region, outside its named places",
  inRegion: (region: ComponentChildren) => <>Region {region}</>,
  onMap: "on the map",
  onMapAt: (position: ComponentChildren) => <>on the map at {position}</>,
  others: "Others",
  type: "Type",
  zones: "Zones",
  zone: "Zone",
  zoneOff: "(off by default)",
  spawnsInZone: "Spawns in it",
};
