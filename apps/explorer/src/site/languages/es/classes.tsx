import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const classes: Dictionary["classes"] = {
  note: "Cada línea es una profesión y, debajo, en qué se puede convertir.",
  professions: ["Clase base", "Primera profesión", "Segunda profesión", "Tercera profesión", "Cuarta profesión"],
  profession: (level) => `Profesión ${level}`,
  name: (id) => `Clase ${id}`,
  parent: "antes:",
  child: "después:",
  symbols: "Símbolos",
  planner: {
    title: "Habilidades a un nivel",
    level: "Nivel",
    levelAsNumber: "Nivel en número",
    print: "Imprimir",
    upTo: (level, sp, skills) => (
      <>
        Hasta el nivel {level}: {sp} para {counted(skills, { one: "habilidad", other: "habilidades" })}
      </>
    ),
    withBooks: (books) => `con ${counted(books, { one: "libro", other: "libros" })}`,
    learnedBefore: "Aprendidas antes",
    spInAll: "SP en total",
    nothingYet: "Nada todavía.",
    newAt: (level) => `Nuevas en el nivel ${level}`,
    nothingNew: "Nada nuevo en este nivel.",
    spellbooks: "Libros para todas",
    next: "A continuación",
    nothingMore: "No hay nada más que aprender.",
    at: (level) => `Nivel ${level}`,
    inBrackets: "Entre paréntesis, el SP del nivel indicado.",
  },
  character: {
    title: "Personaje",
    stat: "Atributo",
    value: "Valor",
    parts: {
      base: "Base",
      equipment: "Objetos",
      set: "Set",
      enchant: "Encantamiento",
      henna: "Henna",
      passive: "Habilidades pasivas",
      buff: "Efectos",
    },
    enchantOf: (name: string) => `Encantamiento de ${name}`,
    levelOf: (name: string) => `Nivel de ${name}`,
    removeNamed: (name: string) => `Quitar ${name}`,
    addHenna: "Añadir un símbolo",
    note: "Al nivel de arriba, de pie, con todo el HP, de día. Cuentan las habilidades pasivas de la clase. Cuentan todos los efectos, también los que no se acumulan en el juego.",
  },
};
