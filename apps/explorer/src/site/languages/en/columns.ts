/** The headings of columns, and their units, that several pages have. */
export const columns = {
  item: "Item",
  npc: "NPC",
  level: "Level",
  place: "Place",
  price: "Price",
  sum: "Sum",
  count: "Count",
  pieces: "Pieces",
  chance: "Chance",
  kills: "Kills",
  spawns: "Spawns",
  respawn: "Respawn",
  adena: "adena",
  perKill: "per kill",
  perHour: "per hour",
};
