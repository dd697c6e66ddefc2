import { counted } from "./plural.js";

export const compare = {
  button: "Compare",
  choose: (name: string) => `Compare ${name}`,
  chosen: {
    items: (count: number) => `Compare ${counted(count, { one: "item", other: "items" })}`,
    sets: (count: number) => `Compare ${counted(count, { one: "armor set", other: "armor sets" })}`,
  },
  note: {
    items: (most: string) => `Up to ${most} items side by side`,
    sets: (most: string) => `Up to ${most} armor sets side by side`,
  },
  nothing: "Nothing is compared yet. Add one below, or press “Compare” on its page.",
  instead: { items: "Compare items instead", sets: "Compare armor sets instead" },
  missing: {
    items: (ids: string) => `This chronicle has no item ${ids}.`,
    sets: (ids: string) => `This chronicle has no armor set ${ids}.`,
  },
  fact: "Fact",
  remove: (name: string) => `Remove ${name}`,
  best: "best",
  facts: {
    material: "Material",
    skill: "Skill",
    withShield: "With the shield",
    allEnchanted: "All pieces at +6",
  },
  noGrade: "No grade",
};
