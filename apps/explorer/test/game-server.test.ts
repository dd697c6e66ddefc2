import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../../../scripts/runtimes/process.js";
import { hasBrowser, visit } from "./browser.js";
import { serveSite } from "./service.js";

let server: RunningServer;

describe.skipIf(!hasBrowser)("the explorer of a game server", () => {
  beforeAll(async () => {
    server = await serveSite({
      SITE_NAME: "Aden Reborn",
      SITE_URL: "https://aden.example/",
      SITE_COLOR: "#3366cc",
      SITE_RATES: "drop:5,adena:10,exp:7",
    });
  });
  afterAll(() => server.stop());

  it("has its name, home and color, and starts with its rates", () =>
    visit(`${server.url}/#/npcs/29001?chronicle=high-five`, {}, async ({ page }) => {
      await page.getByText("Rates of Aden Reborn: drop ×5, adena ×10, EXP ×7").waitFor();
      expect(await page.title()).toBe("Queen Ant · Aden Reborn");
      await page.getByRole("link", { name: "Aden Reborn", exact: true }).waitFor();
      expect(await page.getByRole("link", { name: "Home", exact: true }).getAttribute("href")).toBe(
        "https://aden.example/",
      );
      // The hue of the color is 262 degrees.
      expect(await page.evaluate("getComputedStyle(document.querySelector('main a')).color")).toMatch(
        /^oklch\(.* 262\./u,
      );
      // The source of High Five states 1,065,000 pieces of adena on average, in seven rows of 100 %.
      await page.getByText("On average 10,650,000 adena a kill").waitFor();
    }));

  it("takes other rates, and those of the game again", () =>
    visit(`${server.url}/#/npcs/29001`, {}, async ({ page }) => {
      // The source of interlude states 1,220,000 in eight rows of 100 %.
      await page.getByText("On average 12,200,000 adena a kill").waitFor();
      await page.getByLabel("Adena ×").fill("1");
      await page.getByText("On average 1,220,000 adena a kill").waitFor();
      expect(page.url()).toContain("rateAdena=1");
      await page.getByLabel("Adena ×").fill("");
      await page.getByText("On average 12,200,000 adena a kill").waitFor();
      expect(page.url()).not.toContain("rateAdena");
    }));
});
