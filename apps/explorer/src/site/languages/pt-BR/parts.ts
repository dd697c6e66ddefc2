import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const parts: Dictionary["parts"] = {
  filters: "Filtros",
  all: "todos",
  pages: "Páginas",
  previous: "Anterior",
  next: "Próxima",
  rowsOf: (first: string, last: string, total: string) => `${first}–${last} de ${total}`,
  similar: "Nomes parecidos:",
  instead: (count: string, chance: string) => `×${count}, em vez disso em ${chance} % dos sucessos`,
  more: (count: string) => `mais ${count}`,
  andMore: (count: string) => `e mais ${count}`,
  showAll: (count: string) => `Mostrar todos: ${count}`,
  exchangeFor: "por",
  exchangeAt: "em",
  showExchanges: (count: number) => `Mostrar ${counted(count, { one: "troca", other: "trocas" })}`,
  showMore: (further: string, rows: number) =>
    `Mostrar mais ${further} de ${counted(rows, { one: "linha", other: "linhas" })}`,
  showRows: (rows: number) => `Mostrar ${counted(rows, { one: "linha", other: "linhas" })}`,
  firstOf: (shown: string, rows: number) =>
    `As primeiras ${shown} de ${counted(rows, { one: "linha", other: "linhas" })}`,
  ofBase: (change: string) => `${change} da base`,
  when: (condition: string) => `se ${condition}`,
  toCaster: "Em quem conjura",
  toTarget: "No alvo",
  times: (count: number) => counted(count, { one: "vez", other: "vezes" }),
  add: { items: "Adicionar um item", sets: "Adicionar um set" },
  byName: "pelo nome",
  noSuchName: "Nada tem um nome parecido.",
  numbers: {
    soulshots: "Soulshots",
    spiritshots: "Spiritshots",
    mpPerShot: "MP por tiro",
    reuseDelay: "Tempo de reuso",
    weight: "Peso",
    price: "Preço",
    crystals: "Cristais",
  },
  milliseconds: "ms",
  adena: "adena",
};
