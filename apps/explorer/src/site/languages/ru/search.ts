import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

const results = (count: number) =>
  counted(count, { one: "результат", few: "результата", many: "результатов", other: "результата" });

export const search: Dictionary["search"] = {
  label: "Поиск предметов, монстров, умений, квестов, классов и локаций",
  placeholder: "Предметы, монстры, квесты …",
  results: "Результаты",
  all: (count) => `Всего ${results(count)}`,
  noAnswer: "Сервис не отвечает.",
  nothing: (text) => `Нет ничего с именем или id «${text}» или похожим именем. Имена — на английском.`,
  title: "Поиск",
  nameOrId: "Имя или id",
  id: "ID",
  hint: "Часть имени, его слова в любом порядке или id.",
  total: results,
};
