import type { VNode } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { hrefOf } from "../address/address.js";
import type { SectionPath } from "../address/sections.js";
import { words } from "../languages/words.js";
import { lazy, preloadElement } from "../parts/lazy.js";
import { PageHead } from "../parts/page-head.js";
import { siteName } from "../service/configuration.js";

// The code of each page is loaded with it.
const ArmorSetPage = lazy(async () => (await import("../pages/armor-set/armor-set-page.js")).ArmorSetPage);
const ArmorSetsPage = lazy(async () => (await import("../pages/lists/sets-page.js")).ArmorSetsPage);
const ClassPage = lazy(async () => (await import("../pages/class/class-page.js")).ClassPage);
const ClassesPage = lazy(async () => (await import("../pages/class/classes-page.js")).ClassesPage);
const SearchPage = lazy(async () => (await import("../pages/search/search-page.js")).SearchPage);
const DownloadsPage = lazy(async () => (await import("../pages/downloads/downloads-page.js")).DownloadsPage);
const HennaPage = lazy(async () => (await import("../pages/henna/henna-page.js")).HennaPage);
const ItemPage = lazy(async () => (await import("../pages/item/item-page.js")).ItemPage);
const NpcPage = lazy(async () => (await import("../pages/npc/npc-page.js")).NpcPage);
const ItemsPage = lazy(async () => (await import("../pages/lists/items-page.js")).ItemsPage);
const NpcsPage = lazy(async () => (await import("../pages/lists/npcs-page.js")).NpcsPage);
const LocationPage = lazy(async () => (await import("../pages/place/place-page.js")).LocationPage);
const PlacesPage = lazy(async () => (await import("../pages/lists/other-lists.js")).PlacesPage);
const QuestPage = lazy(async () => (await import("../pages/quest/quest-page.js")).QuestPage);
const QuestsPage = lazy(async () => (await import("../pages/lists/quests-page.js")).QuestsPage);
const RecipePage = lazy(async () => (await import("../pages/recipe/recipe-page.js")).RecipePage);
const RecipesPage = lazy(async () => (await import("../pages/lists/other-lists.js")).RecipesPage);
const RegionPage = lazy(async () => (await import("../pages/place/place-page.js")).RegionPage);
const SkillPage = lazy(async () => (await import("../pages/skill/skill-page.js")).SkillPage);
const SkillsPage = lazy(async () => (await import("../pages/lists/other-lists.js")).SkillsPage);
const MapPage = lazy(async () => (await import("../map/map-page.js")).MapPage);
const ComparePage = lazy(async () => (await import("../pages/compare/compare-page.js")).ComparePage);
const HomePage = lazy(async () => (await import("../pages/home/home-page.js")).HomePage);
const HuntingPage = lazy(async () => (await import("../pages/hunting/hunting-page.js")).HuntingPage);
const LevelsPage = lazy(async () => (await import("../pages/hunting/levels-page.js")).LevelsPage);
const RaidBossesPage = lazy(async () => (await import("../pages/raid-bosses/raid-bosses-page.js")).RaidBossesPage);
const ListPage = lazy(async () => (await import("../pages/list/list-page.js")).ListPage);
const ChangesPage = lazy(async () => (await import("../pages/changes/changes-page.js")).ChangesPage);
const ApiPage = lazy(async () => (await import("../api/api-page.js")).ApiPage);

/** The first page, the results of a search, and the page of each section, by path. */
const pages: Readonly<Record<"/" | "/search" | SectionPath, () => VNode>> = {
  "/": () => <HomePage />,
  "/search": () => <SearchPage />,
  "/items": () => <ItemsPage />,
  "/monsters": () => <NpcsPage isMonsters />,
  "/npcs": () => <NpcsPage isMonsters={false} />,
  "/quests": () => <QuestsPage />,
  "/classes": () => <ClassesPage />,
  "/skills": () => <SkillsPage />,
  "/recipes": () => <RecipesPage />,
  "/armor-sets": () => <ArmorSetsPage />,
  "/compare": () => <ComparePage />,
  "/hunting": () => <HuntingPage />,
  "/levels": () => <LevelsPage />,
  "/raid-bosses": () => <RaidBossesPage />,
  "/list": () => <ListPage />,
  "/changes": () => <ChangesPage />,
  "/locations": () => <PlacesPage />,
  "/regions": () => <PlacesPage />,
  "/map": () => <MapPage />,
  "/api": () => <ApiPage />,
  "/downloads": () => <DownloadsPage />,
};

/** The pages of a record, by the folder of its kind. */
const records: ReadonlyMap<string, (id: number) => VNode> = new Map([
  ["items", (id: number) => <ItemPage id={id} />],
  ["npcs", (id: number) => <NpcPage id={id} />],
  ["monsters", (id: number) => <NpcPage id={id} />],
  ["quests", (id: number) => <QuestPage id={id} />],
  ["classes", (id: number) => <ClassPage id={id} />],
  ["skills", (id: number) => <SkillPage id={id} />],
  ["armor-sets", (id: number) => <ArmorSetPage id={id} />],
  ["recipes", (id: number) => <RecipePage id={id} />],
  ["locations", (id: number) => <LocationPage id={id} />],
  ["regions", (id: number) => <RegionPage id={id} />],
  ["hennas", (id: number) => <HennaPage id={id} />],
]);

const recordPath = /^\/([a-z-]+)\/(\d{1,9})$/;

const isPage = (path: string): path is keyof typeof pages => Object.hasOwn(pages, path);

function pageAt(path: string): VNode | undefined {
  const [, folder = "", id = ""] = recordPath.exec(path) ?? [];
  return isPage(path) ? pages[path]() : records.get(folder)?.(Number(id));
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
