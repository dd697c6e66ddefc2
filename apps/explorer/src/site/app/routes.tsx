import type { ComponentChild } from "preact";
import { hrefOf } from "../address/address.js";
import type { SectionPath } from "../address/sections.js";
import { words } from "../languages/words.js";
import { ArmorSetPage } from "../pages/armor-set/armor-set-page.js";
import { ClassPage } from "../pages/class/class-page.js";
import { ClassesPage } from "../pages/class/classes-page.js";
import { DownloadsPage } from "../pages/downloads/downloads-page.js";
import { HennaPage } from "../pages/henna/henna-page.js";
import { HomePage } from "../pages/home/home-page.js";
import { ItemPage } from "../pages/item/item-page.js";
import { ItemsPage } from "../pages/lists/items-page.js";
import { NpcsPage } from "../pages/lists/npcs-page.js";
import { ArmorSetsPage, PlacesPage, RecipesPage, SkillsPage } from "../pages/lists/other-lists.js";
import { QuestsPage } from "../pages/lists/quests-page.js";
import { NpcPage } from "../pages/npc/npc-page.js";
import { LocationPage, RegionPage } from "../pages/place/place-page.js";
import { QuestPage } from "../pages/quest/quest-page.js";
import { RecipePage } from "../pages/recipe/recipe-page.js";
import { SearchPage } from "../pages/search/search-page.js";
import { SkillPage } from "../pages/skill/skill-page.js";
import { lazy } from "../parts/lazy.js";
import { PageHead } from "../parts/page-head.js";

const MapPage = lazy(async () => (await import("../map/map-page.js")).MapPage);
const ComparePage = lazy(async () => (await import("../pages/compare/compare-page.js")).ComparePage);
const ListPage = lazy(async () => (await import("../pages/list/list-page.js")).ListPage);
const ChangesPage = lazy(async () => (await import("../pages/changes/changes-page.js")).ChangesPage);
const ApiPage = lazy(async () => (await import("../api/api-page.js")).ApiPage);

/** The first page, the results of a search, and the page of each section, by path. */
const pages: Readonly<Record<"/" | "/search" | SectionPath, () => ComponentChild>> = {
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
  "/list": () => <ListPage />,
  "/changes": () => <ChangesPage />,
  "/locations": () => <PlacesPage />,
  "/regions": () => <PlacesPage />,
  "/map": () => <MapPage />,
  "/api": () => <ApiPage />,
  "/downloads": () => <DownloadsPage />,
};

/** The pages of a record, by the folder of its kind. */
const records: Readonly<Record<string, (id: number) => ComponentChild>> = {
  items: (id) => <ItemPage id={id} />,
  npcs: (id) => <NpcPage id={id} />,
  monsters: (id) => <NpcPage id={id} />,
  quests: (id) => <QuestPage id={id} />,
  classes: (id) => <ClassPage id={id} />,
  skills: (id) => <SkillPage id={id} />,
  "armor-sets": (id) => <ArmorSetPage id={id} />,
  recipes: (id) => <RecipePage id={id} />,
  locations: (id) => <LocationPage id={id} />,
  regions: (id) => <RegionPage id={id} />,
  hennas: (id) => <HennaPage id={id} />,
};

const recordPath = /^\/([a-z-]+)\/(\d{1,9})$/;

const isPage = (path: string): path is keyof typeof pages => Object.hasOwn(pages, path);

/** Shows the page of a path. */
export function PageOfAddress({ path }: { readonly path: string }) {
  const [, folder = "", id = ""] = recordPath.exec(path) ?? [];
  const page = isPage(path) ? pages[path] : records[folder];
  if (page !== undefined) return <>{page(Number(id))}</>;
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
