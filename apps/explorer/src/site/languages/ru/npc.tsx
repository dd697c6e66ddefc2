import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

const places = (count: number) => counted(count, { one: "места", few: "мест", many: "мест", other: "места" });
const spots = (count: number) => counted(count, { one: "точка", few: "точки", many: "точек", other: "точки" });

export const npc: Dictionary["npc"] = {
  aggressive: "агрессивный",
  notAggressive: "не агрессивный",
  stats: "Характеристики",
  fields: {
    hp: "HP",
    mp: "MP",
    speed: "Шаг, бег",
    exp: "EXP",
    sp: "SP",
    aggroRange: "Радиус агра",
    assistRange: "Помощь до",
  },
  computedFrom: "Из чего они получены",
  computedFromLong:
    "Игра вычисляет эти значения из значений шаблона, базовых характеристик, уровня и пассивных умений.",
  whereItIs: "Где обитает",
  onLargeMap: "на большой карте",
  withLeader: (location, region) => (
    <>
      Вместе с лидером: {location}
      {location && region && ", регион "}
      {region}
    </>
  ),
  atOneOf: (count) => `Одновременно в одном из ${places(count)}.`,
  atOneOfFor: (count, time) => `Одновременно в одном из ${places(count)}, на ${time}.`,
  comesWithLeader: "Своего места нет: появляется вместе с лидером.",
  noPlace: "В данных места нет: появляется по квесту, событию или с лидером.",
  minions: "Миньоны",
  leaders: "Лидеры",
  comesWith: "Появляется с",
  quests: "Квесты",
  beginsHere: "начинается здесь",
  takesPart: "участвует",
  questRoles: { talk: "разговор", kill: "убийство" },
  fromLevel: (level) => `с ${level} уровня`,
  skills: "Умения",
  skill: (id) => `Умение ${id}`,
  teleports: "Телепорты",
  noblesse: "для дворян",
  soulCrystals: "Качает кристаллы души",
  soulCrystalLevels: (levels, chance) => `Уровни ${levels}: ${chance} %`,
  soulCrystalFor: {
    LAST_HIT: "за последний удар",
    FULL_PARTY: "всей группе",
    PARTY_ONE_RANDOM: "одному из группы",
  },
  breaks: (chance) => `ломается ${chance} %`,
  loot: {
    title: "Дроп и спойл",
    nothing: "За убийство ничего не выпадает.",
    groups: { adena: "Адена", regular: "Дроп", spoil: "Спойл", herb: "Травы" },
    source: "Данные",
    sourceLong: "Шанс в данных, при ×1",
    expected: "Среднее",
    sameRows: (times) =>
      `${counted(times, { one: "строка", few: "строки", many: "строк", other: "строки" })} с теми же числами, каждая разыгрывается отдельно`,
    averageAdena: (adena) => `В среднем ${adena} аден за убийство.`,
    average: (adena, value) => `В среднем ${adena} аден за убийство и предметы, которые магазин купит за ${value}.`,
    gap: (percent) => `шансы ${percent} % от обычных: ваш уровень намного выше уровня монстра`,
    gapAtLevel: (level, percent) =>
      `На ${level} уровне шансы ${percent} % от обычных: ваш уровень намного выше уровня монстра.`,
    gapUnknown: "Как движок этого сервера урезает дроп с намного более слабых монстров, неизвестно: это не учтено.",
  },
  shop: { sells: "Продаёт", whatItSells: "Что продаёт", exchanges: "Обмен" },
  spawns: {
    caption: "Точки появления",
    places: "Локации",
    outside: "вне всех регионов",
    byDay: "днём",
    byNight: "ночью",
    map: (count, name) => `Карта, ${name}: ${spots(count)}`,
    coordinates: (count) => `Координаты: ${spots(count)}`,
  },
};
