import type { Dictionary } from "../en/english.js";

export const records: Dictionary["records"] = {
  kinds: {
    item: "Objeto",
    npc: "NPC",
    quest: "Misión",
    class: "Clase",
    skill: "Habilidad",
    "armor-set": "Set de armadura",
    recipe: "Receta",
    location: "Lugar",
    region: "Región",
    henna: "Símbolo",
  },
  itemTypes: { weapon: "Arma", armor: "Armadura", etcitem: "Otros" },
  skillUses: { active: "activa", passive: "pasiva", toggle: "toggle" },
  rewardKinds: {
    random: "al azar",
    "by-class": "por clase",
    "by-choice": "a elegir",
    "by-count": "por cantidad",
    "by-stage": "por etapa",
  },
  id: (id) => `id ${id}`,
  ids: (ids) => `ids ${ids}`,
  grade: (grade) => `grado ${grade}`,
  level: (level) => `nivel ${level}`,
};
