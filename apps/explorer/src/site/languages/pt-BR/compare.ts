import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const compare: Dictionary["compare"] = {
  button: "Comparar",
  choose: (name) => `Comparar ${name}`,
  chosen: {
    items: (count) => `Comparar ${counted(count, { one: "item", other: "itens" })}`,
    sets: (count) => `Comparar ${counted(count, { one: "set", other: "sets" })}`,
  },
  note: {
    items: (most) => `Até ${most} itens lado a lado`,
    sets: (most) => `Até ${most} sets de armadura lado a lado`,
  },
  nothing: "Nada está sendo comparado. Adicione algo abaixo ou toque em “Comparar” na página.",
  instead: { items: "Comparar itens", sets: "Comparar sets de armadura" },
  missing: {
    items: (ids) => `Esta chronicle não tem o item ${ids}.`,
    sets: (ids) => `Esta chronicle não tem o set de armadura ${ids}.`,
  },
  fact: "Dado",
  remove: (name) => `Remover ${name}`,
  best: "melhor",
  facts: {
    material: "Material",
    skill: "Skill",
    withShield: "Com o escudo",
    allEnchanted: "Tudo +6",
  },
  noGrade: "Sem grade",
};
