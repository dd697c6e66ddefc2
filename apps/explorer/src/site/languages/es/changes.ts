import type { Dictionary } from "../en/english.js";

export const changes: Dictionary["changes"] = {
  differsIn: (chronicle: string) => `Qué cambia en ${chronicle}`,
  lacksIt: (chronicle: string) => `${chronicle} no lo tiene.`,
  anotherThing: (name: string) => `Allí este id es otra cosa: ${name}.`,
  nothing: "Nada.",
};
