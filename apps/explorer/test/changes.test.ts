import { describe, expect, it } from "vitest";
import { hasBrowser, visit } from "./browser.js";
import { at } from "./service.js";

describe.skipIf(!hasBrowser)("the changes between chronicles, in the explorer", () => {
  // Both sources state the price and the crystals of item 6364.
  it.each([
    ["interlude", "high-five"],
    ["high-five", "interlude"],
  ])("stand on the page of an item of %s, in the order of the chronicles", (chronicle, other) =>
    visit(at(`#/items/6364?chronicle=${chronicle}`), {}, async ({ page }) => {
      await page.getByText(`What differs in ${other}`).click();
      await page.getByRole("row", { name: "Price 48,800,000 42,759,400" }).waitFor();
      await page.getByRole("row", { name: "Crystal count 2,440 2,052" }).waitFor();
      expect(
        await page
          .getByRole("columnheader")
          .filter({ hasText: /^(?:interlude|high-five)$/ })
          .allTextContents(),
      ).toEqual(["interlude", "high-five"]);
    }),
  );

  it("say what of an NPC is not compared: both sources have the same of a Wolf but its loot", () =>
    visit(at("#/npcs/20120"), {}, async ({ page }) => {
      await page.getByText("What differs in high-five").click();
      await page.getByText("Nothing.", { exact: true }).waitFor();
      await page.getByText("Loot, shops and places are not compared.").waitFor();
    }));

  it("say of a record that the other chronicle lacks it", () =>
    visit(at("#/items/15558?chronicle=high-five"), {}, async ({ page }) => {
      await page.getByText("What differs in interlude").click();
      await page.getByText("interlude does not have it.").waitFor();
    }));

  it("are counted and listed, page by page, on a phone too", () =>
    visit(at("#/changes?chronicle=high-five"), { viewport: { width: 390, height: 844 } }, async ({ page }) => {
      const items = page.getByRole("row").filter({ has: page.getByRole("cell", { name: "Items", exact: true }) });
      await items.getByRole("link").first().click();
      await page.getByRole("heading", { name: "Items: only here" }).waitFor();
      // The first item that only the source of High Five has.
      await page.getByRole("link", { name: "Rapier", exact: true }).waitFor();
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByText(/^51–100 of /).waitFor();
      await page.getByRole("link", { name: "Rapier", exact: true }).waitFor({ state: "detached" });
    }));
});
