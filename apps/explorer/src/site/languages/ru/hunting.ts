import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

const monsters = (count: number) =>
  counted(count, { one: "монстр", few: "монстра", many: "монстров", other: "монстра" });

export const hunting: Dictionary["hunting"] = {
  note: "Монстры около вашего уровня: сколько даёт убийство за затраченный труд.",
  writeLevel: "Укажите выше свой уровень, чтобы увидеть, кого выгодно качать.",
  noPlaces: (spawns) => `Ни в одном месте с названием нет ${spawns} точек появления монстров около этого уровня.`,
  by: "По",
  per: "считая",
  measures: { exp: "EXP", sp: "SP", adena: "Адена", value: "Ценность" },
  units: { hp: "на 1 000 HP", kill: "за убийство", hour: "в час, не больше", fight: "в час боёв, не больше" },
  levelFrom: "Монстры с уровня",
  levelTo: "до",
  region: "Регион",
  aggressive: "Нападает первым",
  yes: "да",
  no: "нет",
  onMap: (count) => `На карте: ${monsters(count)} с этой страницы`,
  rule: (free, percent) =>
    `Если вы выше монстра больше чем на ${counted(free, { one: "уровень", few: "уровня", many: "уровней", other: "уровня" })}, каждый следующий уровень оставляет ${percent} % его EXP и SP; это учтено.`,
  noRule: "Как движок этого сервера урезает EXP и SP с намного более слабых монстров, неизвестно: это не учтено.",
  noHp: "В этих данных нет правил для HP монстров. Сравните",
  noGap: "Как он урезает адену и дроп, неизвестно.",
  templateHp: "HP взяты из данных: как этот движок считает характеристики, неизвестно.",
  noForecast: "Это рейтинг, а не прогноз: скорость убийства зависит от класса и снаряжения.",
  wholeHour: "Час – такой, в котором каждого убивают сразу после появления.",
  monster: "Монстр",
  level: "Уровень",
  spawns: "Точки",
  respawn: "Респаун",
  place: "Локация",
  best: (measure, names) => `Лучшие, ${measure}: ${names}.`,
  plot: (measure, count) => `${monsters(count)} по уровню и ${measure}; числа в таблице ниже`,
  dot: (name, level, score) => `${name}, уровень ${level}: ${score}`,
};
