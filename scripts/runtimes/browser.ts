import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { run } from "./process.js";

/** The header that the tests send from a browser; a proxy answers 400 to a request without it. */
export const TEST_HEADER = "x-app";

/** Passes a request on to a service, as the server of a page or a proxy does. */
export async function passOn(service: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.headers[TEST_HEADER] === undefined) {
    response.writeHead(400).end();
    return;
  }
  const answer = await fetch(new URL(request.url ?? "/", service));
  response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
}

const programs = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"] as const;

function answers(program: string): boolean {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The browser of this machine, if it has one. Nothing installs one: Debian's package is called chromium. */
export const browser: string | undefined = programs.find(answers);

const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

/** How long a page may wait for anything; it ends sooner when nothing is left to wait for. */
const VIRTUAL_MILLISECONDS = 60_000;

/** Opens a page of a site in a headless browser, and gives its elements after all that it waits for; `service` answers what is below `/api`. */
export async function openPage(program: string, folder: string, target: string, service?: string): Promise<string> {
  const site = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    if (service !== undefined && pathname.startsWith("/api/")) {
      passOn(service, request, response);
      return;
    }
    try {
      const content = readFileSync(join(folder, pathname));
      response.setHeader("content-type", types[extname(pathname)] ?? "application/octet-stream").end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const profile = mkdtempSync(join(tmpdir(), "gamedata-browser-"));
  try {
    const address = site.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const url = `http://127.0.0.1:${port}/${target}`;
    const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
    const args = [
      ...flags,
      `--user-data-dir=${profile}`,
      `--virtual-time-budget=${VIRTUAL_MILLISECONDS}`,
      "--dump-dom",
      url,
    ];
    return (await run({ program, args, cwd: folder })).stdout;
  } finally {
    site.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
