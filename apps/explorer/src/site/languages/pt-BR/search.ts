import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const search: Dictionary["search"] = {
  label: "Buscar itens, monstros, skills, quests, classes e lugares",
  placeholder: "Buscar itens, monstros, quests …",
  results: "Resultados",
  all: (count) => `${counted(count, { one: "resultado", other: "resultados" })} no total`,
  noAnswer: "O serviço não responde.",
  nothing: (text) => `Nada tem o nome ou id “${text}”, nem um nome parecido. Os nomes estão em inglês.`,
  title: "Busca",
  nameOrId: "Nome ou id",
  id: "Id",
  hint: "Uma parte do nome, suas palavras em qualquer ordem, ou um id.",
  total: (count) => counted(count, { one: "resultado", other: "resultados" }),
};
