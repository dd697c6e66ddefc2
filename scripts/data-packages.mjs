// The data packages of the project, the default chronicle first: where each is, and the source that it is compiled from.

/** The folder of a package is that of its chronicle in `data`; `project` and `revision` name the origin of its datapack, `engine` the preset of rules. */
export const dataPackages = [
  { chronicle: "interlude", project: "aCis", revision: "382", engine: "acis" },
  { chronicle: "high-five", project: "L2J Server", revision: "30d2b767", engine: "l2j" },
].map((source) => ({ ...source, folder: `data/${source.chronicle}`, name: `@gamedata/${source.chronicle}` }));
