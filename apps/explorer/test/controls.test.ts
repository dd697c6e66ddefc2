import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, show, visit } from "./browser.js";
import { at } from "./service.js";

const phone = { viewport: { width: 390, height: 844 } };
const failures = (page: Page) => page.getByRole("alert").count();
const focused = (page: Page) => page.evaluate("document.activeElement?.textContent");

describe.skipIf(!hasBrowser)("the controls of the explorer", () => {
  it("search in this tab and in another, by Tab too, and forget an Enter that Escape follows", () =>
    visit(at("interlude/items/57"), {}, async ({ page, context }) => {
      const box = page.getByRole("combobox", { name: /^Search/ });
      const option = page.getByRole("listbox").getByRole("option").first();
      await page.waitForURL(/57-adena$/);
      await box.fill("adena");
      const other = context.waitForEvent("page");
      await page
        .getByRole("option", { name: "Ancient Adena" })
        .first()
        .click({ modifiers: ["Control"] });
      await (await other).close();
      expect(page.url()).toMatch(/57-adena$/);
      let answer = () => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route("**/search?**", (route) => asked.then(() => route.continue()));
      await box.fill("queen ant");
      await box.press("Enter");
      await box.press("Escape");
      answer();
      await box.focus();
      await option.filter({ hasText: "Queen Ant" }).waitFor();
      await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
      expect(page.url()).toMatch(/57-adena$/);
      await box.fill("bow a");
      await page.getByRole("link", { name: "Bow · A grade" }).waitFor();
      await box.press("Tab");
      expect(await focused(page)).toBe("Bow · A grade");
      // Longer than the list stays without the focus.
      await page.waitForTimeout(300);
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: "Carnage Bow", exact: true }).first().waitFor();
      await option.waitFor({ state: "detached" });
    }));

  it("lead to the content of a page without a record, and take the keys of the site after a checkbox", () =>
    visit(at("interlude/items/999999999"), {}, async ({ page }) => {
      await page.getByRole("link", { name: "The first page, with the search" }).waitFor();
      await page.evaluate("document.querySelector('.skip').click()");
      expect(await page.evaluate("document.activeElement.closest('main') !== null")).toBe(true);
      await show(page, "/items");
      await page.getByRole("checkbox").first().check();
      await page.keyboard.press("j");
      expect(await page.evaluate("document.activeElement.matches('main tbody a')")).toBe(true);
      await page.getByRole("checkbox").first().focus();
      await page.keyboard.press("/");
      expect(await page.evaluate("document.activeElement.matches('[data-search]')")).toBe(true);
    }));

  it("offer no copy where the browser has no clipboard, as without HTTPS", () =>
    visit(at("interlude/list?items=57:3"), {}, async ({ page }) => {
      const copy = page.getByRole("button", { name: "Copy the address" });
      await copy.waitFor();
      await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })");
      await show(page, "/list?items=57:4");
      await copy.waitFor({ state: "detached" });
    }));

  it("keep what one writes in, and at most a million pieces", () =>
    visit(at("interlude/hunting"), phone, async ({ page }) => {
      const level = page.getByLabel("My level");
      // Longer than what is written waits.
      await level.pressSequentially("45", { delay: 400 });
      expect([await level.inputValue(), await level.isVisible()]).toEqual(["45", true]);
      await page.waitForURL(/playerLevel=45/);
      await page.setViewportSize({ width: 1280, height: 720 });
      await show(page, "/items?type=weapon&pAtkMin=100");
      const least = page.getByRole("group", { name: "P. Atk." }).getByLabel("from");
      await least.fill("");
      await page.waitForURL(/type=weapon$/);
      await least.waitFor();
      await show(page, "/list?items=57:3");
      const pieces = page.getByLabel("Pieces of Adena");
      await pieces.fill("1000001");
      await pieces.press("Tab");
      await page.waitForURL(/items=57:1000000$/);
    }));

  it("take a level, a type and the canonical address to no other chronicle, and words in any case", () =>
    visit(at("high-five/npcs/20120?playerLevel=85"), {}, async ({ page }) => {
      const chronicle = page.getByLabel("Chronicle");
      await page.getByRole("table", { name: "Drops" }).waitFor();
      expect(await page.locator("link[rel=canonical]").count()).toBe(1);
      await chronicle.selectOption("interlude");
      await page.waitForURL(/interlude\/npcs\/20120-wolf$/);
      await page.getByRole("table", { name: "Drops" }).waitFor();
      expect([await failures(page), await page.locator("link[rel=canonical]").count()]).toEqual([0, 0]);
      await chronicle.selectOption("high-five");
      await page.waitForURL(/playerLevel=85/);
      await page.goto(at("high-five/npcs?npcType=FortManager"));
      await page.getByRole("table").waitFor();
      await chronicle.selectOption("interlude");
      await page.getByRole("row", { name: "Symbol of Volcano" }).waitFor();
      await show(page, "/levels?from=75&to=999");
      await page.getByText("Level 75 to 80").waitFor();
      expect([await failures(page), await page.getByText("Level 80 to").count()]).toEqual([0, 0]);
      await show(page, "/armor-sets?grade=S");
      await page.getByRole("link", { name: "Imperial Crusader" }).first().waitFor();
      // The source does not say whether that quest can be done again.
      await show(page, "/quests?q=kail");
      const again = page.getByRole("row", { name: "Kail's Magic Coin" }).locator("td").nth(3);
      expect(await again.textContent()).toBe("–");
      await show(page, "/quests?q=kail&repeatable=FALSE");
      await page.getByText("No quests match").waitFor();
    }));
});
