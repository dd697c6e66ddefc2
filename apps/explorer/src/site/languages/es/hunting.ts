import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const hunting: Dictionary["hunting"] = {
  note: "Los monstruos cercanos a tu nivel, ordenados por lo que da cada muerte según el trabajo que cuesta.",
  writeLevel: "Escribe tu nivel arriba para ver qué vale la pena cazar.",
  noPlaces: (spawns) => `Ningún lugar con nombre tiene ${spawns} apariciones de monstruos cerca de este nivel.`,
  by: "Ordenar por",
  per: "contado",
  measures: { exp: "EXP", sp: "SP", adena: "Adena", value: "Valor" },
  units: {
    hp: "por 1.000 HP",
    kill: "por muerte",
    hour: "por hora como máximo",
    fight: "por hora de combates como máximo",
  },
  levelFrom: "Monstruos desde el nivel",
  levelTo: "hasta",
  region: "Región",
  aggressive: "Ataca primero",
  yes: "sí",
  no: "no",
  onMap: (count) => `${counted(count, { one: "monstruo", other: "monstruos" })} de esta página en el mapa`,
  rule: (free, percent) =>
    `A más de ${counted(free, { one: "nivel", other: "niveles" })} por encima de un monstruo, cada nivel deja el ${percent} % de su EXP y SP; eso está contado.`,
  noRule:
    "No se sabe cómo el motor de este servidor reduce la EXP y los SP de monstruos mucho más débiles: no está contado.",
  noHp: "Estos datos no tienen reglas para los HP de los monstruos. Ordénalos",
  noGap: "No se sabe cómo reduce la adena y los drops.",
  templateHp: "Los HP son los de los datos: no se sabe cómo calcula este motor los atributos.",
  noForecast: "Es una clasificación, no un pronóstico: lo rápido que matas depende de tu clase y tu equipo.",
  wholeHour: "Una hora es aquella en que cada aparición muere al instante.",
  monster: "Monstruo",
  level: "Nivel",
  spawns: "Apariciones",
  respawn: "Reaparición",
  place: "Lugar",
  best: (measure, names) => `Los mejores, ${measure}: ${names}.`,
  plot: (measure, count) =>
    `${counted(count, { one: "monstruo", other: "monstruos" })} por nivel y ${measure}; los números están en la tabla de abajo`,
  dot: (name, level, score) => `${name}, nivel ${level}: ${score}`,
};
