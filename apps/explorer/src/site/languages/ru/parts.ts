import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

const rowsCounted = (count: number) => counted(count, { one: "строка", few: "строки", many: "строк", other: "строки" });

export const parts: Dictionary["parts"] = {
  filters: "Фильтры",
  all: "все",
  numberFilters: "Фильтры по числам",
  from: "от",
  to: "до",
  pages: "Страницы",
  previous: "Назад",
  next: "Вперёд",
  rowsOf: (first: string, last: string, total: string) => `${first}–${last} из ${total}`,
  similar: "Похожие имена:",
  instead: (count: string, chance: string) => `×${count}, вместо этого в ${chance} % успешных попыток`,
  more: (count: string) => `ещё ${count}`,
  andMore: (count: string) => `и ещё ${count}`,
  showAll: (count: string) => `Показать все: ${count}`,
  exchangeFor: "за",
  exchangeAt: "у",
  exchangeTax: (base) => `и налог замка, у которого есть владелец, с ${base} аден`,
  showExchanges: (count: number) =>
    `Показать ${counted(count, { one: "обмен", few: "обмена", many: "обменов", other: "обмена" })}`,
  showMore: (further: string, rows: number) => `Показать ещё ${further}, всего ${rowsCounted(rows)}`,
  showRows: (rows: number) => `Показать всё: ${rowsCounted(rows)}`,
  firstOf: (shown: string, rows: number) => `Первые ${shown}, всего ${rowsCounted(rows)}`,
  ofBase: (change: string) => `${change} от базы`,
  when: (condition: string) => `если ${condition}`,
  toCaster: "На применившего",
  toTarget: "На цель",
  times: (count: number) => counted(count, { one: "раз", few: "раза", many: "раз", other: "раза" }),
  add: { items: "Добавить предмет", sets: "Добавить сет" },
  byName: "по имени",
  noSuchName: "Ничего похожего нет.",
  numbers: {
    soulshots: "Заряды души",
    spiritshots: "Заряды духа",
    mpPerShot: "MP за выстрел",
    reuseDelay: "Откат",
    weight: "Вес",
    price: "Цена",
    crystals: "Кристаллы",
  },
  milliseconds: "мс",
  adena: "аден",
};
