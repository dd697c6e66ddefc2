import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../../../scripts/runtimes/process.js";
import { hasBrowser, startBrowser, visit } from "./browser.js";
import { startService } from "./service.js";

let browser: Browser;
let server: RunningServer;
const at = (hash: string) => `${server.url}/${hash}`;

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } };

const shown = (page: Page) => page.evaluate("document.documentElement.lang");

describe.skipIf(!hasBrowser)("the languages of the explorer", () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([startBrowser(), startService()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it.each([
    ["pt-BR", "pt-BR", "Monstros", "não agressivo", "Precisão"],
    ["es-MX", "es", "Monstruos", "no agresivo", "Precisión"],
    ["ru-RU", "ru", "Монстры", "не агрессивный", "Скор. Атк."],
    ["el-GR", "en", "Monsters", "not aggressive", "Atk. Spd."],
  ])("begin with that of the browser: %s", (locale, language, section, behavior, stat) =>
    visit(browser, at("#/npcs/29001"), { ...phone, locale }, async ({ page }) => {
      await page.getByText(behavior, { exact: true }).waitFor();
      await page.getByText(stat, { exact: true }).first().waitFor();
      await page.getByRole("link", { name: section, exact: true }).waitFor();
      expect(await shown(page)).toBe(language);
      // The names of the game stay.
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Queen Ant");
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    }),
  );

  it("are chosen by the keyboard, kept in the address of each link and in the browser", () =>
    visit(browser, at("#/npcs/29001"), { locale: "en-US" }, async ({ page, context }) => {
      await page.getByText("not aggressive", { exact: true }).waitFor();
      await page.getByLabel("Language").focus();
      await page.keyboard.press("End");
      await page.getByText("не агрессивный", { exact: true }).waitFor();
      expect(new URL(page.url()).hash).toBe("#/npcs/29001?language=ru");
      expect(await page.evaluate("document.activeElement?.getAttribute('aria-label')")).toBe("Язык");
      await page.getByRole("link", { name: "Квесты", exact: true }).click();
      await page.waitForURL(at("#/quests?language=ru"));
      const other = await context.newPage();
      await other.goto(at("#/npcs/29001"));
      await other.getByText("не агрессивный", { exact: true }).waitFor();
      // The address counts more than the last choice.
      await other.goto(at("#/npcs/29001?language=es"));
      await other.getByText("no agresivo", { exact: true }).waitFor();
      await other.getByLabel("Idioma").selectOption("English");
      await other.getByText("not aggressive", { exact: true }).waitFor();
      expect(new URL(other.url()).hash).toBe("#/npcs/29001?language=en");
      await other.goBack();
      await other.getByText("no agresivo", { exact: true }).waitFor();
    }));

  it("change together with the page", () =>
    visit(browser, at("#/downloads"), {}, async ({ page }) => {
      // The page that is left while its code loads must not keep the next one from being shown.
      for (const path of ["classes/3", "quests/2", "skills/1068", "hennas/1", "recipes/1666", "armor-sets/7"]) {
        await page.goto(at(`#/${path}?language=ru`));
        await page.goto(at(`#/${path}?language=en`));
        await page.getByRole("heading", { level: 1 }).waitFor();
      }
    }));

  it("write numbers and plurals", () =>
    // The interlude source states 1,220,000 pieces of adena on average, in eight rows of 100 %.
    visit(browser, at("#/npcs/29001?language=ru"), {}, async ({ page }) => {
      await page.getByText("В среднем 1 220 000 аден за убийство").waitFor();
      await page.goto(at("#/npcs/29001?language=es"));
      await page.getByText("De media 1.220.000 adena por muerte").waitFor();
    }));

  it("load one file each, when they are used", () =>
    visit(browser, at("#/quests"), { locale: "en-US" }, async ({ page }) => {
      const files: string[] = [];
      page.on("request", (request) => files.push(new URL(request.url()).pathname));
      const dictionaries = () =>
        files.flatMap((path) => /\/(english|russian|spanish|portuguese)-/.exec(path)?.[1] ?? []);
      await page.reload();
      await page.getByRole("table").waitFor();
      expect(dictionaries()).toEqual(["english"]);
      await page.getByLabel("Language").selectOption("Português");
      await page.getByRole("link", { name: "Monstros", exact: true }).waitFor();
      expect(dictionaries()).toEqual(["english", "portuguese"]);
    }));

  it("are English where the file does not load", () =>
    visit(browser, at("#/quests"), { locale: "en-US" }, async ({ page, context }) => {
      await page.getByRole("table").waitFor();
      await context.route("**/russian-*.js", (route) => route.abort());
      await page.goto(at("#/npcs/29001?language=ru"));
      await page.reload();
      await page.getByText("not aggressive", { exact: true }).waitFor();
      expect(await shown(page)).toBe("en");
    }));

  it("say that the page is to be loaded again where not even the file of English loads", () =>
    visit(browser, at("#/quests"), { locale: "en-US" }, async ({ page, context }) => {
      await page.getByRole("table").waitFor();
      await context.route(/\/(?:english|russian)-\w+\.js$/, (route) => route.abort());
      await page.goto(at("#/npcs/29001?language=ru"));
      await page.reload();
      await page.getByText("The files of the site did not load. Please reload the page.").waitFor();
    }));
});
