import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const classes: Dictionary["classes"] = {
  note: "В каждой строке профессия, под ней — то, кем она может стать.",
  professions: ["Базовый класс", "Первая профессия", "Вторая профессия", "Третья профессия", "Четвёртая профессия"],
  profession: (level) => `Профессия ${level}`,
  name: (id) => `Класс ${id}`,
  parent: "до:",
  child: "далее:",
  symbols: "Символы",
  planner: {
    title: "Умения на уровне",
    level: "Уровень",
    levelAsNumber: "Уровень числом",
    print: "Печать",
    upTo: (level, sp, skills) => (
      <>
        До {level} уровня: {sp}, {counted(skills, { one: "умение", few: "умения", many: "умений", other: "умения" })}
      </>
    ),
    withBooks: (books) => counted(books, { one: "книга", few: "книги", many: "книг", other: "книги" }),
    learnedBefore: "Изучено раньше",
    spInAll: "SP всего",
    nothingYet: "Пока ничего.",
    newAt: (level) => `Новое на ${level} уровне`,
    nothingNew: "На этом уровне ничего нового.",
    spellbooks: "Книги заклинаний для всего",
    next: "Дальше",
    nothingMore: "Больше учить нечего.",
    at: (level) => `${level} уровень`,
    inBrackets: "В скобках SP указанного уровня умения.",
  },
  character: {
    title: "Персонаж",
    stat: "Параметр",
    value: "Значение",
    parts: {
      base: "База",
      equipment: "Предметы",
      set: "Сет",
      enchant: "Заточка",
      henna: "Символы",
      passive: "Пассивные умения",
      buff: "Эффекты",
    },
    enchantOf: (name: string) => `Заточка: ${name}`,
    levelOf: (name: string) => `Уровень: ${name}`,
    removeNamed: (name: string) => `Убрать: ${name}`,
    addHenna: "Добавить символ",
    note: "На уровне, указанном выше, стоя, с полным HP, днём. Пассивные умения класса учитываются. Учитываются все эффекты, даже те, что в игре не складываются.",
  },
};
