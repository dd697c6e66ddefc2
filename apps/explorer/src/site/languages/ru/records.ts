import type { Dictionary } from "../en/english.js";

export const records: Dictionary["records"] = {
  kinds: {
    item: "Предмет",
    npc: "NPC",
    quest: "Квест",
    class: "Класс",
    skill: "Умение",
    "armor-set": "Сет",
    recipe: "Рецепт",
    location: "Локация",
    region: "Регион",
    henna: "Символ",
  },
  itemTypes: { weapon: "Оружие", armor: "Броня", etcitem: "Прочее" },
  skillUses: { active: "активное", passive: "пассивное", toggle: "переключаемое" },
  rewardKinds: {
    random: "случайно",
    "by-class": "по классу",
    "by-choice": "на выбор",
    "by-count": "по количеству",
    "by-stage": "по этапу",
  },
  id: (id) => `id ${id}`,
  ids: (ids) => `id ${ids}`,
  grade: (grade) => `${grade}‑грейд`,
  level: (level) => `${level} уровень`,
};
