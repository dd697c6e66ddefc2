import { describe, expect, it } from "vitest";
import { cutTables, hasBrowser, show, visit } from "./browser.js";
import { at } from "./service.js";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Kinds of pages, each with its first row or main fact, which are to be on the first screen. */
const pages: readonly (readonly [hash: string, answer: string])[] = [
  ["#/items", ".data-table tbody tr"],
  ["#/monsters", ".data-table tbody tr"],
  ["#/quests", ".data-table tbody tr"],
  ["#/skills", ".data-table tbody tr"],
  ["#/recipes", ".data-table tbody tr"],
  ["#/armor-sets", ".data-table tbody tr"],
  ["#/locations", ".data-table tbody tr"],
  ["#/hunting?playerLevel=20", ".data-table tbody tr"],
  ["#/levels?from=20&to=40", ".places-to-go li"],
  ["#/raid-bosses", ".data-table tbody tr"],
  ["#/search?q=blade", ".data-table tbody tr"],
  ["#/items?sort=-pAtk", ".data-table tbody tr"],
  ["#/monsters?sort=-expPerHp", ".data-table tbody tr"],
  ["#/items/57", ".facts dd"],
  ["#/items/1864", ".facts dd"],
  ["#/items/4042", ".facts dd"],
  ["#/items/7575", ".facts dd"],
  ["#/npcs/20001", ".facts dd"],
  ["#/npcs/29001", ".facts dd"],
  ["#/classes/3", ".planner-columns"],
  ["#/regions/5", ".facts dd"],
  ["#/npcs/20120", ".facts dd"],
  ["#/quests/235", ".column a[data-card]"],
  ["#/armor-sets/7", ".facts dd"],
  ["#/locations/98", ".facts dd"],
  ["#/skills/1068?chronicle=high-five", ".facts dd"],
];

describe.skipIf(!hasBrowser)("a phone", () => {
  it("shows the first row or the main fact of a page on its first screen, and every number", () =>
    visit(at("#/nothing"), phone, async ({ page }) => {
      const tops: Record<string, number> = {};
      const scrolled: string[] = [];
      for (const [hash, answer] of pages) {
        await show(page, hash);
        const first = page.locator(`main :is(${answer})`).first();
        await first.waitFor();
        const { y = Number.NaN, height = Number.NaN } = (await first.boundingBox()) ?? {};
        tops[hash] = y + Math.min(height, 24);
        expect((await page.locator(".site-head").boundingBox())?.height, hash).toBeLessThanOrEqual(56);
        expect(await page.evaluate("document.documentElement.scrollWidth"), hash).toBeLessThanOrEqual(390);
        if ((await cutTables(page)) > 0) scrolled.push(hash);
        const wide = "[...document.querySelectorAll('td .facts')].filter((one) => one.scrollWidth > one.clientWidth)";
        expect(await page.evaluate(`${wide}.length`), hash).toBe(0);
        // A number is not divided between two lines.
        const numbers =
          "[...document.querySelectorAll('.facts dd')].filter((one) => /^[\\d,.]+$/.test(one.textContent))";
        expect(await page.evaluate(`${numbers}.filter((one) => one.clientHeight > 30).length`), hash).toBe(0);
      }
      expect(scrolled).toEqual(["#/hunting?playerLevel=20", "#/raid-bosses", "#/npcs/29001"]);
      expect(Object.entries(tops).filter(([, bottom]) => !(bottom <= 600))).toEqual([]);
    }));

  it("shows the number that a list is ordered by, also under a long unit", () =>
    visit(at("#/nothing"), phone, async ({ page }) => {
      for (const language of ["en", "es", "pt-BR", "ru"]) {
        await show(page, `#/hunting?playerLevel=61&class=9&items=286-4&per=fight&language=${language}`);
        const ranked = page.locator("tbody tr").first().locator("td").nth(2);
        await ranked.waitFor();
        const { x = Number.NaN, width = Number.NaN } = (await ranked.boundingBox()) ?? {};
        expect(x + width, language).toBeLessThanOrEqual(300);
      }
    }));

  it("has filters and rates behind one button that says what is set", () =>
    visit(at("#/hunting?playerLevel=20&rateExp=3&per=kill"), phone, async ({ page }) => {
      const fold = page.locator(".phone-fold");
      await page.getByText("My level 20 · EXP × 3 · per kill").waitFor();
      expect(await fold.count()).toBe(1);
      await fold.locator("summary").first().click();
      await page.getByLabel("My level").fill("40");
      await page.getByText("My level 40 · EXP × 3 · per kill").waitFor();
    }));

  it("opens the sections, the language and the chronicle by a button, and closes them with the next page", () =>
    visit(at("#/items/57"), phone, async ({ page }) => {
      const quests = page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Quests" });
      expect(await quests.count()).toBe(0);
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByLabel("Language").waitFor();
      await quests.click();
      await page.getByRole("heading", { level: 1, name: "Quests" }).waitFor();
      await quests.waitFor({ state: "detached" });
    }));

  it("says in words what the filters are set to, also those whose choices come later", () =>
    visit(at("#/hunting?playerLevel=40&region=5&class=9&items=286-4"), phone, async ({ page }) => {
      const set = "My level 40 · Town of Gludio · Hawkeye · Enchantment of Eminence Bow 4";
      await expect.poll(() => page.locator(".phone-fold summary .soft").first().textContent()).toBe(set);
      await show(page, "#/skills?classId=9");
      await expect.poll(() => page.locator(".phone-fold summary .soft").first().textContent()).toBe("Hawkeye");
    }));

  it("reaches all columns of the raid bosses", () =>
    visit(at("#/raid-bosses?q=madness"), phone, async ({ page }) => {
      const note = page.getByRole("button", { name: "Killed now" });
      await note.scrollIntoViewIfNeeded();
      const { x = Number.NaN, width = Number.NaN } = (await note.boundingBox()) ?? {};
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual(390);
    }));
});
