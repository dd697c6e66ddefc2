import type { Dictionary } from "../en/english.js";

export const records: Dictionary["records"] = {
  kinds: {
    item: "Item",
    npc: "NPC",
    quest: "Quest",
    class: "Classe",
    skill: "Skill",
    "armor-set": "Set de armadura",
    recipe: "Receita",
    location: "Lugar",
    region: "Região",
    henna: "Símbolo",
  },
  itemTypes: { weapon: "Arma", armor: "Armadura", etcitem: "Outros" },
  skillUses: { active: "ativa", passive: "passiva", toggle: "toggle" },
  rewardKinds: {
    random: "ao acaso",
    "by-class": "por classe",
    "by-choice": "à escolha",
    "by-count": "por quantidade",
    "by-stage": "por etapa",
  },
  id: (id) => `id ${id}`,
  ids: (ids) => `ids ${ids}`,
  grade: (grade) => `grade ${grade}`,
  level: (level) => `nível ${level}`,
};
