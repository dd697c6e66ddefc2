import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inventedDataset } from "../../../packages/fixtures/src/index.js";
import type { RunningServer } from "../../../scripts/runtimes/process.js";
import { listen } from "../../../scripts/test/listen.js";
import { prefixProxy } from "../../../scripts/test/prefix-proxy.js";
import { temporaryFolder } from "../../../scripts/test/temporary-folder.js";
import { writeDatasetTo } from "../../http/test/write-dataset.js";
import { firstVisit, hasBrowser, lookForVersion } from "./browser.js";
import { serveSite } from "./service.js";

const PREFIX = "/game/data";
const folder = temporaryFolder();

/** Starts the service of a game server, in whose data an item has a name. */
function deploy(name: string, itemName: string): Promise<RunningServer> {
  const items = inventedDataset.items.map((item) => (item.id === 1 ? { ...item, name: itemName } : item));
  writeDatasetTo(join(folder, name), { ...inventedDataset, items }, "invented");
  return serveSite({ DATA: join(folder, name), SITE_NAME: name });
}

let first: RunningServer;
let second: RunningServer;
let current: RunningServer;
/** What was asked outside of the prefix. */
const outside: string[] = [];
const proxy = prefixProxy(
  PREFIX,
  () => current.url,
  (url) => outside.push(url),
);
let site = "";

/** What waits for a service worker, on a machine that others use too. */
const patient = { timeout: 60_000 };
const options = { serviceWorkers: "allow" } as const;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
/** Waits until the service worker of a version answers the page, and has all of the site. */
const keptBy = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(
          "Promise.all([navigator.serviceWorker.controller?.state, caches.keys()]).then(([state, names]) => [state, names.length])",
        ),
      patient,
    )
    .toEqual(["activated", 1]);

describe.skipIf(!hasBrowser)("the explorer below a prefix, without a connection", () => {
  beforeAll(async () => {
    first = await deploy("First", "Willow Bow");
    second = await deploy("Second", "Elder Bow");
    site = `http://127.0.0.1:${await listen(proxy)}${PREFIX}`;
  });
  beforeEach(() => {
    current = first;
  });
  afterAll(async () => {
    proxy.close();
    proxy.closeAllConnections();
    await Promise.all([first.stop(), second.stop()]);
    expect(outside).toEqual([]);
  });

  it("shows the pages that were visited, and says of the others that there is no connection", () =>
    firstVisit(`${site}/`, options, async ({ page, context }) => {
      await keptBy(page);
      await page.goto(`${site}/invented/items/1`);
      await heading(page, "Willow Bow").waitFor();
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await page.reload();
      await heading(page, "Willow Bow").waitFor();
      await expect.poll(() => page.title(), patient).toBe("Willow Bow · First");
      expect(await page.getByRole("alert").count()).toBe(0);
      // Its code is there, its answer is not.
      await page.goto(`${site}/invented/npcs/100-never-seen`);
      await page.getByText("No connection").first().waitFor();
      await page.goto(`${site}/`);
      await page.getByRole("combobox", { name: /^Search/ }).waitFor();
      await context.setOffline(false);
      await page.goto(`${site}/invented/npcs/100`);
      await page.getByRole("heading", { level: 1 }).waitFor();
    }));

  it("can be installed", () =>
    firstVisit(`${site}/invented/items/1`, options, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const { url, data = "{}", errors } = await session.send("Page.getAppManifest");
      expect([url, errors]).toEqual([`${site}/site.webmanifest`, []]);
      const { name, start_url: start, icons } = JSON.parse(data);
      expect([name, start]).toEqual(["First", "."]);
      for (const { src, type } of icons) {
        const icon = await page.request.get(`${site}/${src}`);
        expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, type]);
      }
      const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
      // A profile of a test is one that keeps nothing.
      const others = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
      expect(others).toEqual([]);
    }));

  it("mixes no two versions when the host has another one at the second visit", () =>
    firstVisit(`${site}/invented/items/1`, options, async ({ page, context }) => {
      await keptBy(page);
      await page.reload();
      await heading(page, "Willow Bow").waitFor();
      await page.waitForLoadState("networkidle");
      // Another tab that stays open, and has not asked for everything yet.
      const open = await context.newPage();
      await open.goto(`${site}/invented/items/1`);
      await heading(open, "Willow Bow").waitFor();
      await open.waitForLoadState("networkidle");
      current = second;
      // The second visit: the page and the answers of the second version, though answers of the first are kept.
      await page.goto(`${site}/invented/items/1`);
      await heading(page, "Elder Bow").waitFor();
      await expect.poll(() => page.title(), patient).toBe("Elder Bow · Second");
      const versionOf = (one: Page) => one.locator(".site-foot .mono").first();
      const dataVersion = await versionOf(page).textContent();
      expect(dataVersion).not.toBe(await versionOf(open).textContent());
      const version = await page.locator("meta[name=gamedata-version]").getAttribute("content");
      const visitAgain = async () => {
        await page.reload({ timeout: 20_000 });
        await heading(page, "Elder Bow").waitFor();
        await page.evaluate(lookForVersion);
        return page.evaluate("caches.keys()");
      };
      await expect.poll(visitAgain, { timeout: 100_000, interval: 1000 }).toEqual([`gamedata ${site}/ ${version}`]);
      // The tab with the page of the first version loads that of the second, before it shows an answer of it.
      await expect.poll(() => open.title(), patient).toBe("Willow Bow · First");
      await open.getByRole("link", { name: "Quests", exact: true }).click();
      await expect.poll(() => open.title(), patient).toMatch(/· Second$/);
      await expect.poll(() => versionOf(open).textContent(), patient).toBe(dataVersion);
      await page.goto(`${site}/invented/items/1`);
      await heading(page, "Elder Bow").waitFor();
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await page.reload();
      await heading(page, "Elder Bow").waitFor();
      await expect.poll(() => page.title(), patient).toBe("Elder Bow · Second");
    }));

  it("gives an open page no answer of another version: it is loaded anew", () =>
    firstVisit(`${site}/invented/items/1`, options, async ({ page }) => {
      await keptBy(page);
      await page.reload();
      await heading(page, "Willow Bow").waitFor();
      // A page that was just loaded is not loaded again.
      await expect.poll(() => page.evaluate("performance.now()"), patient).toBeGreaterThan(5000);
      current = second;
      await page.getByRole("link", { name: "Items", exact: true }).click();
      await page.getByRole("table", { name: "items" }).getByRole("link", { name: "Elder Bow" }).waitFor();
      await expect.poll(() => page.title(), patient).toMatch(/· Second$/);
    }));
});
