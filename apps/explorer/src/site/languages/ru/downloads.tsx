import type { Dictionary } from "../en/english.js";

export const downloads: Dictionary["downloads"] = {
  note: "Все данные — для электронных таблиц, баз данных и программ.",
  csvFor: "для электронных таблиц",
  csv: (monsters) => (
    <>
      Файл на каждую коллекцию и на каждый список в её записях, с README, где описаны все столбцы. У каждого списка на
      сайте, например у {monsters("монстров")}, есть кнопка, которая сохраняет то, что он показывает.
    </>
  ),
  sqliteFor: "для SQL",
  sqlite: "То же одной базой данных, с ключами, индексами и представлениями дропа и добычи каждого NPC.",
  jsonFor: "для программ",
  json: (folder, api) => (
    <>
      Таблицы, из которых всё вычисляется, каждая отдельным файлом. Они есть в пакете хроник, в папке {folder}, и в
      статической копии сайта. Ответы сервиса — в его {api}.
    </>
  ),
  tables: "Таблицы",
  table: "Таблица",
  rows: "Строки",
  packages: "Пакеты",
  ofNpm: "npm",
  uses: {
    "@gamedata/interlude": "таблицы Interlude, с типами",
    "@gamedata/high-five": "таблицы High Five, с типами",
    "@gamedata/core": "каждый запрос как функция над таблицами",
    "@gamedata/client": "типизированный клиент HTTP API",
    "@gamedata/http": "сервис: API и этот сайт",
    "@gamedata/handler": "API как обработчик для других сред",
    "@gamedata/export": "файлы: копия API, CSV, SQLite",
    "@gamedata/mcp": "инструменты для ассистентов",
  },
};
