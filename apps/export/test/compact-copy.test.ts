import { gunzipSync } from "node:zlib";
import { createCatalog } from "@gamedata/core";
import { inventedDataset } from "@gamedata/fixtures";
import { highFive } from "@gamedata/high-five";
import { createService, exampleQuery, type Route, routeTable } from "@gamedata/http/service";
import { interlude } from "@gamedata/interlude";
import type { Dataset } from "@gamedata/schema";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { wrongFigures } from "../../../scripts/docs/page.js";
import { firstVisit, hasBrowser, lookForVersion, show, visit } from "../../explorer/test/browser.js";
import { at } from "../../explorer/test/service.js";
import { runCopyProgram } from "./copy-program.js";
import { type FileServer, serveFiles } from "./file-server.js";
import { copyOf } from "./memory-copy.js";

const MEGABYTE = 1_000_000;

/** Pages that ask in different ways, with state, and what is there when a page is complete; their answers are compared without a browser. */
const comparedPages: readonly (readonly [hash: string, complete: string])[] = [
  ["#/items/7575?expected=1", ".crafting-totals"],
  // The choices of a list come with an answer of their own.
  ["#/monsters?levelMin=70", "select:has-text('Undead')"],
  ["#/items/999999", ".failure"],
  ["#/", ".map-embedded .map-view"],
];

const textOf = (page: Page) => page.locator("main").textContent();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const patient = { timeout: 60_000 };

/** Lets the requests of a file wait until they are released. */
async function holdUp(context: BrowserContext, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(url, (route) => released.then(() => route.continue()));
  return release;
}

const desktop = { viewport: { width: 1280, height: 800 } };
/** Tables that a search need not wait for. */
const isLate = (file: string) => /\/(?:spawns|drops|zones|multisells|buy-lists|teleports|seeds)\.json\.gz$/.test(file);
/** A file that is not the explorer, so that no table is read before a test holds it up. */
const tablelessPage = ({ url }: FileServer) => `${url}api/chronicles.json`;
const serviceOf = (...datasets: readonly Dataset[]) =>
  createService({ catalogs: datasets.map((dataset) => createCatalog(dataset)) });
const service = serviceOf(interlude, highFive);
async function answerOfService(target: string) {
  const { status, body } = await service.answer({ method: "GET", target });
  return { status, text: new TextDecoder().decode(body) };
}
/** Returns the target of the example of a route, in the first chronicle. */
function targetOf(route: Route): string {
  const { id = "" } = route.example;
  const query = new URLSearchParams(exampleQuery(route.example));
  return `${route.path.replace("{chronicle}", "interlude").replace("{id}", encodeURIComponent(id))}?${query}`;
}
/** The invented chronicle under another name or of another version, in which the first item has a name. */
const renamed = (manifest: Partial<Dataset["manifest"]>, name: string): Dataset => ({
  ...inventedDataset,
  manifest: { ...inventedDataset.manifest, ...manifest },
  items: inventedDataset.items.map((item) => (item.id === 1 ? { ...item, name } : item)),
});

/** Invented chronicles, in which an item has two names. */
const smallDatasets = [inventedDataset, renamed({ chronicle: "later" }, "Elder Bow")];

type Copy = ReadonlyMap<string, Uint8Array>;
let files: Copy;
/** Two versions of a copy of the same chronicle. */
let first: Copy;
let second: Copy;
/** A copy of the invented chronicles, for what does not depend on the size of the tables. */
let smallCopy: Copy;
let server: FileServer;
let small: FileServer;

beforeAll(async () => {
  files = await copyOf([interlude, highFive], { isCompact: true });
  // Nobody reads the OpenAPI document of the others, which takes longer than all else of them.
  const routes = routeTable.filter(({ operationId }) => operationId !== "getOpenApiDocument");
  const compactCopyOf = (...datasets: readonly Dataset[]) => copyOf(datasets, { routes, isCompact: true });
  first = await compactCopyOf(renamed({ dataVersion: "aaaaaaaaaaaa" }, "Willow Bow"));
  second = await compactCopyOf(renamed({ dataVersion: "bbbbbbbbbbbb" }, "Elder Bow"));
  smallCopy = await compactCopyOf(...smallDatasets);
});

describe("a compact copy of both chronicles", () => {
  it("has at most 200 files and 25 MB, and no file of 20 MB", () => {
    const sizes = [...files.values()].map(({ length }) => length);
    expect(sizes.length).toBeLessThanOrEqual(200);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25 * MEGABYTE);
    expect(Math.max(...sizes)).toBeLessThan(20 * MEGABYTE);
    expect([...files.keys()].filter((file) => file.startsWith("api/"))).toEqual([
      "api/chronicles.json",
      "api/openapi.json",
    ]);
  });

  it("has about as many files and bytes as the documentation says", () => {
    const megabytesOf = (folder: string) =>
      [...files].reduce((sum, [file, { length }]) => sum + (file.startsWith(folder) ? length : 0), 0) / MEGABYTE;
    const largest = Math.max(...[...files.values()].map(({ length }) => length)) / MEGABYTE;
    const [count, all] = [files.size, megabytesOf("")];
    const tables = ["interlude", "high-five"].map((chronicle) => megabytesOf(`bulk/${chronicle}/tables/`));
    const ofHost = /about (\d+) files, (\d+) MB together for both chronicles, the largest ([\d.]+) MB/u;
    const ofTables = /loads the tables, ([\d.]+) MB of interlude or ([\d.]+) MB of High Five/u;
    expect([
      ...wrongFigures("README.md", /is about (\d+) files, (\d+) MB together/u, [count, all], 0.1),
      ...wrongFigures("docs/scaling.md", ofHost, [count, all, largest], 0.1),
      ...wrongFigures("docs/scaling.md", ofTables, tables, 0.1),
    ]).toEqual([]);
  });

  it("finds what the service finds before spawns, drops and other tables without names are read", async () => {
    const ask = runCopyProgram(files, (file) => !isLate(file));
    // Entries with the name of another are merged, and which of them is found depends on spawns and drops.
    const names = highFive.npcs.map(({ name }) => name);
    const repeated = [...new Set(names.filter((name, position) => names.indexOf(name) !== position))];
    expect(repeated.length).toBeGreaterThan(100);
    const sample = repeated.filter((_name, position) => position % 30 === 0);
    for (const q of ["draconic bow", "quen ant", "57", "gludio", "zzzzz", ...sample]) {
      const target = `/api/high-five/search?${new URLSearchParams({ q, limit: "200" })}`;
      expect(await ask(target), q).toEqual(await answerOfService(target));
    }
  });

  it("answers every example of the API as the service does", async () => {
    const ask = runCopyProgram(files, () => true);
    // What is said of the data set names the files, which are those of the copy; changes take the tables of both chronicles.
    const isCompared = (route: Route) =>
      route.kind === "data" && route.otherChronicle === undefined && route.operationId !== "getDataset";
    const targets = routeTable.filter(isCompared).map(targetOf);
    expect(targets.length).toBeGreaterThan(70);
    for (const target of targets) expect(await ask(target), target).toEqual(await answerOfService(target));
  });
});

/** Waits until the service worker keeps all tables. */
async function allTablesKept(page: Page, copied: Copy): Promise<void> {
  const kept = () =>
    page.evaluate(
      "caches.keys().then(async ([name]) => (name ? (await (await caches.open(name)).keys()).filter(({ url }) => url.includes('/bulk/')).length : 0))",
    );
  const tables = [...copied.keys()].filter((file) => file.startsWith("bulk/")).length;
  await expect.poll(kept, patient).toBe(tables);
}

describe("a copy on a host that marks its tables as compressed", () => {
  it("reads them as they arrive, unpacked", async () => {
    const marked = [...first].map(([file, bytes]) => [file, file.endsWith(".gz") ? gunzipSync(bytes) : bytes] as const);
    const { status, text } = await runCopyProgram(new Map(marked), () => true)("/api/invented/items/1");
    expect(status).toBe(200);
    expect(text).toContain("Willow Bow");
  });
});

describe("a copy that is replaced by another one", () => {
  it("answers nothing from tables of both", async () => {
    for (const replaced of ["tables/items.json.gz", "search.json.gz"]) {
      const file = `bulk/invented/${replaced}`;
      const mixed = new Map(first).set(file, second.get(file) ?? new Uint8Array());
      const { status, text } = await runCopyProgram(mixed, () => true)("/api/invented/search?q=bow");
      expect([replaced, status]).toEqual([replaced, 0]);
      expect(text).toContain("is of another version than this page");
    }
  });
});

describe.skipIf(!hasBrowser)("the explorer of a compact copy below a path of a plain file server", () => {
  beforeAll(async () => {
    server = await serveFiles(files, "/some/path/");
    small = await serveFiles(smallCopy, "/some/path/");
  });
  afterAll(() => Promise.all([server.close(), small.close()]));

  it("shows the same as beside a server, on pages of every kind", async () => {
    await visit(at("#/nothing"), desktop, ({ page: served }) =>
      visit(`${server.url}#/nothing`, desktop, async ({ page: copied }) => {
        for (const [hash, complete] of comparedPages) {
          for (const page of [served, copied]) {
            await show(page, hash);
            await page.locator(`main ${complete}`).first().waitFor();
          }
          // Some parts take no place before their answer comes.
          await vi.waitFor(async () => expect(await textOf(copied)).toBe(await textOf(served)), 30_000);
        }
      }),
    );
  });

  it("shows how much of the tables is read while the first search waits for them", () =>
    visit(tablelessPage(small), desktop, async ({ page, context }) => {
      const release = await holdUp(context, "**/items.json.gz?*");
      await page.goto(small.url);
      await page.getByRole("combobox", { name: /^Search/ }).fill("willow");
      await page.locator(".search-results").getByRole("progressbar", { name: "Tables that are read" }).waitFor();
      release();
      await page.getByRole("option", { name: "Willow Bow Item", exact: true }).waitFor();
      expect(await page.locator(".search-results").getByRole("progressbar").count()).toBe(0);
    }));

  it("works without a connection after the first visit, in each chronicle, and links to the answers of the service", () =>
    firstVisit(tablelessPage(small), { ...desktop, serviceWorkers: "allow" }, async ({ page, context }) => {
      const release = await holdUp(context, "**/invented/tables/items.json.gz?*");
      await page.goto(`${small.url}#/items/1`);
      await page.getByRole("progressbar", { name: "Tables that are read" }).first().waitFor();
      // What is kept for later does not take the line from what the page shows now.
      expect(await page.evaluate("navigator.serviceWorker.getRegistrations().then(({ length }) => length)")).toBe(0);
      release();
      await heading(page, "Willow Bow").waitFor();
      await allTablesKept(page, smallCopy);
      await context.setOffline(true);
      await page.goto(`${small.url}#/items/1?chronicle=later`);
      await page.reload();
      await heading(page, "Elder Bow").waitFor();
      await page.goto(`${small.url}#/npcs/100`);
      await page.getByRole("combobox", { name: /^Search/ }).fill("willow");
      await page.getByRole("option", { name: "Willow Bow Item", exact: true }).click();
      await heading(page, "Willow Bow").waitFor();
      await page.getByText("This page as JSON").click();
      const link = page.getByRole("link", { name: "JSON", exact: true }).first();
      const target = new URL((await link.getAttribute("href")) ?? "");
      const [shown] = await Promise.all([page.waitForResponse(target.href), link.click()]);
      const { headers, body } = await serviceOf(...smallDatasets).answer({
        method: "GET",
        target: target.pathname.replace("/some/path", "") + target.search,
      });
      expect(shown.headers()["content-type"]).toBe(headers["content-type"]);
      expect(Buffer.from(await shown.body()).equals(Buffer.from(body ?? []))).toBe(true);
    }));

  it("works without a service worker, and says what is missing", () =>
    visit(`${small.url}#/items/1`, desktop, async ({ page }) => {
      await page.getByRole("heading", { level: 1, name: "Willow Bow" }).waitFor();
      await page.getByText("This page as JSON").click();
      await page.getByText("In this copy a service worker answers the requests").waitFor();
      expect(await page.getByRole("link", { name: "JSON", exact: true }).count()).toBe(0);
    }));

  it("has an address for each page on a host that sends 404.html, which is there without a connection too", async () => {
    const host = await serveFiles(smallCopy, "/some/path/", { sendsPage: true });
    await firstVisit(`${host.url}#/items/1`, { ...desktop, serviceWorkers: "allow" }, async ({ page, context }) => {
      await heading(page, "Willow Bow").waitFor();
      await expect.poll(() => page.url(), patient).toBe(`${host.url}invented/items/1-willow-bow`);
      await page.getByRole("link", { name: "Quests", exact: true }).click();
      await page.getByRole("table", { name: "quests" }).waitFor();
      await expect.poll(() => page.url(), patient).toBe(`${host.url}invented/quests`);
      await page.goBack();
      await heading(page, "Willow Bow").waitFor();
      await allTablesKept(page, smallCopy);
      await context.setOffline(true);
      await page.goto(`${host.url}later/items/1-any`);
      await heading(page, "Elder Bow").waitFor();
      await page.reload();
      await heading(page, "Elder Bow").waitFor();
      await expect.poll(() => page.url(), patient).toBe(`${host.url}later/items/1-elder-bow`);
    });
    await visit(`${host.url}later/items/1`, desktop, async ({ page }) => {
      await page.getByRole("heading", { level: 1, name: "Elder Bow" }).waitFor();
      await expect.poll(() => page.url(), patient).toBe(`${host.url}later/items/1-elder-bow`);
      await page.goto(`${host.url}nothing`);
      await page.getByRole("heading", { level: 1, name: "No such page" }).waitFor();
    });
    await host.close();
  });

  it("loads a page anew whose worker is of another version, and says so if the host keeps both", async () => {
    let current = first;
    let worker = first;
    const get = (name: string) => (name === "copy-worker.js" ? worker : current).get(name);
    const host = await serveFiles({ get }, "/some/path/", { sendsPage: true });
    await firstVisit(tablelessPage(host), {}, async ({ page, context }) => {
      const release = await holdUp(context, "**/copy-worker.js?*");
      await page.goto(`${host.url}#/items/1`);
      await page.locator("main .skeleton").first().waitFor();
      current = second;
      worker = second;
      release();
      await heading(page, "Elder Bow").waitFor();
      worker = first;
      await page.reload();
      await page.getByText("the site may have been updated").first().waitFor();
      expect(await heading(page, "Willow Bow").count()).toBe(0);
      worker = second;
      await expect.poll(() => page.evaluate("performance.now()"), patient).toBeGreaterThan(5000);
      await page.getByRole("button", { name: "Try again" }).first().click();
      await heading(page, "Elder Bow").waitFor();
    });
    await host.close();
  });

  it("loads no page again and again in a browser that hides how it was loaded", async () => {
    const get = (name: string) => (name === "copy-worker.js" ? second : first).get(name);
    const host = await serveFiles({ get }, "/some/path/", { sendsPage: true });
    await firstVisit(tablelessPage(host), {}, async ({ page, context }) => {
      await context.addInitScript("performance.getEntriesByType = () => []");
      await page.goto(`${host.url}#/items/1`);
      await page.getByText("the site may have been updated").first().waitFor();
    });
    await host.close();
  });

  it("mixes no two versions when the host has another one at the second visit", async () => {
    let current = first;
    const host = await serveFiles({ get: (name) => current.get(name) }, "/some/path/", { sendsPage: true });
    await firstVisit(`${host.url}invented/items/1`, { serviceWorkers: "allow" }, async ({ page, context }) => {
      await heading(page, "Willow Bow").waitFor();
      const isKept = () => page.evaluate("navigator.serviceWorker.controller?.state");
      await expect.poll(isKept, patient).toBe("activated");
      await page.reload();
      await heading(page, "Willow Bow").waitFor();
      const version = () => page.evaluate("caches.keys()");
      // Read before the host changes: the answer to the next visit may already replace it.
      const [before] = [...((await version()) as readonly string[])];
      current = second;
      const one = ["Willow Bow", "aaaaaaaaaaaa"];
      const other = ["Elder Bow", "bbbbbbbbbbbb"];
      const versions = () =>
        page.evaluate("['h1', '.site-foot .mono'].map((part) => document.querySelector(part)?.textContent)");
      const seen: unknown[] = [];
      const visitAgain = async () => {
        await page.goto(`${host.url}invented/items/1`, { timeout: 20_000 });
        await heading(page, "Elder Bow").or(heading(page, "Willow Bow")).waitFor();
        seen.push(await versions());
        await page.evaluate(lookForVersion);
        return version();
      };
      await expect.poll(visitAgain, { timeout: 100_000, interval: 1000 }).not.toContain(before);
      for (const visited of seen) expect([one, other]).toContainEqual(visited);
      await page.goto(`${host.url}invented/items/1`);
      await heading(page, "Elder Bow").waitFor();
      expect(await versions()).toEqual(other);
      await context.setOffline(true);
      await page.reload();
      await heading(page, "Elder Bow").waitFor();
      expect(await versions()).toEqual(other);
    });
    await host.close();
  });
});
