import { cpSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectFolder } from "../packed/packages.js";
import { createPackedProject, type PackedProject } from "../packed/packed-project.js";
import { listen } from "../test/listen.js";
import { browser, passOn, TEST_HEADER } from "./browser.js";
import { answersInBrowser } from "./browser-checks.js";
import { type RunningServer, serveHttp } from "./process.js";

let project: PackedProject;
let service: RunningServer;
beforeAll(async () => {
  project = createPackedProject();
  cpSync(join(projectFolder, "scripts/runtimes/programs"), join(project.folder, "programs"), { recursive: true });
  service = await serveHttp(project.folder);
});
afterAll(async () => {
  await service.stop();
  project.remove();
});

/** A proxy of the service at an origin of its own, which allows the header. */
const proxy = createServer((request, response) => {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", TEST_HEADER);
  if (request.method === "OPTIONS") response.writeHead(204).end();
  else passOn(service.url, request, response);
});

describe("the service", () => {
  it("allows only Content-Type in the answer to a preflight, as its specification has it", async () => {
    const { status, headers } = await fetch(`${service.url}/api/interlude/items/57`, {
      method: "OPTIONS",
      headers: {
        Origin: "https://page.example",
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": TEST_HEADER,
      },
    });
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-headers")).toBe("Content-Type");
  });
});

describe.skipIf(browser === undefined)("a client that sends headers in a browser", () => {
  it("fails at another origin, and works at the same origin and through a proxy that allows them", async () => {
    const port = await listen(proxy);
    const answers = await answersInBrowser(browser ?? "", project, {
      entry: "programs/headers-page.js",
      parameters: { service: service.url, proxy: `http://127.0.0.1:${port}` },
      service: service.url,
    });
    proxy.close();
    expect(answers).toEqual({
      plain: "Adena",
      headers: "NETWORK_ERROR",
      // The browser hides the entity tag from the page, so that nothing is cached and no If-None-Match is sent.
      cached: ["Adena", "Adena"],
      sameOrigin: "Adena",
      proxy: "Adena",
    });
  });
});
