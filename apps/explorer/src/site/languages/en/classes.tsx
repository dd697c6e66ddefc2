import type { ComponentChildren } from "preact";
import { counted } from "./plural.js";

export const classes = {
  note: "Each line is a profession, and what it can become.",
  professions: ["Base class", "First profession", "Second profession", "Third profession", "Fourth profession"],
  profession: (level: string) => `Profession ${level}`,
  name: (id: string) => `Class ${id}`,
  parent: "before:",
  child: "then:",
  symbols: "Symbols",
  planner: {
    title: "Skills at a level",
    level: "Level",
    levelAsNumber: "Level as a number",
    print: "Print",
    upTo: (level: string, sp: ComponentChildren, skills: number) => (
      <>
        Up to level {level}: {sp} for {counted(skills, { one: "skill", other: "skills" })}
      </>
    ),
    withBooks: (books: number) => `with ${counted(books, { one: "spellbook", other: "spellbooks" })}`,
    learnedBefore: "Learned before",
    spInAll: "SP in all",
    nothingYet: "Nothing yet.",
    newAt: (level: string) => `New at level ${level}`,
    nothingNew: "Nothing new at this level.",
    spellbooks: "Spellbooks for all",
    next: "Next",
    nothingMore: "There is nothing more to learn.",
    at: (level: string) => `Level ${level}`,
    inBrackets: "In brackets the SP of the level that is named.",
  },
  character: {
    title: "Character",
    stat: "Stat",
    value: "Value",
    parts: {
      base: "Base",
      equipment: "Items",
      set: "Set",
      enchant: "Enchant",
      henna: "Henna",
      passive: "Passive skills",
      buff: "Effects",
    },
    enchantOf: (name: string) => `Enchantment of ${name}`,
    levelOf: (name: string) => `Level of ${name}`,
    removeNamed: (name: string) => `Remove ${name}`,
    addHenna: "Add a symbol",
    note: "At the level above, standing, with all HP, by day. Passive skills of the class count. Effects that do not stack in the game all count.",
  },
};
