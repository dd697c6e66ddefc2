export const changes = {
  differsIn: (chronicle: string) => `What differs in ${chronicle}`,
  lacksIt: (chronicle: string) => `${chronicle} does not have it.`,
  anotherThing: (name: string) => `This id is another thing there: ${name}.`,
  nothing: "Nothing.",
};
