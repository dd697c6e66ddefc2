import type { Dictionary } from "../en/english.js";

export const states: Dictionary["states"] = {
  loading: "Загрузка",
  tablesRead: "Чтение таблиц",
  pageNotLoaded: "Не удалось загрузить страницу",
  partNotLoaded: "Часть сайта не загрузилась. Возможно, пропала связь или сайт обновили.",
  notShown: "Не удалось показать",
  workerFailed: (reason) => `Сбой воркера статической копии: ${reason}`,
  noConnection: "Нет связи с сервисом",
  noAnswer: "Сервис не отвечает. Возможно, он остановлен.",
  offline: "Устройство не в сети. Открытые ранее страницы могут быть доступны.",
  noRecord: "Такой записи нет",
  notAccepted: "Сервис не принял запрос",
  tryAgain: "Повторить",
  sameIdIn: (chronicle) => `Тот же id в ${chronicle}`,
  recordIn: (name, chronicle) => `${name} в ${chronicle}`,
  firstPage: "Главная страница с поиском",
};
