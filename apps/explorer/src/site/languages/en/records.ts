export const records = {
  kinds: {
    item: "Item",
    npc: "NPC",
    quest: "Quest",
    class: "Class",
    skill: "Skill",
    "armor-set": "Armor set",
    recipe: "Recipe",
    location: "Location",
    region: "Region",
    henna: "Symbol",
  },
  itemTypes: { weapon: "Weapon", armor: "Armor", etcitem: "Other" },
  grade: (grade: string) => `${grade} grade`,
  id: (id: string) => `id ${id}`,
  ids: (ids: string) => `ids ${ids}`,
  level: (level: string) => `level ${level}`,
};
