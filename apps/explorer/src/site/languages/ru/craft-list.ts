import type { Dictionary } from "../en/english.js";

export const craftList: Dictionary["craftList"] = {
  title: "Список",
  note: "Крафт и покупки вместе: один запас, одна сумма. Список хранит этот браузер, а адресом можно поделиться.",
  empty: "Список пуст. Добавьте предмет ниже или нажмите «В список» на его странице.",
  add: "В список",
  onList: (pieces) => `×${pieces} в списке`,
  copyAddress: "Скопировать адрес",
  keep: "Сохранить этот список вместо моего",
  wanted: "Нужно",
  howMade: "Как делается",
  together: "Всего",
  withRates: "с шансами успеха",
  item: "Предмет",
  how: "Как",
  pieces: "Кол-во",
  remove: "Убрать",
  removeNamed: (name) => `Убрать: ${name}`,
  piecesOf: (name) => `Количество: ${name}`,
  unknown: (id) => `Предмет ${id}`,
  crafted: (rate) => `крафт, ${rate} %`,
  bought: "купить или собрать",
};
