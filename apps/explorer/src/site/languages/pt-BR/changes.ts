import type { Dictionary } from "../en/english.js";

export const changes: Dictionary["changes"] = {
  differsIn: (chronicle: string) => `O que muda em ${chronicle}`,
  lacksIt: (chronicle: string) => `${chronicle} não tem isto.`,
  anotherThing: (name: string) => `Lá este id é outra coisa: ${name}.`,
  nothing: "Nada.",
};
