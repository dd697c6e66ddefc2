import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { listen } from "../../../scripts/test/listen.js";
import { prefixProxy } from "../../../scripts/test/prefix-proxy.js";
import { hasBrowser, visit } from "./browser.js";

/** The path below which the proxy serves the service. */
const PREFIX = "/game";
/** Milliseconds until the viewer has shown the whole document, on a machine that others use too. */
const PATIENCE = 100_000;

/** What the proxy was asked outside of its path. */
const outside: string[] = [];
const proxy = prefixProxy(
  PREFIX,
  () => inject("service"),
  (url) => outside.push(url),
);
let origin: string;

describe.skipIf(!hasBrowser)("the page of the API", () => {
  beforeAll(async () => {
    origin = `http://127.0.0.1:${await listen(proxy)}`;
  });
  afterAll(() => proxy.close());

  it("sends requests below the path at which a proxy serves the document", () =>
    visit(`${origin}${PREFIX}/interlude/api`, {}, async ({ page }) => {
      await page.locator("#operations-Items-getItem .opblock-summary-control").click({ timeout: PATIENCE });
      await page.getByRole("button", { name: "Try it out" }).click();
      const answered = page.waitForResponse((response) => response.url().endsWith("/items/57"));
      await page.locator("tr[data-param-name=id] input").fill("57");
      await page.getByRole("button", { name: "Execute" }).click();
      const response = await answered;
      expect({ url: response.url(), status: response.status() }).toEqual({
        url: `${origin}${PREFIX}/api/interlude/items/57`,
        status: 200,
      });
      await page.locator(".live-responses-table", { hasText: '"name": "Adena"' }).waitFor();
      expect(outside.filter((url) => url !== "/favicon.ico")).toEqual([]);
    }));
});
