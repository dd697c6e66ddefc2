import type { SectionPath } from "../address/sections.js";
import type { FurtherWords } from "../languages/dictionaries.js";

/** Loads the code of the first page, of the results of a search and of the page of each section, by path. */
export const pages = {
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
} as const satisfies Readonly<Record<"/" | "/search" | SectionPath, () => Promise<unknown>>>;

const npc = async () => (await import("../pages/npc/npc-page.js")).NpcPage;

/** Loads the code of the page of a record, by the folder of its kind. */
export const records = {
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
} as const;

/** The further words that pages show, by the path of a page or the folder of records. */
export const termsOfPages: Readonly<Record<string, FurtherWords | undefined>> = {
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
} satisfies Partial<Record<keyof typeof pages | keyof typeof records, FurtherWords>>;

/** The path of the page of a record: its folder and its id. */
export const recordPath = /^\/([a-z-]+)\/(\d{1,9})$/;

/** Returns whether a page other than that of a record is at a path. */
export const isPage = (path: string): path is keyof typeof pages => Object.hasOwn(pages, path);
/** Returns whether the pages of records are in a folder. */
export const isFolder = (folder: string): folder is keyof typeof records => Object.hasOwn(records, folder);
