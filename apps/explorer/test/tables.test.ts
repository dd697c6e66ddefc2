import { describe, expect, it } from "vitest";
import { cutTables, hasBrowser, show, visit } from "./browser.js";
import { at } from "./service.js";

const wide = { viewport: { width: 1440, height: 900 } };

describe.skipIf(!hasBrowser)("the tables of the explorer", () => {
  it("are copied with a line for each row and a tab between cells", () =>
    visit(at("#/npcs/20120"), { ...wide, permissions: ["clipboard-read", "clipboard-write"] }, async ({ page }) => {
      const table = page.getByRole("table", { name: "Spoil" });
      await table.getByRole("link", { name: "Stem" }).waitFor();
      await page.evaluate(
        "getSelection().selectAllChildren(document.querySelector('table:has([data-card=\"item:1864\"]) tbody'))",
      );
      await page.keyboard.press("Control+C");
      const lines = (await page.evaluate<string>("navigator.clipboard.readText()")).split("\n");
      expect(lines[0]).toMatch(/^Stem\t1\t7\.72\t0\.0772$/);
      expect(lines).toHaveLength(await table.locator("tbody tr").count());
    }));

  it("show all columns on a desktop, in the language with the longest words", () =>
    visit(at("#/nothing"), {}, async ({ page }) => {
      for (const [hash, column] of [
        ["#/skills/1303", "Что делает"],
        ["#/items/1864", "Убийств для 90"],
        ["#/hunting?playerLevel=40", "Ценность"],
      ] as const) {
        await show(page, `${hash}${hash.includes("?") ? "&" : "?"}language=ru`);
        await page.getByRole("columnheader", { name: column }).first().waitFor();
        expect(await cutTables(page), hash).toBe(0);
      }
      // The sections are in one line.
      expect((await page.getByRole("navigation").first().boundingBox())?.height).toBeLessThan(50);
    }));

  it("fit into half of a small window, and on a phone where all their columns have short values", () =>
    visit(at("#/nothing"), { viewport: { width: 900, height: 900 } }, async ({ page }) => {
      for (const [width, hash, heading] of [
        [900, "#/items/57?language=es", "Como máximo"],
        [900, "#/items/1864?language=ru", "Убийств для 90"],
        [390, "#/items?grade=s&type=weapon&language=es", "Comparar"],
        [390, "#/classes/88?language=pt-BR", "Habilidades passivas"],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await show(page, hash);
        await page.getByRole("columnheader", { name: heading }).first().waitFor();
        expect(await cutTables(page), hash).toBe(0);
      }
    }));

  it("have the chance of the source only where that of a kill is another", () =>
    visit(at("#/npcs/20120"), wide, async ({ page }) => {
      const headings = page.getByRole("table", { name: "Drops" }).getByRole("columnheader");
      await headings.first().waitFor();
      expect(await headings.allTextContents()).toEqual(["Item", "Pieces", "Chance %", "Expected per kill"]);
      // 3.125 % of a kill come as 0.031249999999999993.
      await show(page, "#/npcs/21112");
      await page.getByRole("row", { name: "Metallic Fiber 1 3.13 0.0313" }).waitFor();
      expect(await page.getByRole("columnheader", { name: "Source" }).count()).toBe(0);
      await show(page, "#/npcs/20120");
      await headings.first().waitFor();
      // The last row is in a closed fold.
      await page.keyboard.press("k");
      expect(await page.evaluate("document.activeElement.matches('tbody a')")).toBe(true);
      await page.getByLabel("Drop ×").fill("3");
      await page.getByRole("columnheader", { name: "Source" }).first().waitFor();
    }));

  it("list fish with the lures that catch most, and begin with the lowest level when that is asked for", () =>
    visit(at("#/fishes?levelMin=27&kind=ugly&group=normal"), wide, async ({ page }) => {
      // The source: level 27, kind 1, group 1, hp 1931, guts 65.8 of 100 for item 6490.
      const row = page.getByRole("row", { name: "Big Black Ugly Fish 27 ugly normal 1,931 65.8 Yellow Colored Lure" });
      await row.getByRole("link", { name: "Big Black Ugly Fish" }).waitFor();
      await page.getByRole("button", { name: "Level" }).click();
      await page.waitForURL(/sort=-level/);
    }));

  it("name what stands in the world for good by its kind", () =>
    visit(at("#/locations/2"), wide, async ({ page }) => {
      await page.getByRole("cell", { name: "Fishing", exact: true }).waitFor();
      await show(page, "#/castles");
      const objects = page.getByRole("table", { name: "Signs, thrones and flagpoles" });
      await objects.getByRole("link", { name: "throne" }).first().waitFor();
      await show(page, "#/castles?chronicle=high-five");
      await page.getByRole("heading", { name: "Doors and walls" }).waitFor();
      expect(await objects.count()).toBe(0);
    }));

  it("say of a region that it is one", () =>
    visit(at("#/npcs/25372"), wide, async ({ page }) => {
      await page.getByRole("cell", { name: "Talking Island Village region" }).waitFor();
    }));

  it("name the place of each shop, the cheapest, and the nearest to the town where ways start, and lead to the map", () =>
    visit(at("#/items/1835"), wide, async ({ page }) => {
      // The source: Helvetia of Giran sells it for 7, every other shop for more.
      await page.getByText("Cheapest: Helvetia, Giran Castle Town, 7 adena").waitFor();
      const shops = page.getByRole("table", { name: "Sold by" });
      await shops.getByRole("row", { name: "Lara Town of Dion 8", exact: true }).waitFor();
      // The middle of the town of Dion.
      await page.evaluate("localStorage.setItem('gamedata.town', JSON.stringify('15670,142983'))");
      await page.reload();
      await shops.getByRole("row", { name: /^\w+ Town of Dion · nearest to your town 8$/ }).waitFor();
      expect(await page.getByText("nearest to your town").count()).toBe(1);
      await page.getByRole("heading", { name: "Sold by" }).getByRole("link").click();
      await page
        .getByText(/spawns$/)
        .first()
        .waitFor();
    }));

  it("say what a craft costs, as its plan does with the success rates", () =>
    visit(at("#/items/1344?expected=1"), wide, async ({ page }) => {
      const [, cost] = /To craft: ([\d,]+) adena/.exec((await page.getByText("To craft:").textContent()) ?? "") ?? [];
      const sum = page.locator(".crafting-totals tfoot strong");
      await expect.poll(() => sum.textContent()).toBe(cost);
    }));

  it("show grades and levels with a color beside the text", () =>
    visit(at("#/items?type=weapon&grade=b"), wide, async ({ page }) => {
      await page.getByRole("cell", { name: "B", exact: true }).first().locator(".grade-b").waitFor();
      await show(page, "#/npcs/20120");
      await page.getByText("level 4", { exact: true }).and(page.locator(".band-0")).waitFor();
    }));

  it("have the quests nearest to a level first", () =>
    visit(at("#/quests?level=20"), wide, async ({ page }) => {
      const levels = page.locator(".data-table tbody td:nth-child(2)");
      await levels.first().waitFor();
      const shown = (await levels.allTextContents()).map(Number);
      expect(shown[0]).toBe(20);
      expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    }));

  it("name the nearest town where ways start", () =>
    visit(at("#/locations/98?from=nearest"), wide, async ({ page }) => {
      const start = page.getByLabel("From", { exact: true }).locator("option").first();
      await expect.poll(() => start.textContent()).toMatch(/^the nearest town: \w/);
    }));

  it("rank by an hour as the most there can be, beside a kill", () =>
    visit(at("#/hunting?playerLevel=20&per=hour"), wide, async ({ page }) => {
      const headings = page.getByRole("columnheader");
      await headings.first().waitFor();
      expect((await headings.allTextContents()).slice(2, 4)).toEqual(["EXP per hour at most", "EXP per kill"]);
      const offered = () => page.getByLabel("counted", { exact: true }).locator("option").allTextContents();
      expect(await offered()).toEqual(["per 1,000 HP", "per kill", "per hour at most"]);
      await page.getByLabel("Class", { exact: true }).selectOption("Gladiator");
      await expect
        .poll(offered)
        .toEqual(["per hour of fights at most", "per 1,000 HP", "per kill", "per hour at most"]);
    }));

  it("are reached by the keys of a Russian layout, and with Caps Lock", () =>
    visit(at("#/npcs/20120"), wide, async ({ page }) => {
      await page.getByRole("table", { name: "Drops" }).waitFor();
      const press = (key: string, code: string, ctrlKey = false) =>
        page.evaluate(
          `document.body.dispatchEvent(new KeyboardEvent("keydown", ${JSON.stringify({ key, code, ctrlKey, bubbles: true })}))`,
        );
      await press("Л", "KeyK", true);
      expect(await page.evaluate("document.activeElement.matches('[data-search]')")).toBe(true);
      await page.evaluate("document.activeElement.blur()");
      await press("G", "KeyG");
      await press("ш", "KeyI");
      await page.getByRole("heading", { level: 1, name: "Items" }).waitFor();
    }));
});
