import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const home: Dictionary["home"] = {
  about: (chronicle) => `Предметы, монстры, квесты и карты: ${chronicle}.`,
  now: "Что делать сейчас",
  writeLevel: "Укажите уровень: появятся три места для охоты.",
  continueList: (items) =>
    `Продолжить список: ${counted(items, { one: "предмет", few: "предмета", many: "предметов", other: "предмета" })}`,
};
