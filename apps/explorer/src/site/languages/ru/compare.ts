import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const compare: Dictionary["compare"] = {
  button: "Сравнить",
  choose: (name) => `Сравнить: ${name}`,
  chosen: {
    items: (count) =>
      `Сравнить ${counted(count, { one: "предмет", few: "предмета", many: "предметов", other: "предмета" })}`,
    sets: (count) => `Сравнить ${counted(count, { one: "сет", few: "сета", many: "сетов", other: "сета" })}`,
  },
  note: {
    items: (most) => `До ${most} предметов рядом`,
    sets: (most) => `До ${most} сетов рядом`,
  },
  nothing: "Пока нечего сравнивать. Добавьте что-нибудь ниже или нажмите «Сравнить» на странице предмета или сета.",
  instead: { items: "Сравнить предметы", sets: "Сравнить сеты" },
  missing: {
    items: (ids) => `В этих хрониках нет предмета ${ids}.`,
    sets: (ids) => `В этих хрониках нет сета ${ids}.`,
  },
  fact: "Свойство",
  remove: (name) => `Убрать ${name}`,
  best: "лучшее",
  facts: {
    material: "Материал",
    skill: "Умение",
    withShield: "Со щитом",
    allEnchanted: "Все части на +6",
  },
  noGrade: "Без грейда",
};
