import { describe, expect, it } from "vitest";
import { hasBrowser, show, visit } from "./browser.js";
import { at } from "./service.js";

describe.skipIf(!hasBrowser)("the changes between chronicles, in the explorer", () => {
  it("stand on the page of a record, in the order of the chronicles", () =>
    visit(at("#/nothing"), {}, async ({ page }) => {
      for (const [chronicle, other] of [
        ["interlude", "high-five"],
        ["high-five", "interlude"],
      ]) {
        await show(page, `#/items/6364?chronicle=${chronicle}`);
        await page.getByText(`What differs in ${other}`).click();
        // Both sources state the price and the crystals.
        await page.getByRole("row", { name: "Price 48,800,000 42,759,400" }).waitFor();
        await page.getByRole("row", { name: "Crystal count 2,440 2,052" }).waitFor();
        const columns = page.getByRole("columnheader").filter({ hasText: /^(?:interlude|high-five)$/ });
        expect(await columns.allTextContents()).toEqual(["interlude", "high-five"]);
      }
      await show(page, "#/items/18?chronicle=high-five");
      await page.getByText("What differs in interlude").click();
      await page
        .getByRole("row", { name: "Can be used – Human or Elf or Dark Elf or Orc or Dwarf", exact: true })
        .waitFor();
      // Only High Five has this one.
      await show(page, "#/items/15558?chronicle=high-five");
      await page.getByText("What differs in interlude").click();
      await page.getByText("interlude does not have it.").waitFor();
      // Both sources have the same of a Wolf but its loot.
      await show(page, "#/npcs/20120");
      await page.getByText("What differs in high-five").click();
      await page.getByText("Nothing.", { exact: true }).waitFor();
      await page.getByText("Loot, shops and places are not compared.").waitFor();
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
