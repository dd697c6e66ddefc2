import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const search: Dictionary["search"] = {
  label: "Поиск предметов, монстров, умений, квестов, классов и локаций",
  placeholder: "Предметы, монстры, квесты …",
  results: "Результаты",
  all: (count) =>
    `Всего ${counted(count, { one: "результат", few: "результата", many: "результатов", other: "результата" })}`,
  noAnswer: "Сервис не отвечает.",
  nothing: (text) => `Нет ничего с именем или id «${text}» или похожим именем.`,
};
