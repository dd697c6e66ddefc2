import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const skill: Dictionary["skill"] = {
  target: (target) => <>цель: {target}</>,
  levels: "Уровни",
  columns: { power: "Сила", cast: "Каст", reuse: "Откат", effects: "Что делает" },
  costsHp: (hp) => `тратит ${hp} HP`,
  consumes: (item, count) => (
    <>
      расходует {item} ×{count}
    </>
  ),
  whoHasIt: "У кого есть",
  nobody: "В данных его нет ни у класса, ни у предмета, ни у NPC.",
  learnedWith: (spellbook) => <>Изучается по {spellbook}</>,
  classesThatLearnIt: "Классы, которые его учат",
  skillLevel: "Ур. умения",
  playerLevel: "На уровне",
  notBought: "Не покупается за очки умений",
  npcsHaveIt: (npcs) => `Есть у ${counted(npcs, { one: "NPC", few: "NPC", many: "NPC", other: "NPC" })}`,
};
