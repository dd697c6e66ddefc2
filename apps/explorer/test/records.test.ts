import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import { firstVisit, hasBrowser, show, visit } from "./browser.js";
import { at } from "./service.js";

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const chronicles = ["interlude", "high-five"];

/** Returns where a heading begins, in pixels from the top. */
const topOf = async (page: Page, name: string) =>
  (await page.getByRole("heading", { name, exact: true }).boundingBox())?.y ?? Number.NaN;

/** Counts how far things are moved while a page loads, as a browser reports it. */
const watchShifts = `window.shift = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
}).observe({ type: "layout-shift", buffered: true });`;

describe.skipIf(!hasBrowser)("the pages of records", () => {
  // `pnpm test:long` tries all widths.
  it.each(process.env["LONG"] === "all" ? [390, 768, 1440] : [390, 1440])(
    "fold what is long, and move nothing while they load, at %d pixels",
    (width) =>
      visit(at("api/chronicles"), { viewport: { width, height: 900 } }, async ({ page, context }) => {
        const watching = await page.addInitScript(watchShifts);
        const session = await context.newCDPSession(page);
        await session.send("Network.setCacheDisabled", { cacheDisabled: true });
        for (const [hash, complete, height] of [
          ["#/items/57", "Given for", 4500],
          ["#/npcs/30081", "Where it is", 3000],
          ["#/npcs/20001", "Where it is", 3000],
          ["#/skills/1040", "Who has it", 3500],
          ["#/compare?items=79,80", "Compare", 1500],
        ] as const) {
          await page.goto("about:blank");
          await page.goto(at(hash));
          await page.getByRole("heading", { name: complete }).waitFor();
          await page.waitForLoadState("networkidle");
          expect(await page.evaluate("document.documentElement.scrollHeight"), hash).toBeLessThan(height);
          expect(await page.evaluate("window.shift"), hash).toBeLessThan(0.02);
        }
        await session.detach();
        await watching.dispose();
      }),
  );

  it("show all entries of a list that is folded", () =>
    visit(at("#/classes/3"), wide, async ({ page }) => {
      const symbols = page.getByRole("region", { name: "Symbols" });
      await symbols.getByRole("button", { name: /^Show all/ }).waitFor();
      expect(await symbols.getByRole("listitem").count()).toBe(11);
      await symbols.getByRole("button", { name: /^Show all/ }).click();
      expect(await symbols.getByRole("listitem").count()).toBeGreaterThan(11);
    }));

  it("fold equal rows of loot, and say how rates count", () =>
    visit(at("#/npcs/29001"), wide, async ({ page }) => {
      const rows = page.getByRole("table", { name: "Adena" }).getByRole("row");
      // Drops of 29001: 57 once with 120,000 to 150,000, and seven times with 140,000 to 170,000, all at 100 %.
      await rows.nth(2).waitFor();
      expect(await rows.count()).toBe(3);
      expect(await rows.nth(2).textContent()).toContain("×7140,000–170,000");
      expect(await rows.nth(2).textContent()).toMatch(/1,085,000$/);
      // 135,000 + 7 × 155,000; a shop would pay half of that, which is no part of the value of the items.
      const { data } = await (await page.request.get(at(`api/interlude/npcs/29001/loot`))).json();
      const ofItems = new Intl.NumberFormat("en").format(data.valuePerKill - 610_000);
      await page.getByText(`On average 1,220,000 adena a kill, and items that a shop buys for ${ofItems}.`).waitFor();
      // A raid boss that drops no adena.
      await show(page, "#/npcs/25205?chronicle=high-five");
      await page.getByText(/^On average, items that a shop buys for [\d,]+ a kill/).waitFor();
      await page.getByText("How rates count").click();
      await page.getByText("×3 gives only ×1.67").waitFor();
    }));

  it("say which of several NPCs of one name gives the loot", () =>
    visit(at("#/items/3035?chronicle=interlude"), phone, async ({ page }) => {
      const angel = page.getByRole("table", { name: "Dropped by" }).getByRole("link", { name: "Guardian Angel" });
      await angel.click();
      await page.getByRole("heading", { level: 1, name: "Guardian Angel" }).waitFor();
      // NPC 20830 of the source has no drops, 20859 gives 6,881 to 14,050 adena.
      const adena = page.getByRole("table", { name: "Adena" }).getByRole("row", { name: /^Adena 6,881–14,050/ });
      await adena.waitFor();
      const which = page.getByRole("combobox", { name: "NPC of this name" });
      expect(await which.locator("option").allTextContents()).toEqual(["id 20830", "id 20859"]);
      expect(await which.inputValue()).toBe("20859");
      await which.selectOption("id 20830");
      await page.getByText("A kill gives nothing.").waitFor();
      expect(page.url()).not.toContain("raw");
      await which.selectOption("id 20859");
      await adena.waitFor();
      expect(page.url()).toContain("raw=20859");
    }));

  it("say at how many places an NPC is at a time, unless there is one", () =>
    visit(at("#/npcs/27316?chronicle=interlude"), phone, async ({ page }) => {
      await page.getByText("For 30 min at a time.", { exact: true }).waitFor();
      await show(page, "#/npcs/25286");
      await page.getByRole("heading", { level: 1, name: "Anakim" }).waitFor();
      await page.getByRole("heading", { name: "Where it is" }).waitFor();
      expect(await page.getByText("at a time").count()).toBe(0);
    }));

  it("begin with the shop of a merchant", () =>
    visit(at("#/npcs/30081"), wide, async ({ page }) => {
      await page.getByRole("table", { name: "What it sells" }).waitFor();
      expect(await topOf(page, "Sells")).toBeLessThan(await topOf(page, "Stats"));
    }));

  it("group spawns by place", () =>
    visit(at("#/npcs/20001"), wide, async ({ page }) => {
      const places = page.getByRole("table", { name: "Places" });
      await places.waitFor();
      const counts = await places.locator("tbody tr td:nth-child(2)").allTextContents();
      expect(counts.length).toBeLessThan(10);
      const spawns = await page.getByText(/^Coordinates of the/).textContent();
      expect(spawns).toContain(String(counts.reduce((sum, count) => sum + Number(count), 0)));
      await page.getByText(/^Coordinates of the/).click();
      await page.getByRole("table", { name: "Spawns" }).waitFor();
    }));

  it("write an exchange on a line, and name the town of who exchanges", () =>
    visit(at("#/nothing"), wide, async ({ page }) => {
      for (const chronicle of chronicles) {
        await show(page, `#/items/57?chronicle=${chronicle}`);
        const exchange = page.locator(".exchange").filter({ hasText: "Bill of Iason Heine" }).first();
        await exchange.waitFor();
        expect((await exchange.boundingBox())?.height).toBeLessThan(40);
        // The source: Roman, 30897, stands in Heine.
        await page
          .locator(".exchange")
          .filter({ hasText: /Roman, Heine\b/ })
          .first()
          .waitFor();
      }
    }));

  it("say what a life stone gives, and which stones give a skill", () =>
    visit(at("interlude/items/8723"), wide, async ({ page }) => {
      // 15 % of skills, and 1 % of the others attributes; 15 % × 6 / 101 of six in 54 red skills of the first power.
      await page.getByText("15 % a skill, 0.85 % an attribute").waitFor();
      await page.getByRole("table", { name: "Skills" }).waitFor();
      await page.getByText("level 46").first().waitFor();
      await show(page, "#/skills/3197");
      await page.getByRole("link", { name: "Life Stone: level 46", exact: true }).waitFor();
    }));

  it("say who may wear an item, what it triggers, and which pet it summons", () =>
    visit(at("interlude/items/6834"), wide, async ({ page }) => {
      await page.getByText("in a clan with castle Innadril and rank 2 or higher in a clan").waitFor();
      await show(page, "#/items/4681");
      await page.getByText("At a critical hit").waitFor();
      await show(page, "#/items/2375");
      await page.getByRole("link", { name: "Food For Wolves" }).waitFor();
      await show(page, "#/npcs/12077");
      await page.getByRole("link", { name: "Wolf Collar" }).waitFor();
    }));

  it("explain a word of the game under the pointer, with the focus and on a tap", () =>
    visit(at("#/skills/3"), { ...wide, hasTouch: true }, async ({ page }) => {
      const word = page.getByRole("button", { name: "physical damage" });
      const card = page.getByRole("tooltip").filter({ hasText: "In the source: PDAM" });
      for (const ask of [() => word.hover(), () => word.focus(), () => word.tap()]) {
        await ask();
        await card.waitFor();
        await page.mouse.move(0, 500);
        await page.keyboard.press("Escape");
        await card.waitFor({ state: "detached" });
        await page.evaluate("document.activeElement.blur()");
      }
    }));

  it("say what a skill does at once, and what its formulas take", () =>
    visit(at("interlude/skills/1387"), wide, async ({ page }) => {
      await page.locator("tr", { hasText: "Cursed Bone ×100–399" }).first().waitFor();
      await show(page, "#/skills/1?chronicle=high-five");
      const slash = "physical damage: power 517, critical chance 15, ignore shield defence";
      await page.getByText(slash, { exact: true }).first().waitFor();
      await show(page, "#/skills/1177?chronicle=high-five");
      await page.getByText("magic damage: power 21, shield defense percent 40").waitFor();
      await page.locator(".facts", { hasText: "Wind attack 20" }).first().waitFor();
      // No level of it has an effect.
      await show(page, "#/skills/3");
      const levels = page.getByRole("table", { name: "Levels" });
      expect(await levels.getByRole("row").nth(1).textContent()).toBe("125101.08133");
      expect(await levels.getByRole("columnheader").allTextContents()).toEqual(yaml`
        [Level, Power, MP, Cast s, Reuse s, Magic level]
      `);
    }));

  it("have a card under the pointer in the language that is shown, if records of their kind have cards", () =>
    firstVisit(at("#/armor-sets?q=wooden"), wide, async ({ page }) => {
      const card = page.getByRole("tooltip");
      const piece = page.getByRole("link", { name: "Wooden Breastplate", exact: true });
      await piece.waitFor();
      await page.clock.install();
      const point = async (name: string) => {
        await page.getByRole("link", { name, exact: true }).hover();
        await page.clock.runFor(1000);
      };
      await point("Wooden Set");
      expect(await card.count()).toBe(0);
      await point("Wooden Breastplate");
      await card.filter({ hasText: "Upper Body" }).waitFor();
      await show(page, "#/armor-sets?q=wooden&language=pt-BR");
      await page.locator("html[lang=pt-BR]").waitFor();
      await page.mouse.move(0, 0);
      await point("Wooden Breastplate");
      await card.filter({ hasText: "Parte de cima" }).waitFor();
      // HP of the template of 20120 are 68.20985; the game shows them times 1.58, the factor of CON 43.
      await show(page, "#/monsters?q=wolf&language=en");
      await page.getByRole("link", { name: "Wolf", exact: true }).waitFor();
      await page.mouse.move(0, 0);
      await point("Wolf");
      await card.filter({ hasText: "HP107" }).waitFor();
    }));

  it("show what is in a box and from which boxes an item comes", () =>
    visit(at("#/nothing"), phone, async ({ page }) => {
      for (const chronicle of chronicles) {
        await show(page, `#/items/6411?chronicle=${chronicle}`);
        // The skill of 6411: 6 of 6908 by 27.6 %, 1 of 6913 by 16.56 %, and 55.84 % of openings without either.
        const box = page.getByRole("region", { name: "What is in it" });
        const rows = box.getByRole("table", { name: "At most one of" }).locator("tbody tr");
        await box.getByText("55.84 %: nothing of these.").waitFor();
        expect(await rows.allTextContents()).toEqual(["Fish Oil ×627.6", "Fish Gem ×116.6"]);
        await box.getByRole("link", { name: "Fish Gem" }).click();
        const boxes = page.getByRole("table", { name: "From boxes" });
        const most = boxes.locator("tbody tr").first();
        await most.waitFor();
        // Of all fish, 8432 gives most: 1 of 6913 by 28.928 %.
        expect(await most.textContent()).toBe("Small Yellow Fat Fish - Upper Grade28.90.289");
        await page.getByRole("heading", { name: "Fish Gem", level: 1 }).waitFor();
        expect(await page.getByText("The data names no source").count()).toBe(0);
      }
    }));

  it("show how an item is enchanted", () =>
    visit(at("#/nothing"), phone, async ({ page }) => {
      for (const [item, step, mean] of [
        // The fourth step of a B weapon: 70 %, 3 × 3 and 6 points more. Two steps of 70 %: 4.7 scrolls a try, 1 / 0.49 tries.
        ["79?chronicle=interlude", "+470209114", "Scroll: Enchant Weapon (Grade B)499.592.04"],
        // Armor of A in one piece: +5 with 66.67 %, 3 + 2 × 3 points of P. Def. 278, 47 HP by one and a half.
        ["2382?chronicle=high-five", "+566.728770", "Scroll: Enchant Armor (A-Grade)66.77.51.5"],
      ] as const) {
        await show(page, `#/items/${item}&enchant=5`);
        const panel = page.getByRole("region", { name: "Enchanting" });
        const rowsOf = (name: string) => panel.getByRole("table", { name }).locator("tbody tr");
        await rowsOf("On average").first().waitFor();
        expect(await rowsOf("Enchanting").allTextContents()).toContain(step);
        expect(await rowsOf("On average").first().textContent()).toBe(mean);
      }
    }));

  it("show the enchant routes of a skill", () =>
    visit(at("#/nothing"), {}, async ({ page }) => {
      for (const [chronicle, first] of [
        ["interlude", "+18292971001001,830,000183,000To the target: buff, 21 minP. Atk. +15 %Secret Book of Giants ×1"],
        ["high-five", "+1To the target: buff, 21 minP. Atk. +15 %"],
      ] as const) {
        await show(page, `#/skills/1068?chronicle=${chronicle}`);
        const route = page.getByRole("table", { name: "Route 1" }).locator("tbody tr").first();
        await route.waitFor();
        expect(await route.textContent()).toBe(first);
        await page.getByText("cast range").locator("xpath=..").filter({ hasText: "400" }).waitFor();
      }
    }));

  it("begin places and quests with a map, and order who lives there by level", () =>
    visit(at("#/nothing"), phone, async ({ page }) => {
      for (const [chronicle, path, title] of [
        ["interlude", "locations/34", "The Ant Nest"],
        ["high-five", "regions/5", "Town of Gludio"],
      ] as const) {
        await show(page, `#/${path}?chronicle=${chronicle}`);
        const map = page.getByRole("img", { name: new RegExp(`^Map of the [\\d,]+ spawns of ${title}$`, "u") });
        await map.waitFor();
        expect((await map.boundingBox())?.y).toBeLessThan(600);
        const levels = page.getByRole("table", { name: "Monsters" }).locator("tbody tr td:nth-child(2)");
        const numbers = (await levels.allTextContents()).map(Number);
        expect(numbers.length).toBeGreaterThan(3);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        await show(page, `#/quests/2?chronicle=${chronicle}`);
        await page.getByRole("img", { name: /^Map of the [\d,]+ spawns of What Women Want/ }).waitFor();
        await show(page, `#/locations?level=40&chronicle=${chronicle}`);
        const places = page.getByRole("table", { name: "locations" }).locator("tbody tr td:nth-child(2)");
        await places.first().waitFor();
        const starts = (await places.allTextContents()).map(Number);
        expect(starts).toEqual(starts.toSorted((a, b) => b - a));
        expect(Math.max(...starts)).toBeLessThanOrEqual(40);
      }
      await show(page, "#/quests/450?chronicle=high-five");
      await page.getByText("once a day", { exact: true }).waitFor();
      // Twelve weapons, of which one is chosen.
      await show(page, "#/quests/234?chronicle=high-five");
      await page.getByRole("link", { name: "Destroyer Hammer" }).waitFor();
      expect(await page.getByText("by choice", { exact: true }).count()).toBe(1);
    }));

  it("cover no name with another at any width", () =>
    visit(at("#/armor-sets/7"), {}, async ({ page }) => {
      const names = page.locator(".facts dd a");
      await names.first().waitFor();
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const boxes = await Promise.all((await names.all()).map((name) => name.boundingBox()));
        const overlaps = boxes.flatMap((a, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (b) =>
                a && b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
            ),
        );
        expect(overlaps, `at ${width} pixels`).toEqual([]);
        // A long name in a narrow column is broken.
        const wider =
          "[...document.querySelectorAll('.facts > div')].filter((row) => row.scrollWidth > row.clientWidth)";
        expect(await page.evaluate(`${wider}.length`), `at ${width} pixels`).toBe(0);
      }
    }));

  it("take the colors of the system when it changes them", () =>
    visit(at("#/map"), { ...wide, colorScheme: "dark" }, async ({ page }) => {
      const low = page.getByRole("list", { name: "Levels" }).locator(".map-dot").first();
      await low.waitFor();
      const paper = await page.evaluate("getComputedStyle(document.documentElement).backgroundColor");
      expect(paper).toBe("rgb(19, 19, 18)");
      const dark = await low.getAttribute("style");
      await page.emulateMedia({ colorScheme: "light" });
      await expect.poll(() => low.getAttribute("style")).not.toBe(dark);
    }));
});
