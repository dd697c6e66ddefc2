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
  ["#/items/1864", ".data-table"],
  ["#/npcs/29001", ".loot-group"],
  ["#/items?q=bow", ".data-table"],
  ["#/monsters", ".data-table"],
  ["#/quests/2", "h1"],
  ["#/classes", ".class-tree"],
  ["#/classes/3", ".planner-columns"],
  ["#/skills/1068", ".data-table"],
  ["#/armor-sets/1", ".facts"],
  ["#/recipes/1666", ".facts"],
  ["#/locations/34", ".data-table"],
  ["#/regions/5", ".data-table"],
  ["#/map", ".map-view canvas"],
  ["#/compare?items=6364,6365,6372", ".compare-table"],
  ["#/compare", ".compare-add"],
  ["#/changes", ".change-table"],
  ["#/downloads", ".data-table"],
  ["#/items/999999", ".failure"],
];

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Returns what axe finds that is serious or critical. */
async function seriousFindings(page: Page, rules: readonly string[] = []): Promise<readonly string[]> {
  const only = rules.length === 0 ? "" : `, runOnly: ${JSON.stringify(rules)}`;
  const { violations }: { readonly violations: readonly Finding[] } = await page.evaluate(
    `axe.run({ resultTypes: ["violations"]${only} })`,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

let browser: Browser;
let server: RunningServer;

describe.skipIf(!hasBrowser)("axe finds nothing serious", () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([startBrowser(), startService()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it("on any page, in light and in dark colors", () =>
    visit(browser, `${server.url}/`, { colorScheme: "light" }, async ({ page }) => {
      await page.evaluate(axe);
      for (const [hash, complete] of pages) {
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(`${server.url}/${hash}`);
        await page.locator(complete).first().waitFor();
        expect(await seriousFindings(page), hash).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await seriousFindings(page, ["color-contrast"]), `${hash} in the dark`).toEqual([]);
      }
    }));

  it("on the page of the API", () =>
    visit(browser, `${server.url}/#/api`, {}, async ({ page }) => {
      await page.locator(".opblock").first().waitFor();
      await page.evaluate(axe);
      expect(await seriousFindings(page)).toEqual([]);
    }));
});
