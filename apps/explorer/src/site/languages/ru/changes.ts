import type { Dictionary } from "../en/english.js";

export const changes: Dictionary["changes"] = {
  differsIn: (chronicle: string) => `Отличия в ${chronicle}`,
  lacksIt: (chronicle: string) => `В ${chronicle} этого нет.`,
  anotherThing: (name: string) => `Там этот id у другого: ${name}.`,
  nothing: "Отличий нет.",
};
