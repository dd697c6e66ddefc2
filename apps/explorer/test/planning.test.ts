import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import { hasBrowser, show, visit } from "./browser.js";
import { at } from "./service.js";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.skipIf(!hasBrowser)("the pages that plan", () => {
  it("show a character with what it wears, kept in the address", () =>
    visit(at("#/classes/0?level=1"), phone, async ({ page }) => {
      const stats = page.getByRole("table").filter({ hasText: "P. Atk." });
      const shown = (name: string) => stats.getByRole("row", { name: new RegExp(`^${name}`, "u") }).locator("strong");
      // 80 · 1.58 HP, and 80 · 0.9 and 4 · 1.2 · 0.9 points.
      await expect.poll(() => shown("Max HP").textContent()).toBe("126");
      expect(await shown("P\\. Def\\.").textContent()).toBe("72");
      expect(await shown("P\\. Atk\\.").textContent()).toBe("4");
      await page.getByLabel("Add an item").fill("Squire's Sword");
      await page.getByRole("option", { name: "Squire's Sword" }).first().click();
      await expect.poll(() => page.url()).toContain("items=2369");
      // 6 · 1.2 · 0.9.
      await expect.poll(() => shown("P\\. Atk\\.").textContent()).toBe("6");
      await page.getByLabel("Add an effect").fill("Death Whisper");
      await page.getByRole("option", { name: "Death Whisper" }).first().click();
      await expect.poll(() => page.url()).toContain("buffs=1242-3");
      await page.getByRole("button", { name: "Remove Squire's Sword" }).click();
      await expect.poll(() => page.url()).not.toContain("items=");
    }));

  it("name what a character cannot wear, beside why", () =>
    visit(at("#/classes/9?level=20&items=7575-4&buffs=1068-3"), phone, async ({ page }) => {
      await page.getByText('Invalid items "Draconic Bow (7575)": it must be an item of grade d or lower').waitFor();
      await page.getByRole("button", { name: "Remove Draconic Bow" }).waitFor();
      await page.getByRole("button", { name: "Remove Might" }).waitFor();
      // The same would be refused again.
      await page.getByRole("alert").getByText("This is not possible").waitFor();
      expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
    }));

  it("tell effects of one name apart by their ids", () =>
    visit(at("#/classes/9?level=20"), phone, async ({ page }) => {
      await page.getByLabel("Add an effect").fill("might");
      await page.getByRole("option", { name: "Might · id 1068", exact: true }).waitFor();
      await page.getByRole("option", { name: "Might of Heaven", exact: true }).waitFor();
    }));

  it("show the cheapest way from a town that is remembered, and draw it on the large map", () =>
    visit(at("#/npcs/20120"), phone, async ({ page }) => {
      await page.getByText("How to get there").click();
      await page.getByText("Walk to Wolf").waitFor();
      await page.getByLabel("From", { exact: true }).selectOption("Giran Castle Town");
      // The source: Giran to Dion 6,800, to Gludio 3,400, to Gludin 7,300, to Talking Island 9,400.
      await page.getByText("26,900 adena").waitFor();
      const steps = await page.locator(".way-steps li").allTextContents();
      expect(steps.map((step) => /[\d,]+ adena$/.exec(step)?.[0])).toEqual(yaml`
        ["6,800 adena", "3,400 adena", "7,300 adena", "9,400 adena", undefined]
      `);
      await page.goto(at("#/locations/34"));
      await page.getByText("How to get there").click();
      await page.getByText("Walk to The Ant Nest").waitFor();
      expect(await page.getByLabel("From", { exact: true }).locator("option:checked").textContent()).toBe(
        "Giran Castle Town",
      );
      await page.getByRole("link", { name: "the way on the large map" }).click();
      await page.getByText("Filters and layers (2 set)").click();
      await page.getByRole("button", { name: /^Way there/ }).click();
      await expect.poll(() => page.url()).not.toContain("way=");
    }));

  it("add up several crafts with one stock, kept in the browser and in the address", () =>
    visit(at("#/recipes/4989"), phone, async ({ page }) => {
      await page.getByRole("button", { name: "Add to list" }).click();
      await page.getByRole("link", { name: "×1 on the list" }).click();
      const totals = page.getByRole("table", { name: "What is to be gathered" });
      // Stockings of Doom by the recipe of 60 %: 30 Metallic Fiber are two batches of 20, of 15 Silver Nugget each.
      await totals.getByRole("row", { name: /^Silver Nugget 30/ }).waitFor();
      await page.getByLabel("Add an item").pressSequentially("metallic fiber", { delay: 40 });
      await page.getByRole("option", { name: "Metallic Fiber", exact: true }).click();
      const pieces = page.getByLabel("Pieces of Metallic Fiber", { exact: true });
      await pieces.fill("10");
      await pieces.press("Tab");
      // The 10 that the batches leave over.
      await page.getByText("10 from stock").waitFor();
      expect(page.url()).toContain("items=2404:1,1895:10");
      await totals.getByRole("row", { name: /^Silver Nugget 30/ }).waitFor();
      await pieces.fill("11");
      await pieces.press("Tab");
      await totals.getByRole("row", { name: /^Silver Nugget 45/ }).waitFor();
      // 260 Cord are 13 batches of 2 Steel; one has 20 Crafted Leather of 30, which take 40 Cord of 120.
      await page.getByLabel("I have some of it").check();
      await page.getByLabel("Pieces of Crafted Leather that I have").first().fill("20");
      await page.keyboard.press("Tab");
      await totals.getByRole("row", { name: /^Coal 40/ }).waitFor();
      await show(page, "#/items/57");
      await page.getByRole("heading", { level: 1, name: "Adena" }).waitFor();
      await page.goto(at("#/list"));
      await totals.getByRole("row", { name: /^Coal 40/ }).waitFor();
      // The list of another address does not replace it.
      await show(page, "#/list?items=1344:600");
      await totals.getByRole("row", { name: /^Stem 40/ }).waitFor();
      await page.getByRole("button", { name: "Keep this list in place of mine" }).waitFor();
    }));

  it("show a list of several tabs alike, and lose nothing of either", () =>
    visit(at("#/list?items=1344:600"), phone, async ({ page, context }) => {
      const pieces = (tab: Page, name: string) => tab.getByLabel(`Pieces of ${name}`, { exact: true });
      await pieces(page, "Mithril Arrow").waitFor();
      const other = await context.newPage();
      await other.goto(at("#/recipes/4989"));
      await other.getByRole("button", { name: "Add to list" }).click();
      await pieces(page, "Stockings of Doom").waitFor();
      await pieces(page, "Mithril Arrow").fill("1200");
      await pieces(page, "Mithril Arrow").press("Tab");
      await other.goto(at("#/list"));
      await pieces(other, "Stockings of Doom").waitFor();
      expect(await pieces(other, "Mithril Arrow").inputValue()).toBe("1200");
    }));

  it("unseal pieces of the list by an exchange, or take them as bought", () =>
    visit(at("interlude/list?items=6373:1"), {}, async ({ page }) => {
      await page.getByRole("cell", { name: "exchanged", exact: true }).waitFor();
      const gathered = page.locator(".crafting-totals tbody");
      await gathered.getByRole("row", { name: /^Ancient Adena 1,072,500 / }).waitFor();
      await page.getByRole("group", { name: "Imperial Crusader Breastplate", exact: true }).getByText("buy").click();
      await gathered.getByRole("row", { name: /^Imperial Crusader Breastplate 1 / }).waitFor();
      expect(await gathered.getByRole("row").count()).toBe(1);
    }));

  it("filter lists by numbers and by sets, which have columns then", () =>
    visit(at("#/items?type=weapon"), phone, async ({ page }) => {
      await page.getByText(/^Filters/).click();
      await page.getByText("Filter by numbers").click();
      // The source: the Infinity Bow has 614, the Draconic Bow 581.
      await page.getByRole("group", { name: "P. Atk." }).getByLabel("from").pressSequentially("600", { delay: 40 });
      const items = page.getByRole("table", { name: "items" });
      await items.getByRole("row", { name: /^Infinity Bow S 614 / }).waitFor();
      expect(await items.getByRole("link", { name: "Draconic Bow", exact: true }).count()).toBe(0);
      await show(page, "#/items?type=armor");
      await page.getByText(/^Filters/).click();
      await page.getByLabel("Set", { exact: true }).selectOption("Imperial Crusader Set");
      // Five pieces, and the shield.
      await expect.poll(() => items.getByRole("row", { name: /Imperial Crusader Set/ }).count()).toBe(6);
    }));

  it("find a set by its grade, add it up and put it on the list", () =>
    visit(at("#/armor-sets"), phone, async ({ page }) => {
      const name = "Knowledge Set";
      const sets = page.getByRole("table", { name: "armor sets" });
      await page.getByText(/^Filters/).click();
      await page.getByLabel("Name", { exact: true }).pressSequentially("knowledge", { delay: 60 });
      await page.getByLabel("Grade", { exact: true }).selectOption("D grade");
      await page.getByRole("row", { name: /^Knowledge Set D / }).waitFor();
      await page.getByLabel("Grade", { exact: true }).selectOption("S grade");
      await expect.poll(() => sets.count()).toBe(0);
      await page.getByLabel("Grade", { exact: true }).selectOption("D grade");
      await sets.getByRole("link", { name, exact: true }).click();
      const values = page.getByRole("region", { name: "In all" }).locator("dd");
      // The sums of the pieces in the source: P. Def. 49, 30 and 24; weight 2,020, 1,000 and 640.
      await expect.poll(() => values.allTextContents()).toEqual(["103", "239", "3,660", "298,000 adena"]);
      await page.getByRole("button", { name: "Add the set to my list" }).click();
      await page.getByRole("link", { name: "×1 on the list" }).click();
      await expect
        .poll(() => page.getByRole("spinbutton", { name: /^Pieces of .* (?!that)/ }).count())
        .toBeGreaterThan(2);
    }));

  it("take words for a kind and a grade as filters of items", () =>
    visit(at("#/"), phone, async ({ page }) => {
      const field = page.getByRole("combobox", { name: /^Search/ });
      await field.pressSequentially("bow a", { delay: 80 });
      await page.getByRole("link", { name: "Bow · A grade" }).click();
      // The source: a bow of A grade.
      await page.getByRole("link", { name: "Carnage Bow", exact: true }).first().waitFor();
      expect(page.url()).toMatch(/weaponType=BOW&grade=a|grade=a&weaponType=BOW/);
      await field.pressSequentially("enchant", { delay: 80 });
      await page.getByRole("link", { name: "Scroll: Enchant Weapon", exact: true }).click();
      await page
        .getByRole("table", { name: "Items" })
        .getByRole("link", { name: /^Scroll: Enchant Weapon/ })
        .first()
        .waitFor();
    }));

  it("show the way from a level to another", () =>
    visit(at("interlude/levels?from=20&to=30"), {}, async ({ page }) => {
      const step = page.locator("section", { has: page.getByRole("heading", { name: "Level 20 to 25" }) });
      await step.locator(".places-to-go li").nth(2).waitFor();
      // The experience between the levels, as the API states it.
      const levels = await page.evaluate<{ data: readonly { level: number; exp: number }[] }>(
        'fetch("/api/interlude/experience").then((response) => response.json())',
      );
      const expAt = (level: number) => levels.data.find((one) => one.level === level)?.exp ?? Number.NaN;
      await step.getByText(`${(expAt(25) - expAt(20)).toLocaleString("en")} EXP`, { exact: true }).waitFor();
      expect(await step.locator(".places-to-go li").first().textContent()).toMatch(/about [\d,]+ kills/);
      await step.getByRole("link", { name: "Weapon" }).click();
      await page.getByRole("cell", { name: "D", exact: true }).first().waitFor();
    }));

  it("rank what to hunt at a level, at the rates of a server, as dots and in a table", () =>
    visit(at("#/hunting"), {}, async ({ page }) => {
      await page.getByText("Write your level above").waitFor();
      await page.getByLabel("My level").pressSequentially("40", { delay: 40 });
      const row = page.getByRole("row", { name: /^Swamp Tribe 45 / });
      // The source: 10,278 EXP and 714 SP.
      await row.filter({ hasText: "10,278714" }).waitFor();
      expect(await page.getByRole("img", { name: /^50 monsters by level and EXP per 1,000 HP/ }).count()).toBe(1);
      expect(await page.locator(".scatter circle").count()).toBe(50);
      await page.getByLabel("EXP ×").fill("2");
      await row.filter({ hasText: "20,556714" }).waitFor();
      // Seven levels above: (5/6)² of the EXP of the source twice, and of the SP.
      await page.getByLabel("My level").fill("52");
      await page.getByLabel("Monsters from level").fill("45");
      await row.filter({ hasText: "14,275496" }).waitFor();
      await page.getByRole("link", { name: /on the map$/ }).click();
      await page.getByText(/^50 NPCs found$/).waitFor();
      // What holds without a choice can be named, too.
      await show(page, "#/hunting?playerLevel=40&by=exp&per=hp");
      await row.waitFor();
      const chosen = (label: string) =>
        page.getByRole("combobox", { name: label }).locator("option:checked").textContent();
      expect([await chosen("Ranked by"), await chosen("counted")]).toEqual(["EXP", "per 1,000 HP"]);
    }));

  it("begin with three places for a level, the next raid and the list", () =>
    visit(at("#/?chronicle=high-five"), phone, async ({ page }) => {
      await page.getByText("Write your level: three places to hunt follow.").waitFor();
      await page.getByLabel("My level").pressSequentially("40", { delay: 80 });
      const now = page.getByRole("region", { name: "What to do now" });
      const places = now.locator("ol > li");
      // The means of the ranking for level 40, weighted with the spawns of each monster. Between slow keys, the places for
      // level 4 may be shown before.
      const best = "Timak Outpost EXP per 1,000 HP: 2,430 · Spawns: 202";
      await places.first().filter({ hasText: best }).waitFor();
      expect((await places.first().boundingBox())?.y).toBeLessThan(600);
      expect(await places.count()).toBe(3);
      await show(page, "#/items/1864?chronicle=high-five");
      await page.getByRole("button", { name: "Add to list" }).click();
      await show(page, "#/raid-bosses?q=madness&chronicle=high-five");
      await page.getByRole("button", { name: "Killed now" }).click();
      await show(page, "#/?chronicle=high-five");
      await places.nth(2).waitFor();
      await now.getByRole("link", { name: "Continue your list: 1 item" }).waitFor();
      await now.getByRole("list", { name: "Raid bosses" }).getByRole("link", { name: "Madness Beast" }).waitFor();
    }));

  it("lead to a map of the raid bosses that a filter leaves", () =>
    visit(at("#/raid-bosses?levelMin=20&levelMax=20"), phone, async ({ page }) => {
      // The source has three bosses of level 20.
      await page.getByRole("link", { name: "3 bosses of this list on the map" }).click();
      await page.getByText(/^3 NPCs found$/).click();
      await page.getByRole("button", { name: /^Discarded Guardian/ }).click();
      await page.getByRole("complementary", { name: "Discarded Guardian" }).waitFor();
      expect(page.url()).toMatch(/[?&]at=-?\d+,-?\d+,5&/);
      await show(page, "#/raid-bosses?q=zzzz");
      await page.getByText("No raid bosses match").waitFor();
      expect(await page.getByRole("link", { name: /on the map$/ }).allTextContents()).toEqual([
        "All of them on the map",
      ]);
    }));

  it("note when a raid boss was killed, and show when it is back", () =>
    visit(at("#/raid-bosses?q=madness"), phone, async ({ page }) => {
      // The source: back after 36 hours, 24 more or less.
      const row = page.getByRole("row", { name: /Madness Beast 20/ });
      await row.filter({ hasText: "12 h – 60 h" }).waitFor();
      await row.getByRole("button", { name: "Killed now" }).click();
      await row.getByRole("img", { name: /^from .+ to .+, in 12 h$/ }).waitFor();
      await page.getByRole("button", { name: "Minions and drops of Madness Beast" }).click();
      await page.getByRole("table", { name: "Best drops" }).waitFor();
      await page.getByText("Dementia Beast").waitFor();
      await page.getByLabel("Killed at").fill("2020-01-01T10:00");
      await row.getByRole("img", { name: /^there since/ }).waitFor();
      await page.goto(at("#/raid-bosses?sort=window"));
      const first = page.getByRole("table", { name: "raid bosses" }).getByRole("row").nth(1);
      await first.filter({ hasText: "Madness Beast" }).waitFor();
      await first.getByRole("button", { name: "Remove the note of Madness Beast" }).click();
      await first.filter({ hasText: "Killed now" }).waitFor();
    }));

  it("follow a class from level to level, and name weapons of a grade with the cheapest shop of each", () =>
    visit(at("#/levels?from=20&to=25&class=1&items=279"), {}, async ({ page }) => {
      await page.getByText("EXP per hour of fights at most").first().waitFor();
      expect(await page.getByRole("link", { name: "Strengthened Long Bow" }).count()).toBe(2);
      // The source: P. Atk. 179 of the bow, and 1,540,000 adena in Graham's shop, the least of eight.
      const bow = page.getByRole("listitem").filter({ hasText: "Strengthened Long Bow P. Atk. 179" });
      await bow.getByRole("link", { name: "Graham" }).waitFor();
      expect(await bow.textContent()).toContain("1,540,000 adena");
      await page.getByLabel("Class", { exact: true }).selectOption("Human Mystic");
      await page.getByText("Atuba Hammer M. Atk. 72").waitFor();
    }));

  it("plan how a sealed piece is unsealed, and lead from an item to its forms", () =>
    visit(at("#/items/6379"), {}, async ({ page }) => {
      const plan = page.getByRole("region", { name: "Crafting" });
      // The source: multisell 311262504 takes the sealed piece and 1,305,000 ancient adena.
      await plan.getByRole("link", { name: "Sealed Draconic Leather Armor" }).first().waitFor();
      expect(await plan.textContent()).toContain("Ancient Adena×1,305,000");
      await plan.getByRole("button", { name: "Buy" }).first().click();
      await expect.poll(() => page.url()).toContain("buy=6379");
      await show(page, "#/items/198");
      const forms = page.getByRole("region", { name: "Other forms" }).getByRole("link");
      await forms.first().waitFor();
      expect(await forms.allTextContents()).toEqual(Array.from({ length: 3 }, () => "Shadow Item: Inferno Staff"));
    }));
});
