import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../../../scripts/runtimes/process.js";
import { hasBrowser, startBrowser, visit } from "./browser.js";
import { startService } from "./service.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The pages, and what is there when a page is complete. */
const pages: readonly (readonly [hash: string, complete: string])[] = [
  ["#/", ".map-view canvas"],
  ["#/items/7575?expected=1", ".crafting-totals"],
  ["#/items/57", ".exchange"],
  ["#/items/1864", ".data-table"],
  ["#/npcs/29001", ".loot-group"],
  ["#/npcs/30081", ".data-table"],
  ["#/items?q=bow", ".data-table"],
  ["#/monsters", ".data-table"],
  ["#/quests/2", "h1"],
  ["#/classes", ".class-tree"],
  ["#/classes/3", ".planner-columns"],
  ["#/skills/1068", ".data-table"],
  ["#/armor-sets", ".data-table"],
  ["#/armor-sets/1", ".facts"],
  ["#/hennas/1", ".facts"],
  ["#/locations", ".data-table"],
  ["#/recipes/1666", ".facts"],
  ["#/locations/34?from=nearest", ".way-steps"],
  ["#/regions/5", ".data-table"],
  ["#/map", ".map-view canvas"],
  ["#/compare?items=6364,6365,6372", ".compare-table"],
  ["#/compare", ".add-record"],
  ["#/list?items=2404:2,1344:600&recipes=4989&stock=1878:4", ".crafting-totals"],
  ["#/hunting?playerLevel=40", ".data-table"],
  ["#/raid-bosses", ".data-table"],
  ["#/changes", ".change-table"],
  ["#/downloads", ".data-table"],
];

/** Widths of a phone, a tablet and a desktop, in pixels. `pnpm test:long` visits all of them. */
const widths = process.env["LONG"] === "all" ? [390, 768, 1440] : [390, 1440];

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Returns what axe finds. */
async function findings(page: Page, rules: readonly string[] = []): Promise<readonly string[]> {
  // The rule about the size of targets is off by default.
  const only =
    rules.length === 0 ? `, rules: { "target-size": { enabled: true } }` : `, runOnly: ${JSON.stringify(rules)}`;
  const { violations }: { readonly violations: readonly Finding[] } = await page.evaluate(
    `axe.run({ resultTypes: ["violations"]${only} })`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

let browser: Browser;
let server: RunningServer;

describe.skipIf(!hasBrowser)("axe finds nothing", () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([startBrowser(), startService()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  // The colors are the same at every width.
  it.each(widths)("on any page, in light and in dark colors, at %d pixels", { timeout: 180_000 }, (width) =>
    visit(browser, `${server.url}/`, { colorScheme: "light", viewport: { width, height: 900 } }, async ({ page }) => {
      await page.evaluate(axe);
      for (const [hash, complete] of pages) {
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(`${server.url}/${hash}`);
        await page.locator(complete).first().waitFor();
        expect(await findings(page), hash).toEqual([]);
        if (width !== widths[0]) continue;
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await findings(page, ["color-contrast"]), `${hash} in the dark`).toEqual([]);
      }
    }),
  );

  it("on the page of a record that does not exist, but that it has no heading", () =>
    visit(browser, `${server.url}/#/items/999999`, {}, async ({ page }) => {
      await page.locator(".failure").waitFor();
      await page.evaluate(axe);
      expect(await findings(page)).toEqual([]);
    }));

  it("on the page of the API, in light and in dark colors", () =>
    visit(browser, `${server.url}/#/api`, { colorScheme: "light" }, async ({ page }) => {
      await page.locator(".opblock").first().waitFor();
      await page.getByRole("region", { name: "Operations" }).waitFor();
      await page.evaluate(axe);
      expect(await findings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      await page.locator("html.dark-mode").waitFor({ state: "attached" });
      expect(await findings(page, ["color-contrast"])).toEqual([]);
    }));
});
