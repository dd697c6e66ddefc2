import { counted } from "./plural.js";

export const home = {
  about: (chronicle: string) => `Items, monsters, quests and maps of ${chronicle}.`,
  now: "What to do now",
  writeLevel: "Write your level: three places to hunt follow.",
  continueList: (items: number) => `Continue your list: ${counted(items, { one: "item", other: "items" })}`,
};
