import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const home: Dictionary["home"] = {
  about: (chronicle) => `Itens, monstros, missões e mapas de ${chronicle}.`,
  now: "O que fazer agora",
  writeLevel: "Escreva o seu nível: três lugares para caçar aparecem.",
  continueList: (items) => `Continue sua lista: ${counted(items, { one: "item", other: "itens" })}`,
};
