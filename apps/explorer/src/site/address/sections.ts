/** A section of the site: a page without an id, and what leads to it. */
interface Section {
  readonly path: `/${string}`;
  /** Its name in the navigation; a section without one is not in it. */
  readonly name?: string;
  /** The key that opens it after `g`. */
  readonly key?: string;
  /** The table whose rows the first page counts, and what it calls them. */
  readonly counted?: { readonly table: string; readonly name: string };
}

/** The sections, in the order of the navigation. */
const list = [
  { path: "/items", name: "Items", key: "i", counted: { table: "items", name: "Items" } },
  { path: "/npcs", counted: { table: "npcs", name: "NPCs" } },
  { path: "/monsters", name: "Monsters", key: "n" },
  { path: "/quests", name: "Quests", key: "q", counted: { table: "quests", name: "Quests" } },
  { path: "/classes", name: "Classes", key: "c", counted: { table: "classes", name: "Classes" } },
  { path: "/skills", name: "Skills" },
  { path: "/recipes", name: "Recipes", key: "r", counted: { table: "recipes", name: "Recipes" } },
  { path: "/armor-sets", name: "Sets" },
  { path: "/compare", name: "Compare" },
  { path: "/locations", name: "Places" },
  { path: "/regions" },
  { path: "/map", name: "Map", key: "m", counted: { table: "spawns", name: "Spawns" } },
  { path: "/changes", name: "Changes" },
  { path: "/api", name: "API" },
  { path: "/downloads", name: "Downloads" },
] as const satisfies readonly Section[];

/** The path of a section. */
export type SectionPath = (typeof list)[number]["path"];

/** The sections of the site, from which the navigation, the first page, the keys and the pages follow. */
export const sections: readonly (Section & { readonly path: SectionPath })[] = list;
