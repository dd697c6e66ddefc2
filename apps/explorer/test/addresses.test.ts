import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { listen } from "../../../scripts/test/listen.js";
import { prefixProxy } from "../../../scripts/test/prefix-proxy.js";
import { pageTexts } from "../src/page-texts.js";
import { hasBrowser, visit } from "./browser.js";

const PREFIX = "/game/data";

/** What the proxy was asked outside of its path. */
const outside: string[] = [];
const proxy = prefixProxy(
  PREFIX,
  () => inject("service"),
  (url) => outside.push(url),
);
let site = "";

describe.skipIf(!hasBrowser)("the addresses of the explorer, below a prefix", () => {
  beforeAll(async () => {
    site = `http://127.0.0.1:${await listen(proxy)}${PREFIX}`;
  });
  afterAll(() => {
    proxy.close();
    expect(outside.filter((url) => url !== "/favicon.ico")).toEqual([]);
  });

  it("answer the path of every section, and no other", async () => {
    for (const name of Object.keys(pageTexts[0]?.titles ?? {}))
      expect([name, (await fetch(`${site}/interlude/${name}`, { headers: { accept: "text/html" } })).status]).toEqual([
        name,
        200,
      ]);
    expect((await fetch(`${site}/interlude/nothing`, { headers: { accept: "text/html" } })).status).toBe(404);
  });

  it("lead to their pages, back to the place that was left, and are corrected", () =>
    visit(`${site}/interlude/items/57-wrong`, {}, async ({ page }) => {
      const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
      await heading("Adena").waitFor();
      await expect.poll(() => page.url()).toBe(`${site}/interlude/items/57-adena`);
      const canonical = page.locator("link[rel=canonical]");
      expect(await canonical.getAttribute("href")).toBe(`${site}/interlude/items/57`);
      await page.evaluate("window.isSameDocument = true");
      await page.getByRole("link", { name: "Monsters", exact: true }).click();
      await page.locator(".data-table tbody tr").nth(30).waitFor();
      expect(page.url()).toBe(`${site}/interlude/monsters`);
      expect(await canonical.count()).toBe(0);
      expect(await page.locator("link[rel=icon]").getAttribute("href")).toMatch(/^data:image\/svg\+xml,/);
      expect(await page.evaluate("scrollY")).toBe(0);
      await page.evaluate("scrollTo(0, 500)");
      const link = page.locator(".data-table tbody tr").nth(20).locator("a").first();
      const name = (await link.textContent()) ?? "";
      await link.click();
      await heading(name).waitFor();
      expect(page.url()).toMatch(/\/interlude\/npcs\/\d+-[a-z0-9-]+$/);
      expect(await page.evaluate("scrollY")).toBe(0);
      await page.goBack();
      await page.locator(".data-table tbody tr").nth(20).waitFor();
      await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(300);
      expect(await page.evaluate("window.isSameDocument")).toBe(true);
      await page.getByRole("button", { name: "Next" }).click();
      await expect.poll(() => page.evaluate("scrollY")).toBeLessThan(300);
      await page.goto(`${site}/interlude/items/4042`);
      const drops = page.getByRole("table", { name: "Dropped by" }).locator("tbody tr");
      await page.getByRole("button", { name: "Show all 205 rows" }).click();
      await drops.nth(150).getByRole("link").click();
      await heading("Enria").waitFor({ state: "detached" });
      await page.goBack();
      await drops.nth(204).waitFor();
      await page.goto(`${site}/#/items/52?chronicle=high-five`);
      await heading("Vesper Dual Sword").waitFor();
      await expect.poll(() => page.url()).toBe(`${site}/high-five/items/52-vesper-dual-sword`);
      await page.reload();
      await heading("Vesper Dual Sword").waitFor();
    }));

  it("are those of the requests that are tried on the page of the API", () =>
    visit(`${site}/interlude/api`, {}, async ({ page }) => {
      await page.locator("#operations-Items-getItem .opblock-summary-control").click();
      await page.getByRole("button", { name: "Try it out" }).click();
      const answered = page.waitForResponse((response) => response.url().endsWith("/items/57"));
      await page.locator("tr[data-param-name=id] input").fill("57");
      await page.getByRole("button", { name: "Execute" }).click();
      const response = await answered;
      expect([response.url(), response.status()]).toEqual([`${site}/api/interlude/items/57`, 200]);
      await page.locator(".live-responses-table", { hasText: '"name": "Adena"' }).waitFor();
    }));
});
