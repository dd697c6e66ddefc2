import { text as textOf } from "node:stream/consumers";
import { inventedDataset } from "@gamedata/fixtures";
import { routeTable } from "@gamedata/http/service";
import { interlude } from "@gamedata/interlude";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasBrowser, visit } from "../../explorer/test/browser.js";
import { type FileServer, serveFiles } from "./file-server.js";
import { copyOf } from "./memory-copy.js";

/** A name that would run if it were written into a page as markup. */
const markup = `<script>document.title = "run"</script><img src=x onerror="document.title='run'">`;

const named = <Row extends { readonly name: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => ({ ...row, name: `${row.name} ${markup}` }));

/** The invented data set, with markup in every name. */
const hostile = {
  ...inventedDataset,
  items: named(inventedDataset.items),
  npcs: named(inventedDataset.npcs).map((npc) => ({ ...npc, title: markup })),
  quests: named(inventedDataset.quests),
  classes: named(inventedDataset.classes),
  skills: named(inventedDataset.skills),
  regions: named(inventedDataset.regions),
  locations: named(inventedDataset.locations),
  armorSets: named(inventedDataset.armorSets),
};

/** The same chronicle again, with another name and one renamed item. */
const later = {
  ...inventedDataset,
  manifest: { ...inventedDataset.manifest, chronicle: "later", dataVersion: "ba9876543210" },
  items: inventedDataset.items.map((item) => (item.id === 1 ? { ...item, name: "Elder Bow" } : item)),
};

let real: FileServer;
let invented: FileServer;

describe.skipIf(!hasBrowser)("the explorer of a static copy below /some/path/", () => {
  beforeAll(async () => {
    // Of the real data only the items that are opened are files: everything else is answered from the tables, as queries are.
    const items = routeTable.flatMap((route) =>
      route.kind === "data" && route.operationId === "getItem" ? [{ ...route, idsOf: () => [7575] }] : [],
    );
    real = await serveFiles(await copyOf([interlude], { routes: items }), "/some/path/");
    invented = await serveFiles(await copyOf([hostile, later]), "/some/path/");
  });
  afterAll(() => Promise.all([real, invented].map((server) => server.close())));

  it("searches, filters, plans a craft, and draws the map without a service", () =>
    visit(real.url, { viewport: { width: 1280, height: 800 } }, async ({ page }) => {
      await page.getByRole("combobox", { name: /^Search/ }).fill("draconic bow");
      await page.getByRole("option", { name: "Draconic Bow Item", exact: true }).click();
      await page.getByRole("row", { name: /^Draconic Bow Shaft 17/ }).waitFor();
      await page.getByLabel("Drop ×").first().fill("2");
      await page.keyboard.press("Tab");
      // Lilith drops 1.2192 % at ×1; the group of the bow is far from full.
      await page
        .getByRole("table", { name: "Dropped by" })
        .getByRole("row", { name: /^Lilith 80 2.44/ })
        .waitFor();
      await page.goto(`${real.url}#/map?levelMin=80`);
      await page.locator(".map-coordinates", { hasText: "spawns" }).waitFor();
      await page.goto(`${real.url}#/items/999999`);
      await page.getByRole("alert").filter({ hasText: "no such record" }).first().waitFor();
    }));

  it("has its tables as downloads, and its lists as CSV", () =>
    visit(`${real.url}#/downloads`, {}, async ({ page }) => {
      const link = page.getByRole("table", { name: "Tables" }).getByRole("link", { name: "experience" });
      const response = await page.request.get((await link.getAttribute("href")) ?? "");
      // The source has 81 levels of experience, the last of which is a limit.
      expect(await response.json()).toHaveLength(81);
      await page.goto(`${real.url}#/recipes?ingredient=1461`);
      const button = page.getByRole("button", { name: "This list as CSV" });
      const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
      // The source has 79 recipes that take item 1461; the first row names the columns.
      expect((await textOf(await download.createReadStream())).trimEnd().split("\r\n")).toHaveLength(80);
    }));

  it("changes the chronicle, which every link keeps", () =>
    visit(`${invented.url}#/items/1`, {}, async ({ page }) => {
      await page.getByRole("heading", { level: 1, name: /^Willow Bow/ }).waitFor();
      const chronicle = page.getByLabel("Chronicle");
      expect(await chronicle.getByRole("option").allTextContents()).toEqual(["invented", "later"]);
      await chronicle.selectOption("later");
      await page.getByRole("heading", { level: 1, name: "Elder Bow" }).waitFor();
      await page.getByRole("link", { name: "Items", exact: true }).click();
      await page.getByRole("table", { name: "items" }).getByRole("link", { name: "Elder Bow" }).waitFor();
      expect(page.url()).toContain("chronicle=later");
      await page.getByText("ba9876543210").waitFor();
    }));

  it("answers requests that are tried on the page of its API, from its files and for queries from its tables", () =>
    visit(`${invented.url}#/api`, {}, async ({ page }) => {
      const answer = page.locator(".live-responses-table", { hasText: "Willow Bow" });
      const one = page.locator("#operations-Items-getItem");
      await one.locator(".opblock-summary-control").click();
      await one.getByRole("button", { name: "Try it out" }).click();
      const requested = page.waitForRequest(`${invented.url}api/invented/items/1.json`);
      await one.locator("tr[data-param-name=id] input").fill("1");
      await one.getByRole("button", { name: "Execute" }).click();
      expect((await (await requested).response())?.status()).toBe(200);
      await answer.waitFor();
      await one.locator(".opblock-summary-control").click();
      const list = page.locator("#operations-Items-listItems");
      await list.locator(".opblock-summary-control").click();
      await list.getByRole("button", { name: "Try it out" }).click();
      await list.locator("tr[data-param-name=q] input").fill("willow");
      await list.getByRole("button", { name: "Execute" }).click();
      await answer.filter({ hasText: '"total":' }).waitFor();
    }));

  it("shows names as text, whatever they hold", () =>
    visit(invented.url, {}, async ({ page }) => {
      const pages = ["#/items/1", "#/npcs/100", "#/npcs/102", "#/quests", "#/classes", "#/skills/10", "#/locations"];
      for (const hash of [...pages, "#/armor-sets", "#/recipes", "#/items", "#/regions/0"]) {
        await page.goto(invented.url + hash);
        await page.getByText("<script>").first().waitFor();
        expect(await page.title(), hash).not.toBe("run");
        expect(await page.locator("#app script, #app img").count(), hash).toBe(0);
      }
    }));
});
