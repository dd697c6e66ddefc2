import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { patternOf, transcriptsIn } from "../../../scripts/docs/page.js";
import type { Route } from "../src/routes/route.js";
import { createRouteMatcher, routeTable } from "../src/routes/route-table.js";
import { portAsker } from "./ask.js";
import { catalog, highFiveCatalog } from "./served.js";

const page = readFileSync(new URL("../../../docs/http.md", import.meta.url), "utf8");

const DOCUMENTED_ORIGIN = "http://127.0.0.1:3000";

const transcripts = transcriptsIn(page);

/** The pages of a site, in the place of the explorer, which is not built for this test. */
const sitePages = ["/", "/:/:/:"].map((path) => ({
  path,
  mediaType: "text/html; charset=utf-8",
  headers: { "cache-control": "no-cache" },
  read: () => new TextEncoder().encode("<!doctype html>"),
}));

describe("docs/http.md", () => {
  // The OpenAPI document has an example of every route, which `openapi.test.ts` requests.
  it("has a command for every shape of response, and for every route of the service", () => {
    const match = createRouteMatcher(routeTable);
    const shown = transcripts.map(({ command }) => {
      const target = command.match(/'http:\/\/127\.0\.0\.1:3000([^'?]*)/)?.[1] ?? "";
      return match(target)?.route;
    });
    const formOf = (route: Route | undefined) => (route?.kind === "data" ? route.shape : route?.path);
    const forms = new Set(shown.map(formOf));
    expect(routeTable.map(formOf).filter((form) => !forms.has(form))).toEqual([]);
  });

  describe.skipIf(spawnSync("curl", ["--version"]).error !== undefined)("run with curl", () => {
    let server: Awaited<ReturnType<typeof portAsker>>;
    beforeAll(async () => {
      server = await portAsker({ catalogs: [catalog, highFiveCatalog], site: sitePages });
    });
    afterAll(() => server.close());

    it.each(transcripts)("$command", async ({ command, output }) => {
      const stdout = await new Promise<string>((resolve, reject) => {
        const script = command.replace(DOCUMENTED_ORIGIN, server.url);
        execFile("/bin/sh", ["-c", script], { maxBuffer: 16 * 1024 * 1024 }, (error, text) =>
          error === null ? resolve(text) : reject(error),
        );
      });
      expect(stdout).toMatch(patternOf(output));
    });
  });
});
