/** A section of the site: a page without an id, and what leads to it; its names are those of the dictionaries. */
interface Section<SectionName> {
  readonly path: `/${string}`;
  /** Its name in the navigation; a section without one is not in it. */
  readonly name?: SectionName;
  /** The title of the page, where it is not that name. */
  readonly title?: SectionName;
  /** The key that opens it after `g`. */
  readonly key?: string;
  /** The table whose rows the first page counts, and what it calls them. */
  readonly counted?: { readonly table: string; readonly name: SectionName };
  /** The tables of another section: one without rows in all of them is empty. */
  readonly tables?: readonly string[];
}

const list = [
  { path: "/items", name: "items", key: "i", counted: { table: "items", name: "items" } },
  { path: "/npcs", counted: { table: "npcs", name: "npcs" } },
  { path: "/monsters", name: "monsters", key: "n", tables: ["npcs"] },
  { path: "/hunting", name: "hunting", key: "h", tables: ["spawns"] },
  { path: "/levels", title: "levels" },
  { path: "/raid-bosses", name: "raidBosses", key: "b", tables: ["npcs"] },
  { path: "/quests", name: "quests", key: "q", counted: { table: "quests", name: "quests" } },
  { path: "/classes", name: "classes", key: "c", counted: { table: "classes", name: "classes" } },
  { path: "/skills", name: "skills", tables: ["skills"] },
  { path: "/recipes", name: "recipes", key: "r", counted: { table: "recipes", name: "recipes" } },
  { path: "/armor-sets", name: "sets", tables: ["armorSets"] },
  { path: "/compare", name: "compare", tables: ["items"] },
  { path: "/list", name: "list", key: "l", tables: ["recipes"] },
  { path: "/locations", name: "places", tables: ["locations", "regions"] },
  { path: "/regions", title: "places" },
  { path: "/fishes", title: "fishes", tables: ["fishes"] },
  { path: "/castles", title: "castles", tables: ["castles", "clanHalls", "doors", "staticObjects"] },
  { path: "/map", name: "map", key: "m", counted: { table: "spawns", name: "spawns" } },
  { path: "/changes", name: "changes" },
  { path: "/api", name: "api" },
  { path: "/downloads", name: "downloads" },
] as const satisfies readonly Section<string>[];

type Entry = (typeof list)[number];
/** The names of sections, and of what the first page counts, in the dictionaries. */
type SectionName =
  | Extract<Entry, { name: string }>["name"]
  | Extract<Entry, { title: string }>["title"]
  | Extract<Entry, { counted: object }>["counted"]["name"];

export type SectionPath = Entry["path"];

/** The sections of the site, from which the navigation, the first page, the keys and the pages follow. */
export const sections: readonly (Section<SectionName> & { readonly path: SectionPath })[] = list;

/**
 * Returns whether the data has nothing of a section.
 *
 * @param rows The number of rows of each table; `undefined` while it is asked for.
 */
export function isEmptySection(
  { counted, tables = counted === undefined ? [] : [counted.table] }: (typeof sections)[number],
  rows: Readonly<Record<string, { readonly rows: number } | undefined>> | undefined,
): boolean {
  return rows !== undefined && tables.length > 0 && tables.every((table) => rows[table]?.rows === 0);
}
