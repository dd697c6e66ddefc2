import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const compare: Dictionary["compare"] = {
  button: "Comparar",
  choose: (name) => `Comparar ${name}`,
  chosen: {
    items: (count) => `Comparar ${counted(count, { one: "objeto", other: "objetos" })}`,
    sets: (count) => `Comparar ${counted(count, { one: "set", other: "sets" })}`,
  },
  note: {
    items: (most) => `Hasta ${most} objetos lado a lado`,
    sets: (most) => `Hasta ${most} sets de armadura lado a lado`,
  },
  nothing: "Aún no se compara nada. Añade algo abajo o pulsa «Comparar» en su página.",
  instead: { items: "Comparar objetos", sets: "Comparar sets de armadura" },
  missing: {
    items: (ids) => `Esta crónica no tiene el objeto ${ids}.`,
    sets: (ids) => `Esta crónica no tiene el set de armadura ${ids}.`,
  },
  fact: "Dato",
  remove: (name) => `Quitar ${name}`,
  best: "mejor",
  facts: {
    material: "Material",
    skill: "Habilidad",
    withShield: "Con el escudo",
    allEnchanted: "Todo a +6",
  },
  noGrade: "Sin grado",
};
