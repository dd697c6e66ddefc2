import { counted } from "./plural.js";

export const search = {
  label: "Search items, monsters, skills, quests, classes and places",
  placeholder: "Search items, monsters, quests …",
  results: "Results",
  all: (count: number) => `All ${counted(count, { one: "result", other: "results" })}`,
  noAnswer: "The service does not answer.",
  nothing: (text: string) => `Nothing has the name or id “${text}”, or a name like it.`,
  title: "Search",
  nameOrId: "Name or id",
  id: "Id",
  hint: "A part of a name, its words in any order, or an id.",
  total: (count: number) => counted(count, { one: "result", other: "results" }),
};
