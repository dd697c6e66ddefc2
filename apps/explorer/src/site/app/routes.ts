import type { ComponentType } from "preact";
import type { SectionPath } from "../address/sections.js";
import type { FurtherWords } from "../languages/dictionaries.js";
import type { folderOf } from "../parts/record-kinds.js";

/** A page by its path: the first one, the results of a search, that of a section; or by the folder of its records. */
type PageName = "/" | "/search" | SectionPath | "monsters" | ReturnType<typeof folderOf>;
type LoadPage = () => Promise<ComponentType<{ readonly id: number }>>;

const npc = async () => (await import("../pages/npc/npc-page.js")).NpcPage;

const loadByName: Readonly<Record<PageName, LoadPage>> = {
  "/": async () => (await import("../pages/home/home-page.js")).HomePage,
  "/search": async () => (await import("../pages/search/search-page.js")).SearchPage,
  "/items": async () => (await import("../pages/lists/items-page.js")).ItemsPage,
  "/monsters": async () => (await import("../pages/lists/npcs-page.js")).MonstersPage,
  "/npcs": async () => (await import("../pages/lists/npcs-page.js")).NpcsPage,
  "/quests": async () => (await import("../pages/lists/quests-page.js")).QuestsPage,
  "/classes": async () => (await import("../pages/class/classes-page.js")).ClassesPage,
  "/skills": async () => (await import("../pages/lists/other-lists.js")).SkillsPage,
  "/recipes": async () => (await import("../pages/lists/other-lists.js")).RecipesPage,
  "/armor-sets": async () => (await import("../pages/lists/sets-page.js")).ArmorSetsPage,
  "/compare": async () => (await import("../pages/compare/compare-page.js")).ComparePage,
  "/hunting": async () => (await import("../pages/hunting/hunting-page.js")).HuntingPage,
  "/levels": async () => (await import("../pages/hunting/levels-page.js")).LevelsPage,
  "/raid-bosses": async () => (await import("../pages/raid-bosses/raid-bosses-page.js")).RaidBossesPage,
  "/list": async () => (await import("../pages/list/list-page.js")).ListPage,
  "/changes": async () => (await import("../pages/changes/changes-page.js")).ChangesPage,
  "/locations": async () => (await import("../pages/lists/other-lists.js")).PlacesPage,
  "/regions": async () => (await import("../pages/lists/other-lists.js")).PlacesPage,
  "/fishes": async () => (await import("../pages/lists/fishes-page.js")).FishesPage,
  "/castles": async () => (await import("../pages/lists/residences-page.js")).ResidencesPage,
  "/map": async () => (await import("../map/map-page.js")).MapPage,
  "/api": async () => (await import("../api/api-page.js")).ApiPage,
  "/downloads": async () => (await import("../pages/downloads/downloads-page.js")).DownloadsPage,
  items: async () => (await import("../pages/item/item-page.js")).ItemPage,
  npcs: npc,
  monsters: npc,
  quests: async () => (await import("../pages/quest/quest-page.js")).QuestPage,
  classes: async () => (await import("../pages/class/class-page.js")).ClassPage,
  skills: async () => (await import("../pages/skill/skill-page.js")).SkillPage,
  "armor-sets": async () => (await import("../pages/armor-set/armor-set-page.js")).ArmorSetPage,
  recipes: async () => (await import("../pages/recipe/recipe-page.js")).RecipePage,
  locations: async () => (await import("../pages/place/place-page.js")).LocationPage,
  regions: async () => (await import("../pages/place/place-page.js")).RegionPage,
  hennas: async () => (await import("../pages/henna/henna-page.js")).HennaPage,
};

/** Loads the code of each page. */
export const pages: ReadonlyMap<string, LoadPage> = new Map(Object.entries(loadByName));

const termsByName: Readonly<Partial<Record<PageName, FurtherWords>>> = {
  "/npcs": "world",
  "/monsters": "world",
  "/raid-bosses": "world",
  "/map": "world",
  "/skills": "effects",
  skills: "effects",
  "armor-sets": "effects",
  npcs: "world",
  monsters: "world",
  locations: "world",
  regions: "world",
};

/** The further words that pages show. */
export const termsOfPages: ReadonlyMap<string, FurtherWords> = new Map(Object.entries(termsByName));

/** Returns the name of the page of a path, and the id of its record: the name is the path, or the folder of the record. */
export function routeOf(path: string): { readonly name: string; readonly id: number } {
  const [, name = path, id] = /^\/([a-z-]+)\/(\d{1,9})$/.exec(path) ?? [];
  return { name, id: Number(id) };
}
