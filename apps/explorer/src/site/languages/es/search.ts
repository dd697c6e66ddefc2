import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const search: Dictionary["search"] = {
  label: "Buscar objetos, monstruos, habilidades, misiones, clases y lugares",
  placeholder: "Buscar objetos, monstruos …",
  results: "Resultados",
  all: (count) => `${counted(count, { one: "resultado", other: "resultados" })} en total`,
  noAnswer: "El servicio no responde.",
  nothing: (text) => `Nada tiene el nombre o id «${text}», ni un nombre parecido. Los nombres están en inglés.`,
  title: "Búsqueda",
  nameOrId: "Nombre o id",
  id: "Id",
  hint: "Una parte del nombre, sus palabras en cualquier orden, o un id.",
  total: (count) => counted(count, { one: "resultado", other: "resultados" }),
};
