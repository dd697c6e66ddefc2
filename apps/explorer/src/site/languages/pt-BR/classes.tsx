import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const classes: Dictionary["classes"] = {
  note: "Cada linha é uma profissão e, abaixo, o que ela pode se tornar.",
  professions: ["Classe base", "Primeira profissão", "Segunda profissão", "Terceira profissão", "Quarta profissão"],
  profession: (level) => `Profissão ${level}`,
  name: (id) => `Classe ${id}`,
  parent: "antes:",
  child: "depois:",
  symbols: "Símbolos",
  planner: {
    title: "Skills em um nível",
    level: "Nível",
    levelAsNumber: "Nível em número",
    print: "Imprimir",
    upTo: (level, sp, skills) => (
      <>
        Até o nível {level}: {sp} para {counted(skills, { one: "skill", other: "skills" })}
      </>
    ),
    withBooks: (books) => `com ${counted(books, { one: "spellbook", other: "spellbooks" })}`,
    learnedBefore: "Aprendidas antes",
    spInAll: "SP no total",
    nothingYet: "Nada ainda.",
    newAt: (level) => `Novas no nível ${level}`,
    nothingNew: "Nada novo neste nível.",
    spellbooks: "Spellbooks para todas",
    next: "A seguir",
    nothingMore: "Não há mais o que aprender.",
    at: (level) => `Nível ${level}`,
    inBrackets: "Entre parênteses, o SP do nível indicado.",
  },
  character: {
    title: "Personagem",
    stat: "Atributo",
    value: "Valor",
    parts: {
      base: "Base",
      equipment: "Itens",
      set: "Set",
      enchant: "Encantamento",
      henna: "Henna",
      passive: "Habilidades passivas",
      buff: "Efeitos",
    },
    enchantOf: (name: string) => `Encantamento de ${name}`,
    levelOf: (name: string) => `Nível de ${name}`,
    removeNamed: (name: string) => `Remover ${name}`,
    addHenna: "Adicionar um símbolo",
    note: "No nível acima, parado, com todo o HP, de dia. As habilidades passivas da classe contam. Todos os efeitos contam, também os que não se acumulam no jogo.",
  },
};
