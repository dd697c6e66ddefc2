/** The names of sections, and of what the first page counts, in the dictionaries. */
type SectionName =
  | "items"
  | "npcs"
  | "monsters"
  | "hunting"
  | "raidBosses"
  | "quests"
  | "classes"
  | "skills"
  | "recipes"
  | "sets"
  | "compare"
  | "list"
  | "places"
  | "map"
  | "spawns"
  | "changes"
  | "api"
  | "downloads";

/** A section of the site: a page without an id, and what leads to it. */
interface Section {
  readonly path: `/${string}`;
  /** Its name in the navigation; a section without one is not in it. */
  readonly name?: SectionName;
  /** The key that opens it after `g`. */
  readonly key?: string;
  /** The table whose rows the first page counts, and what it calls them. */
  readonly counted?: { readonly table: string; readonly name: SectionName };
}

/** The sections, in the order of the navigation. */
const list = [
  { path: "/items", name: "items", key: "i", counted: { table: "items", name: "items" } },
  { path: "/npcs", counted: { table: "npcs", name: "npcs" } },
  { path: "/monsters", name: "monsters", key: "n" },
  { path: "/hunting", name: "hunting", key: "h" },
  { path: "/raid-bosses", name: "raidBosses", key: "b" },
  { path: "/quests", name: "quests", key: "q", counted: { table: "quests", name: "quests" } },
  { path: "/classes", name: "classes", key: "c", counted: { table: "classes", name: "classes" } },
  { path: "/skills", name: "skills" },
  { path: "/recipes", name: "recipes", key: "r", counted: { table: "recipes", name: "recipes" } },
  { path: "/armor-sets", name: "sets" },
  { path: "/compare", name: "compare" },
  { path: "/list", name: "list", key: "l" },
  { path: "/locations", name: "places" },
  { path: "/regions" },
  { path: "/map", name: "map", key: "m", counted: { table: "spawns", name: "spawns" } },
  { path: "/changes", name: "changes" },
  { path: "/api", name: "api" },
  { path: "/downloads", name: "downloads" },
] as const satisfies readonly Section[];

/** The path of a section. */
export type SectionPath = (typeof list)[number]["path"];

/** The sections of the site, from which the navigation, the first page, the keys and the pages follow. */
export const sections: readonly (Section & { readonly path: SectionPath })[] = list;
