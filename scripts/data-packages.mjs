// The data packages of the project, the default chronicle first: where each is, and the source that it is compiled from.

/** The folder of a package is that of its chronicle in `data`; `project` and `revision` name the origin of its datapack. */
export const dataPackages = [
  { chronicle: "interlude", project: "aCis", revision: "382" },
  { chronicle: "high-five", project: "L2J Server", revision: "30d2b767" },
].map((source) => ({ ...source, folder: `data/${source.chronicle}`, name: `@gamedata/${source.chronicle}` }));
