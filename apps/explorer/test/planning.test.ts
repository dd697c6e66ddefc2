import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../../../scripts/runtimes/process.js";
import { hasBrowser, startBrowser, visit } from "./browser.js";
import { startService } from "./service.js";

let browser: Browser;
let server: RunningServer;
const at = (hash: string) => `${server.url}/${hash}`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.skipIf(!hasBrowser)("the pages that plan", () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([startBrowser(), startService()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it("show the cheapest way from a town that is remembered, and draw it on the large map", () =>
    visit(browser, at("#/npcs/20120"), phone, async ({ page }) => {
      await page.getByText("How to get there").click();
      await page.getByText("Walk to Wolf").waitFor();
      await page.getByLabel("From", { exact: true }).selectOption("Giran Castle Town");
      // The source: Giran to Dion 6,800, to Gludio 3,400, to Gludin 7,300, to Talking Island 9,400.
      await page.getByText("26,900 adena").waitFor();
      const steps = await page.locator(".way-steps li").allTextContents();
      expect(steps.map((step) => /[\d,]+ adena$/.exec(step)?.[0])).toEqual([
        "6,800 adena",
        "3,400 adena",
        "7,300 adena",
        "9,400 adena",
        undefined,
      ]);
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
});
