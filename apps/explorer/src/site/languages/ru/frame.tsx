import type { Dictionary } from "../en/english.js";

export const frame: Dictionary["frame"] = {
  skip: "К содержанию",
  home: "На сайт",
  menu: "Меню",
  chronicle: "Хроники",
  language: "Язык",
  lightColors: "Светлая тема",
  darkColors: "Тёмная тема",
  sections: "Разделы",
  noSuchPage: "Нет такой страницы",
  noPageAt: (path, link) => (
    <>
      По адресу {path} страницы нет. Поиск вверху находит записи по имени; с {link("главной страницы")} можно перейти ко
      всем.
    </>
  ),
  keys: "Клавиши",
  close: "Закрыть",
  searchKeys: "/ или Ctrl K",
  effectsOfKeys: {
    search: "Поиск",
    choose: "Выбрать результат",
    row: "Следующая или предыдущая строка таблицы",
    openRow: "Открыть строку",
    coordinates: "На карте: скопировать координаты под указателем",
    keys: "Этот список",
  },
  asJson: "Эта страница как JSON · TypeScript",
  eachLine: (core) => <>Каждая строка — запрос этой страницы и вызов {core} с тем же результатом.</>,
  notLinked:
    "В этой копии на запросы отвечает service worker; браузер или хостинг его не разрешает, или он ещё не готов.",
  dataAlone: (version, chronicle) => (
    <>
      Данные {version}, {chronicle}.
    </>
  ),
  data: (version, chronicle, project, revision) => (
    <>
      Данные {version}, {chronicle}, из {project} {revision}.
    </>
  ),
  unofficial:
    "Неофициальный сайт: не связан с правообладателем игры и не одобрен им; названия и товарные знаки принадлежат ему.",
  copy: "Копировать",
  copied: "Скопировано",
};
