import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, show, visit } from "./browser.js";
import { at } from "./service.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The pages, and what is there when a page is complete. */
const pages: readonly (readonly [hash: string, complete: string])[] = [
  ["#/", ".map-view canvas"],
  ["#/items/7575?expected=1", ".crafting-totals"],
  ["#/items/57", ".exchange"],
  ["#/npcs/29001", ".data-table"],
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
  ["#/levels?from=38&to=42", ".places-to-go"],
  ["#/raid-bosses", ".data-table"],
  ["#/castles", ".filters"],
  ["#/fishes", ".data-table"],
  ["#/changes", ".change-table"],
  ["#/downloads", ".data-table"],
  ["#/items/999999", ".failure"],
];

/** The width of a desktop, and those of a tablet and a phone, in pixels, which take turns; `pnpm test:long` tries both on each page. */
const [DESKTOP, narrower] = [1440, [768, 390]];
const isLong = process.env["LONG"] === "all";

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What is looked at: the rows of a table are alike, so the first ones of each, and all by `pnpm test:long`. */
const PARTS = isLong ? "document" : `{ exclude: ["tbody tr:nth-child(n + 9)"] }`;

/**
 * Returns what axe finds.
 *
 * @param options What is to be run, as JavaScript.
 */
async function findings(page: Page, options = ""): Promise<readonly string[]> {
  // The rule about the size of targets is off by default. What is loaded beforehand is for a rule about audio.
  const { violations }: { readonly violations: readonly Finding[] } = await page.evaluate(
    `axe.run(${PARTS}, { preload: false, resultTypes: ["violations"], rules: { "target-size": { enabled: true } }, ${options} })`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

const colors = `runOnly: ["color-contrast"]`;
/** What depends on the width: everything that a narrow page shows, a wide one shows too, in the same colors, but for what opens its menus. */
const layout = `runOnly: ["target-size", "scrollable-region-focusable", "button-name", "aria-valid-attr-value"]`;

describe.skipIf(!hasBrowser)("axe finds nothing", () => {
  it("on any page, at any width, in light and in dark colors", { timeout: 1_200_000 }, () =>
    visit(at("#/nothing"), {}, async ({ page }) => {
      await page.evaluate(axe);
      for (const [index, [hash, complete]] of pages.entries()) {
        await page.setViewportSize({ width: DESKTOP, height: 900 });
        await show(page, hash);
        await page.locator(complete).first().waitFor();
        expect(await findings(page), hash).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await findings(page, colors), `${hash} in the dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: "light" });
        for (const width of isLong ? narrower : narrower.slice(index % 2).slice(0, 1)) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findings(page, layout), `${hash} at ${width} pixels`).toEqual([]);
        }
      }
    }),
  );

  it("on the page of the API, which has the colors of the site and one main landmark", () =>
    visit(at("#/api"), {}, async ({ page }) => {
      await page.locator(".opblock").first().waitFor();
      await page.getByRole("region", { name: "Operations" }).waitFor();
      await page.evaluate(axe);
      expect(await findings(page)).toEqual([]);
      expect(await page.locator("main").count()).toBe(1);
      await page.emulateMedia({ colorScheme: "dark" });
      await page.locator("html.dark-mode").waitFor({ state: "attached" });
      expect(await findings(page, colors)).toEqual([]);
      const paper = "getComputedStyle(document.querySelector('.swagger-ui')).backgroundColor";
      expect(await page.evaluate(paper)).toBe("rgb(19, 19, 18)");
      await page.locator(".opblock-summary").first().click();
      await page.locator(".opblock.is-open").waitFor();
    }));
});
