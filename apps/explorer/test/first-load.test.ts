import { describe, expect, it } from "vitest";
import { hasBrowser, visit } from "./browser.js";
import { at } from "./service.js";

/** Two of the largest pages without the map. */
const pages = ["#/items/57", "#/npcs/29001"];

describe.skipIf(!hasBrowser)("the first load of the site", () => {
  it("transfers at most 75 kB of scripts for any page, and 83 kB with the page and its styles, beside the data", () =>
    visit(at("api/chronicles"), {}, async ({ page, context }) => {
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.setCacheDisabled", { cacheDisabled: true });
      const urls = new Map<string, string>();
      let [bytes, scripts] = [0, 0];
      session.on("Network.responseReceived", ({ requestId, response }) => urls.set(requestId, response.url));
      session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        const url = urls.get(requestId) ?? "/api/";
        if (!url.includes("/api/")) bytes += encodedDataLength;
        if (url.endsWith(".js")) scripts += encodedDataLength;
      });
      for (const hash of pages) {
        await page.goto("about:blank");
        [bytes, scripts] = [0, 0];
        await page.goto(at(hash));
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForLoadState("networkidle");
        expect(bytes, hash).toBeGreaterThan(10_000);
        expect(scripts, hash).toBeLessThanOrEqual(75_000);
        expect(bytes, hash).toBeLessThanOrEqual(83_000);
      }
      await session.detach();
    }));

  it("asks for a record beside the program, and once", () =>
    visit(at("api/chronicles"), {}, async ({ page }) => {
      let asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      for (const [record, parts] of [
        ["items/57", ["", "/farming", "/sources"]],
        ["npcs/30081", ["", "/loot", "/shop"]],
        ["skills/1040", ["", "/enchant"]],
        ["classes/3", ["", "/skills"]],
        ["quests/1", [""]],
      ] as const) {
        asked = [];
        const first = page.waitForRequest(`**/api/interlude/${record}`);
        const program = /\/site-\w+\.js/;
        await page.route(program, async (route) => {
          await first;
          await route.continue();
        });
        await page.goto(at(`#/${record}`));
        await page.getByRole("heading", { level: 1 }).waitFor();
        // An answer that nobody reads would be waited for.
        await page.waitForLoadState("networkidle");
        for (const part of parts)
          expect(asked.filter((url) => url.endsWith(`/api/interlude/${record}${part}`)).length, part).toBe(1);
        await page.unroute(program);
      }
    }));
});
