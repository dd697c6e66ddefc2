import { describe, expect, it } from "vitest";
import { cutTables, hasBrowser, show, visit } from "./browser.js";
import { at } from "./service.js";

describe.skipIf(!hasBrowser)("the explorer", () => {
  it("says that a page does not exist, also of the names that every object has", () =>
    visit(at("#/items"), {}, async ({ page }) => {
      for (const path of ["nothing", "constructor/1", "__proto__/1", "toString/1", "hasOwnProperty/1"]) {
        await show(page, `#/${path}`);
        await page.getByRole("heading", { name: "No such page" }).waitFor();
        await page.locator("main code", { hasText: `/${path}` }).waitFor();
      }
    }));

  it("names a record that only another chronicle has, and leads to it there", () =>
    visit(at("#/items/13457"), {}, async ({ page }) => {
      await page.getByRole("heading", { level: 1, name: "There is no such record" }).waitFor();
      await page.getByRole("link", { name: "Vesper Cutter in high-five" }).click();
      await page.getByRole("heading", { level: 1, name: "Vesper Cutter", exact: true }).waitFor();
      // No chronicle has this one.
      const answered = page.waitForResponse(/\/changes\?.*id=999999/);
      await show(page, "#/items/999999");
      await answered;
      await page.getByRole("heading", { level: 1, name: "There is no such record" }).waitFor();
      expect(await page.getByRole("alert").textContent()).toContain("999999");
      expect(await page.getByRole("alert").getByRole("link").allTextContents()).toEqual([
        "The first page, with the search",
      ]);
    }));

  it("shows a page that is loaded again where it was left", () =>
    visit(at("#/items/57"), { viewport: { width: 390, height: 844 } }, async ({ page }) => {
      await page.getByRole("heading", { name: "Given for" }).waitFor();
      await page.waitForLoadState("networkidle");
      await page.evaluate("scrollTo(0, 1200)");
      await page.reload();
      await expect.poll(() => page.evaluate("scrollY")).toBe(1200);
      // The next page begins at its head.
      await page.keyboard.press("g");
      await page.keyboard.press("q");
      await page.getByRole("heading", { level: 1, name: "Quests" }).waitFor();
      await page.getByRole("table").waitFor();
      expect(await page.evaluate("scrollY")).toBe(0);
    }));

  it("says that the service does not answer, and shows the page when it does again", () =>
    visit(at("#/quests"), {}, async ({ page, context }) => {
      await page.getByRole("table").waitFor();
      await context.route("**/api/**", (route) => route.abort());
      await page.getByRole("link", { name: "Recipes" }).click();
      await page.getByRole("alert").filter({ hasText: "No connection" }).waitFor();
      await context.unroute("**/api/**");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("table").waitFor();
    }));

  it.each(["css", "js"])("loads the %s of the map again after it failed", (type) =>
    visit(at("#/quests"), {}, async ({ page, context }) => {
      await page.getByRole("table").waitFor();
      await context.route(`**/map-page*.${type}`, (route) => route.abort());
      await page.getByRole("link", { name: "Map", exact: true }).click();
      await page.getByRole("alert").filter({ hasText: "A part of this site did not load" }).waitFor();
      await context.unroute(`**/map-page*.${type}`);
      await page.getByRole("button", { name: "Try again" }).click();
      await page.locator(".map-view canvas").waitFor();
      expect(await page.evaluate("getComputedStyle(document.querySelector('.map-page')).position")).toBe("relative");
    }),
  );

  it("applies numbers while they are typed, and keeps none for the next page", () =>
    visit(at("#/quests"), {}, async ({ page }) => {
      await page.getByRole("link", { name: "Monsters", exact: true }).click();
      const [from, to] = [page.getByLabel("Level from"), page.getByLabel("to", { exact: true }).first()];
      await from.pressSequentially("20");
      await to.pressSequentially("25");
      await page.waitForURL(/levelMax=25&levelMin=20/);
      expect([await from.inputValue(), await to.inputValue()]).toEqual(["20", "25"]);
      await to.fill("3");
      await page.goBack();
      await page.getByRole("table", { name: "quests" }).waitFor();
      await page.waitForTimeout(500);
      expect(page.url()).toMatch(/\/interlude\/quests$/);
    }));

  it("shows a skeleton while it waits, and aborts what is no longer needed", () =>
    visit(at("#/quests"), {}, async ({ page, context }) => {
      await page.getByRole("table").waitFor();
      const held: (() => void)[] = [];
      await context.route("**/api/*/recipes**", (route) => {
        held.push(() => void route.continue().catch(() => {}));
      });
      const aborted = page.waitForEvent("requestfailed", (request) => request.url().includes("/recipes"));
      await page.getByRole("link", { name: "Recipes" }).click();
      await page.getByRole("status", { name: "Loading" }).waitFor();
      // The skeleton is there before the request, while the code of the page loads.
      await expect.poll(() => held.length).toBe(1);
      await page.getByRole("link", { name: "Quests" }).click();
      await aborted;
      await page.getByRole("table", { name: "quests" }).waitFor();
      for (const release of held) release();
      expect(held.length).toBe(1);
    }));

  it("leaves the focus to a search that was begun while the page was loading", () =>
    visit(at("#/quests"), {}, async ({ page, context }) => {
      await page.getByRole("table").waitFor();
      let release = () => {};
      await context.route("**/api/*/recipes**", (route) => {
        release = () => void route.continue();
      });
      await page.goto(at("#/items"));
      await page.getByRole("table", { name: "items" }).waitFor();
      // As early as a key can be pressed: when the search comes into the page.
      const early = await page.addInitScript(`new MutationObserver((_, observer) => {
        if (document.querySelector("[data-search]") === null) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", code: "Slash", bubbles: true }));
      }).observe(document, { childList: true, subtree: true })`);
      const asked = page.waitForRequest("**/recipes/1666");
      await page.goto(at("#/recipes/1666"));
      await asked;
      await page.locator("[data-search]:focus").waitFor();
      await early.dispose();
      await page.keyboard.type("wolf");
      release();
      await page.getByRole("heading", { level: 1, name: /^Recipe/ }).waitFor();
      await page.getByRole("option", { name: /^Wolf/ }).first().waitFor();
      expect(await page.evaluate("document.activeElement?.tagName")).toBe("INPUT");
    }));

  it(
    "prints a record, and the plan of a craft alone, on a sheet each, black on white, with all columns",
    { timeout: 120_000 },
    () =>
      visit(at("#/items/7575"), { colorScheme: "dark" }, async ({ page }) => {
        for (const [hash, complete, printed, left] of [
          ["#/items/7575", "Where to farm it", ["Stats", "Crafting", "Where it comes from"], []],
          ["#/items/7575?count=2", "To gather", ["Crafting"], ["Stats", "Where it comes from"]],
          ["#/npcs/30081", "Sells", ["Sells"], []],
          ["#/classes/91?chronicle=high-five", "Skills at a level", ["Skills at a level"], []],
        ] as const) {
          await page.emulateMedia({ media: null });
          await show(page, hash);
          await page.getByRole("heading", { name: complete, exact: true }).waitFor();
          const sheet = (await page.pdf({ format: "A4" })).toString("latin1");
          expect(sheet.match(/\/Type \/Page\b/g), hash).toHaveLength(1);
          await page.emulateMedia({ media: "print" });
          const paper = await page.evaluate("getComputedStyle(document.documentElement).backgroundColor");
          expect(paper).toBe("rgb(255, 255, 255)");
          expect(await page.getByRole("navigation").count()).toBe(0);
          for (const [names, isPrinted] of [
            [printed, true],
            [left, false],
          ] as const)
            for (const name of names)
              expect(await page.getByRole("heading", { name, includeHidden: true }).isVisible(), name).toBe(isPrinted);
          expect(await cutTables(page), hash).toBe(0);
        }
      }),
  );

  it("answers the last of several quick clicks", () =>
    visit(at("#/items"), {}, async ({ page }) => {
      for (const name of ["Monsters", "Quests", "Skills", "Recipes"]) await page.getByRole("link", { name }).click();
      await page.getByRole("table", { name: "recipes" }).waitFor();
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Recipes");
    }));

  it("says where each page comes from", () =>
    visit(at("#/recipes/1666"), {}, async ({ page }) => {
      await page.getByText("This page as JSON").click();
      await page.getByText("getRecipe(catalog, 1666)").waitFor();
      const href = await page.getByRole("link", { name: "JSON", exact: true }).getAttribute("href");
      expect(href).toBe(at("api/interlude/recipes/1666"));
    }));
});
