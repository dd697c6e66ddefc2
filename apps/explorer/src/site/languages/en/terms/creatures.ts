import type { TermTable } from "../../plural/term-table.js";

/** The kinds of creatures that a stat can be against, by the source's word in lower case. */
export const creatures = {
  animals: ["animals"],
  dragons: ["dragons"],
  giants: ["giants"],
  insects: ["insects"],
  magiccreature: ["magic creature"],
  monsters: ["monsters"],
  plants: ["plants"],
} satisfies TermTable;
