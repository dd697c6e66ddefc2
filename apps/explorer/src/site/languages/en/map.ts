import { counted } from "./plural.js";

const spawns = (count: number) => counted(count, { one: "spawn", other: "spawns" });

export const map = {
  view: "Map: arrow keys move it, + and − zoom",
  spawns,
  levels: "Levels",
  others: "others",
  raidBoss: "raid boss",
  allFloors: (floors: number) => `All ${counted(floors, { one: "floor", other: "floors" })}`,
  floor: (number: string, floors: string, count: number, lowest: string, highest: string) =>
    `Floor ${number} of ${floors}: ${spawns(count)}, height ${lowest} to ${highest}`,
  sheet: "Filters and layers",
  sheetWith: (filters: number) => `Filters and layers (${filters} set)`,
  filters: "Filters of the map",
  fields: {
    q: "Name",
    levelMin: "Level from",
    levelMax: "Level to",
    npcType: "Type",
    aggressive: "Attacks first",
    drops: "Drops",
    spoils: "Spoil",
    location: "Place",
    region: "Region",
    npc: "NPC",
    way: "Way there",
  },
  yes: "yes",
  no: "no",
  remove: "remove",
  clear: "Clear the filters",
  anItem: "an item",
  item: (id: string) => `item ${id}`,
  removeFilter: (filter: string) => `Remove the filter ${filter}`,
  layersLegend: "Layers",
  layers: { grid: "grid", regions: "regions", labels: "names", density: "density" },
  zones: "Zones",
  results: "Found on the map",
  noResults: "Nothing on the map matches these filters.",
  found: (npcs: number) => `${counted(npcs, { one: "NPC", other: "NPCs" })} found`,
  spawnKinds: { fixed: "fixed", day: "day", night: "night", random: "random" },
};
