import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const parts: Dictionary["parts"] = {
  filters: "Filtros",
  all: "todos",
  pages: "Páginas",
  previous: "Anterior",
  next: "Siguiente",
  rowsOf: (first: string, last: string, total: string) => `${first}–${last} de ${total}`,
  similar: "Nombres parecidos:",
  instead: (count: string, chance: string) => `×${count}, en su lugar en el ${chance} % de los éxitos`,
  more: (count: string) => `${count} más`,
  andMore: (count: string) => `y ${count} más`,
  showAll: (count: string) => `Mostrar todos: ${count}`,
  exchangeFor: "por",
  exchangeAt: "en",
  showExchanges: (count: number) => `Mostrar ${counted(count, { one: "intercambio", other: "intercambios" })}`,
  showMore: (further: string, rows: number) =>
    `Mostrar ${further} más de ${counted(rows, { one: "fila", other: "filas" })}`,
  showRows: (rows: number) => `Mostrar ${counted(rows, { one: "fila", other: "filas" })}`,
  firstOf: (shown: string, rows: number) =>
    `Las primeras ${shown} de ${counted(rows, { one: "fila", other: "filas" })}`,
  ofBase: (change: string) => `${change} de la base`,
  when: (condition: string) => `si ${condition}`,
  toCaster: "A quien lanza",
  toTarget: "Al objetivo",
  times: (count: number) => counted(count, { one: "vez", other: "veces" }),
  add: { items: "Añadir un objeto", sets: "Añadir un set" },
  byName: "por su nombre",
  noSuchName: "Nada tiene un nombre parecido.",
  numbers: {
    soulshots: "Soulshots",
    spiritshots: "Spiritshots",
    mpPerShot: "MP por disparo",
    reuseDelay: "Tiempo de reuso",
    weight: "Peso",
    price: "Precio",
    crystals: "Cristales",
  },
  milliseconds: "ms",
  adena: "adena",
};
