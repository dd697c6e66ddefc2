import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { firstVisit, hasBrowser, show, visit } from "./browser.js";
import { at } from "./service.js";

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } };

const shown = (page: Page) => page.evaluate("document.documentElement.lang");

describe.skipIf(!hasBrowser)("the languages of the explorer", () => {
  it("write numbers, leave the names of the game, and fit on a phone", () =>
    visit(at("#/nothing"), phone, async ({ page }) => {
      // The interlude source states 1,220,000 pieces of adena on average, in eight rows of 100 %.
      for (const [language, section, behavior, stat, adena] of [
        ["pt-BR", "Monstros", "não agressivo", "Precisão", "Em média 1.220.000 adena por morte"],
        ["es", "Monstruos", "no agresivo", "Precisión", "De media 1.220.000 adena por muerte"],
        ["ru", "Монстры", "не агрессивный", "Скор. Атк.", "В среднем 1 220 000 аден за убийство"],
      ] as const) {
        await show(page, `#/npcs/29001?language=${language}`);
        await page.getByText(behavior, { exact: true }).waitFor();
        await page.getByText(stat, { exact: true }).first().waitFor();
        await page.getByText(adena).waitFor();
        await page.locator(".site-menu").click();
        await page.getByRole("link", { name: section, exact: true }).waitFor();
        expect(await shown(page)).toBe(language);
        expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Queen Ant");
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
      }
    }));

  it("offer no two choices of one text in a filter", () =>
    visit(at("#/nothing"), {}, async ({ page }) => {
      const twice =
        "[...select.options].map(({ text }) => text).filter((text, index, all) => all.indexOf(text) !== index)";
      const found: string[] = [];
      for (const language of ["en", "es", "pt-BR", "ru"])
        for (const path of ["armor-sets", "recipes", "castles", "items?type=armor", "fishes", "skills"])
          for (const chronicle of path === "recipes" ? ["interlude"] : ["interlude", "high-five"]) {
            const query = `${path.includes("?") ? "&" : "?"}chronicle=${chronicle}&language=${language}`;
            await show(page, `#/${path}${query}`);
            const texts = await page.evaluate<string>(
              `[...document.querySelectorAll("main select")].flatMap((select) => ${twice}).join()`,
            );
            if (texts !== "") found.push(`${chronicle} ${language} ${path}: ${texts}`);
          }
      expect(found).toEqual([]);
      // Both factors and points of it, by the address of either.
      for (const stat of ["critDmg", "critDmgAdd"]) {
        await show(page, `#/armor-sets?chronicle=high-five&language=en&stat=${stat}`);
        await page
          .getByRole("combobox", { name: "Changes" })
          .locator("option:checked", { hasText: /^Critical damage$/ })
          .waitFor({ state: "attached" });
        for (const name of ["Clan Oath Light Armor Set", "Dynasty Breast Plate Set - Weapon Master"])
          await page.getByRole("link", { name, exact: true }).waitFor();
      }
    }));

  it("have room for the hint of a level", () =>
    visit(at("#/?language=es"), {}, async ({ page }) => {
      await page.getByPlaceholder("todos").waitFor();
      const width = "getComputedStyle(document.querySelector('[placeholder=todos]'), '::placeholder').width";
      expect(Number.parseFloat(await page.evaluate(width))).toBeGreaterThan(45);
    }));

  it("begin with that of the browser", () =>
    firstVisit(at("#/quests"), { locale: "es-MX" }, async ({ page }) => {
      await page.getByRole("link", { name: "Monstruos", exact: true }).waitFor();
      await expect.poll(() => shown(page)).toBe("es");
    }));

  it("are chosen by the keyboard, kept in the address of each link and in the browser", () =>
    visit(at("#/npcs/29001"), {}, async ({ page }) => {
      await page.getByText("not aggressive", { exact: true }).waitFor();
      await page.getByLabel("Language").focus();
      await page.keyboard.press("End");
      await page.getByText("не агрессивный", { exact: true }).waitFor();
      expect(page.url()).toMatch(/\/interlude\/npcs\/29001-queen-ant\?language=ru$/);
      expect(await page.evaluate("document.activeElement?.getAttribute('aria-label')")).toBe("Язык");
      await page.getByRole("link", { name: "Квесты", exact: true }).click();
      await page.waitForURL(/\/interlude\/quests\?language=ru$/);
      await page.goto("about:blank");
      await page.goto(at("#/npcs/29001"));
      await page.getByText("не агрессивный", { exact: true }).waitFor();
      // The address counts more than the last choice.
      await show(page, "#/npcs/29001?language=es");
      await page.getByText("no agresivo", { exact: true }).waitFor();
      await page.getByLabel("Idioma").selectOption("English");
      await page.getByText("not aggressive", { exact: true }).waitFor();
      expect(page.url()).toMatch(/\/interlude\/npcs\/29001-queen-ant\?language=en$/);
      await page.goBack();
      await page.getByText("no agresivo", { exact: true }).waitFor();
    }));

  it("change together with the page", () =>
    visit(at("#/downloads"), {}, async ({ page }) => {
      // The page that is left while its code loads must not keep the next one from being shown.
      for (const path of ["classes/3", "quests/2", "skills/1068", "hennas/1", "recipes/1666", "armor-sets/7"]) {
        for (const language of ["ru", "en"]) await page.evaluate(`location.hash = "#/${path}?language=${language}"`);
        await page.waitForURL(new RegExp(`/interlude/${path}-[a-z-]+\\?language=en$`));
        await expect.poll(() => shown(page)).toBe("en");
      }
    }));

  it("load one file each, when they are used", () =>
    visit(at("#/quests"), {}, async ({ page }) => {
      const files: string[] = [];
      page.on("request", (request) => files.push(new URL(request.url()).pathname));
      const dictionaries = () => files.flatMap((path) => /\/(en|ru|es|pt-BR)-\w+\.js$/.exec(path)?.[1] ?? []);
      await page.reload();
      await page.getByRole("table").waitFor();
      expect(dictionaries()).toEqual(["en"]);
      await page.getByLabel("Language").selectOption("Português");
      await page.getByRole("link", { name: "Monstros", exact: true }).waitFor();
      expect(dictionaries()).toEqual(["en", "pt-BR"]);
    }));

  it("are English where the file does not load", () =>
    visit(at("#/quests"), {}, async ({ page, context }) => {
      await page.getByRole("table").waitFor();
      await context.route("**/ru-*.js", (route) => route.abort());
      await page.goto(at("#/npcs/29001?language=ru"));
      await page.reload();
      await page.getByText("not aggressive", { exact: true }).waitFor();
      await expect.poll(() => shown(page)).toBe("en");
    }));

  it("say that the page is to be loaded again where not even the file of English loads", () =>
    visit(at("#/quests"), {}, async ({ page, context }) => {
      await page.getByRole("table").waitFor();
      await context.route(/\/(?:en|ru)-\w+\.js$/, (route) => route.abort());
      await page.goto(at("#/npcs/29001?language=ru"));
      await page.reload();
      await page.getByText("The files of the site did not load. Please reload the page.").waitFor();
    }));
});
