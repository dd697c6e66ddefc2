import type { FunctionComponent, VNode } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { hrefOf } from "../address/address.js";
import type { SectionPath } from "../address/sections.js";
import { words } from "../languages/words.js";
import { lazy, preloadElement } from "../parts/lazy.js";
import { PageHead } from "../parts/page-head.js";
import { siteName } from "../service/configuration.js";

type Loaded<Name extends string> = Promise<Readonly<Record<Name, FunctionComponent>>>;
type LoadedRecord<Name extends string> = Promise<Readonly<Record<Name, FunctionComponent<{ readonly id: number }>>>>;

/** A page whose code is loaded with it. */
const page = <Name extends string>(load: () => Loaded<Name>, name: Name) => lazy(async () => (await load())[name]);
const recordPage = <Name extends string>(load: () => LoadedRecord<Name>, name: Name) =>
  lazy(async () => (await load())[name]);

const npcPage = recordPage(() => import("../pages/npc/npc-page.js"), "NpcPage");
const otherLists = () => import("../pages/lists/other-lists.js");
const placesPage = page(otherLists, "PlacesPage");

/** The first page, the results of a search, and the page of each section, by path. */
const pages: Readonly<Record<"/" | "/search" | SectionPath, FunctionComponent>> = {
  "/": page(() => import("../pages/home/home-page.js"), "HomePage"),
  "/search": page(() => import("../pages/search/search-page.js"), "SearchPage"),
  "/items": page(() => import("../pages/lists/items-page.js"), "ItemsPage"),
  "/monsters": page(() => import("../pages/lists/npcs-page.js"), "MonstersPage"),
  "/npcs": page(() => import("../pages/lists/npcs-page.js"), "NpcsPage"),
  "/quests": page(() => import("../pages/lists/quests-page.js"), "QuestsPage"),
  "/classes": page(() => import("../pages/class/classes-page.js"), "ClassesPage"),
  "/skills": page(otherLists, "SkillsPage"),
  "/recipes": page(otherLists, "RecipesPage"),
  "/armor-sets": page(() => import("../pages/lists/sets-page.js"), "ArmorSetsPage"),
  "/compare": page(() => import("../pages/compare/compare-page.js"), "ComparePage"),
  "/hunting": page(() => import("../pages/hunting/hunting-page.js"), "HuntingPage"),
  "/levels": page(() => import("../pages/hunting/levels-page.js"), "LevelsPage"),
  "/raid-bosses": page(() => import("../pages/raid-bosses/raid-bosses-page.js"), "RaidBossesPage"),
  "/list": page(() => import("../pages/list/list-page.js"), "ListPage"),
  "/changes": page(() => import("../pages/changes/changes-page.js"), "ChangesPage"),
  "/locations": placesPage,
  "/regions": placesPage,
  "/map": page(() => import("../map/map-page.js"), "MapPage"),
  "/api": page(() => import("../api/api-page.js"), "ApiPage"),
  "/downloads": page(() => import("../pages/downloads/downloads-page.js"), "DownloadsPage"),
};

/** The pages of a record, by the folder of its kind. */
const records: ReadonlyMap<string, FunctionComponent<{ readonly id: number }>> = new Map([
  ["items", recordPage(() => import("../pages/item/item-page.js"), "ItemPage")],
  ["npcs", npcPage],
  ["monsters", npcPage],
  ["quests", recordPage(() => import("../pages/quest/quest-page.js"), "QuestPage")],
  ["classes", recordPage(() => import("../pages/class/class-page.js"), "ClassPage")],
  ["skills", recordPage(() => import("../pages/skill/skill-page.js"), "SkillPage")],
  ["armor-sets", recordPage(() => import("../pages/armor-set/armor-set-page.js"), "ArmorSetPage")],
  ["recipes", recordPage(() => import("../pages/recipe/recipe-page.js"), "RecipePage")],
  ["locations", recordPage(() => import("../pages/place/place-page.js"), "LocationPage")],
  ["regions", recordPage(() => import("../pages/place/place-page.js"), "RegionPage")],
  ["hennas", recordPage(() => import("../pages/henna/henna-page.js"), "HennaPage")],
]);

const recordPath = /^\/([a-z-]+)\/(\d{1,9})$/;

const isPage = (path: string): path is keyof typeof pages => Object.hasOwn(pages, path);

function pageAt(path: string): VNode | undefined {
  const [, folder = "", id = ""] = recordPath.exec(path) ?? [];
  const RecordPage = records.get(folder);
  if (!isPage(path)) return RecordPage && <RecordPage id={Number(id)} />;
  const Page = pages[path];
  return <Page />;
}

/** Loads the code of the page of a path before it can be shown, because the words of the site are not there yet. */
export function preloadPage(path: string): void {
  const page = pageAt(path);
  if (page !== undefined) preloadElement(page);
}

/** Whether a page was shown before. */
let isShown = false;

/** Shows the page of a path. */
export function PageOfAddress({ path }: { readonly path: string }) {
  // Before the title of the page, which follows when its name is known; that of the first one is the host's.
  useLayoutEffect(() => {
    if (isShown) document.title = siteName;
    isShown = true;
  }, []);
  const page = pageAt(path);
  if (page !== undefined) return page;
  const { frame } = words();
  return (
    <>
      <PageHead name={frame.noSuchPage} />
      <p>
        {frame.noPageAt(<code>{path}</code>, (text) => (
          <a href={hrefOf("/")}>{text}</a>
        ))}
      </p>
    </>
  );
}
