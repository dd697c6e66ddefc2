import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, show, visit } from "./browser.js";
import { at } from "./service.js";

/** Returns the texts of the cells of a row. */
const cellsOf = (page: Page, name: string) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) })
    .getByRole("cell")
    .allTextContents();

describe.skipIf(!hasBrowser)("the comparison of the explorer", () => {
  it("marks the best of each number, by the values of the source, and is shown again from the navigation", () =>
    visit(at("#/compare?items=6364,6365,6372"), {}, async ({ page }) => {
      await page.getByRole("columnheader", { name: "Heaven's Divider" }).waitFor();
      // The source: pAtk 281, 281 and 342; weight 1300, 1570 and 1380; mAtk 132 each; only the hammer has accuracy.
      expect(await cellsOf(page, "P. Atk.")).toEqual(["281 (−61)", "281 (−61)", "342 ✓ best"]);
      expect(await cellsOf(page, "Weight")).toEqual(["1,300 ✓ best", "1,570 (+270)", "1,380 (+80)"]);
      expect(await cellsOf(page, "M. Atk.")).toEqual(["132", "132", "132"]);
      expect(await cellsOf(page, "Accuracy")).toEqual(["–", "4 ✓ best", "–"]);
      await page.getByRole("link", { name: "Quests", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Quests" }).waitFor();
      await page.getByRole("link", { name: "Compare", exact: true }).click();
      await page.getByRole("columnheader", { name: "Heaven's Divider" }).waitFor();
      expect(page.url()).toMatch(/\/interlude\/compare\?items=6364,6365,6372$/);
    }));

  it("has two columns in view on a phone, also of expensive items", () =>
    visit(
      at("#/compare?items=13457,7575&chronicle=high-five"),
      { viewport: { width: 390, height: 844 } },
      async ({ page }) => {
        const second = page.getByRole("columnheader", { name: "Draconic Bow" });
        await second.waitFor();
        const { x = Number.NaN, width = Number.NaN } = (await second.boundingBox()) ?? {};
        expect(x + width).toBeLessThanOrEqual(390);
      },
    ));

  it("begins on the page of an item, adds one by its name, and removes one", () =>
    visit(at("#/items/6364"), { viewport: { width: 390, height: 844 } }, async ({ page }) => {
      await page.getByRole("button", { name: "Compare" }).click();
      await page.getByRole("columnheader", { name: "Forgotten Blade" }).waitFor();
      await page.getByLabel("Add an item").pressSequentially("heaven's div", { delay: 40 });
      await page.keyboard.press("Enter");
      await page.getByRole("columnheader", { name: "Heaven's Divider" }).waitFor();
      expect(page.url()).toMatch(/\/interlude\/compare\?items=6364,6372$/);
      await page.getByRole("button", { name: "Remove Forgotten Blade" }).click();
      await page.getByRole("columnheader", { name: "Forgotten Blade" }).waitFor({ state: "detached" });
      expect(page.url()).toMatch(/\/interlude\/compare\?items=6372$/);
      await page.goto(at("#/items/6365"));
      await page.getByRole("button", { name: "Compare" }).click();
      await page.getByRole("columnheader", { name: "Heaven's Divider" }).waitFor();
      expect(page.url()).toMatch(/\/interlude\/compare\?items=6372,6365$/);
    }));

  it("adds what the arrow keys reach, before it is found too", () =>
    visit(at("#/compare"), {}, async ({ page }) => {
      const field = page.getByLabel("Add an item");
      await field.pressSequentially("draconic bow", { delay: 60 });
      const listed = page.getByRole("listbox", { name: "Results" }).getByRole("option");
      const second = listed.nth(1);
      // Not one of the results of what was typed until then.
      await expect.poll(() => second.textContent()).toContain("Draconic Bow");
      const name = (await second.textContent()) ?? "";
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.getByRole("columnheader", { name }).waitFor();
      expect(await field.inputValue()).toBe("");
      // Faster than the answer.
      await field.fill("infinity bow");
      await page.keyboard.press("Enter");
      await page.getByRole("columnheader", { name: "Infinity Bow" }).waitFor();
      await field.fill("adena");
      await page.keyboard.press("Escape");
      expect(await listed.count()).toBe(0);
      await page.getByRole("button", { name: "Remove Infinity Bow" }).click();
      await page.getByRole("button", { name: `Remove ${name}` }).click();
      await page.getByRole("button", { name: "Compare armor sets instead" }).click();
      await page.getByLabel("Add a set").waitFor();
    }));

  it("takes what is chosen in lists and in searches, four at most", () =>
    visit(at("#/items?type=weapon&grade=s&sort=-pAtk"), {}, async ({ page }) => {
      for (const name of ["Infinity Bow", "Draconic Bow"])
        await page.getByLabel(`Compare ${name}`, { exact: true }).check();
      await page.getByRole("link", { name: "Compare 2 items" }).waitFor();
      await show(page, "#/search?q=heaven's divider");
      await page.getByLabel("Compare Heaven's Divider", { exact: true }).check();
      await page.getByRole("link", { name: "Compare 3 items" }).click();
      for (const name of ["Infinity Bow", "Draconic Bow", "Heaven's Divider"])
        await page.getByRole("columnheader", { name }).waitFor();
    }));

  it("compares armor sets as units with their bonus and what can replace their pieces, and names what a chronicle lacks", () =>
    visit(at("#/compare?sets=149&chronicle=high-five"), {}, async ({ page }) => {
      await page.getByRole("columnheader", { name: "Vesper Heavy Armor Set - PvP" }).waitFor();
      // The source: STR +2 and DEX -2; the shares of PvP defense are multiplied by 1.05, which lessens damage.
      const [bonus = ""] = await cellsOf(page, "Bonus of the whole set");
      expect(bonus).toMatch(/^STR \+2DEX −2Max HP \+531/);
      expect(bonus).toContain("PvP physical defense +5 %");
      expect((await cellsOf(page, "Pieces")).join()).toContain("Vesper Gaiters or Vesper Gaiter");
      await show(page, "#/items/13438?chronicle=high-five");
      const panel = page.getByRole("region", { name: "Sets", exact: true });
      await panel.getByText("Vesper Helmet id 16306").first().waitFor();
      expect(await panel.textContent()).toContain("STR +2DEX −2");
      await show(page, "#/compare?sets=23,99999&chronicle=high-five");
      await page.getByRole("columnheader", { name: "Full Plate Set" }).waitFor();
      await page.getByText("This chronicle has no armor set 99999.").waitFor();
      // The source gives the set 270 HP, and its two pieces 239 and 58 P. Def.
      expect(await cellsOf(page, "Bonus of the whole set")).toEqual(["Max HP +270"]);
      expect(await cellsOf(page, "P. Def.")).toEqual(["297"]);
    }));
});
