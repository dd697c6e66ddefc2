import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../../../scripts/runtimes/process.js";
import { hasBrowser, startBrowser } from "./browser.js";
import { startService } from "./service.js";

let browser: Browser;
let server: RunningServer;

/** The largest pages without the map, and a list. */
const pages = [
  "#/items/57",
  "#/npcs/29001",
  "#/raid-bosses",
  "#/hunting",
  "#/classes/3",
  "#/monsters",
  "#/compare?items=6364,6365",
];

describe.skipIf(!hasBrowser)("the first load of the site", () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([startBrowser(), startService()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it.each(pages)("transfers at most 70 kB for %s, beside the data", async (hash) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const urls = new Map<string, string>();
    let bytes = 0;
    session.on("Network.responseReceived", ({ requestId, response }) => urls.set(requestId, response.url));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (urls.get(requestId)?.includes("/api/") === false) bytes += encodedDataLength;
    });
    await page.goto(`${server.url}/${hash}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await context.close();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(70_000);
  });
});
