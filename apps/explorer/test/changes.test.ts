import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../../../scripts/runtimes/process.js";
import { hasBrowser, startBrowser, visit } from "./browser.js";
import { startService } from "./service.js";

let browser: Browser;
let server: RunningServer;
const at = (hash: string) => `${server.url}/${hash}`;

describe.skipIf(!hasBrowser)("the changes between chronicles, in the explorer", () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([startBrowser(), startService()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  // Both sources state the price and the crystals of item 6364.
  it.each([
    ["interlude", "high-five"],
    ["high-five", "interlude"],
  ])("stand on the page of an item of %s, in the order of the chronicles", (chronicle, other) =>
    visit(browser, at(`#/items/6364?chronicle=${chronicle}`), {}, async ({ page }) => {
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

  it("say of a record that the other chronicle lacks it", () =>
    visit(browser, at("#/items/15558?chronicle=high-five"), {}, async ({ page }) => {
      await page.getByText("What differs in interlude").click();
      await page.getByText("interlude does not have it.").waitFor();
    }));

  it("are counted and listed, page by page, on a phone too", () =>
    visit(browser, at("#/changes?chronicle=high-five"), { viewport: { width: 390, height: 844 } }, async ({ page }) => {
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
