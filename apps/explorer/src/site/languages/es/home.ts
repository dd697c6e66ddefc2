import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const home: Dictionary["home"] = {
  about: (chronicle) => `Objetos, monstruos, misiones y mapas de ${chronicle}.`,
  now: "Qué hacer ahora",
  writeLevel: "Escribe tu nivel: aparecerán tres lugares para cazar.",
  continueList: (items) => `Continúa tu lista: ${counted(items, { one: "objeto", other: "objetos" })}`,
};
