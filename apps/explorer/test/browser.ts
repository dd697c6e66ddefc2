import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type Page,
} from "playwright-core";
import { expect, inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the browser that the tests of a run share. */
    readonly browser: string;
  }
}

/** Where Debian's package `chromium` has its program. */
const CHROMIUM = "/usr/bin/chromium";
/** Milliseconds that a test waits for something to appear, on a machine that others use too. */
const PATIENCE = 30_000;

/** Whether this machine has the browser; where it has not, the tests with it are skipped. */
export const hasBrowser: boolean = existsSync(CHROMIUM);
// biome-ignore lint/suspicious/noConsole: nothing else says why the tests do not run.
if (!hasBrowser) console.warn(`The tests of the explorer in a browser are skipped: there is no ${CHROMIUM}.`);

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the browser that the tests of a run share. */
export function launchBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: CHROMIUM, args: flags });
}

/** Opens the browser of the run; closing it closes the pages that were opened with it. */
export function startBrowser(): Promise<Browser> {
  return chromium.connect(inject("browser"));
}

/** Where screenshots of failed tests are written. */
const failures = fileURLToPath(new URL("../../../node_modules/.cache/gamedata-explorer-failures", import.meta.url));

/** A visit of the site: every test has its own, with empty storage. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page did that it must not: requests to elsewhere, errors of scripts, violations of the policy. */
  readonly faults: readonly string[];
}

/**
 * Opens a page, and does something there. Fails if the page requests anything from elsewhere or if a script fails; a
 * screenshot shows the page of a test that failed.
 *
 * @param url The address of the site, with the page.
 */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  act: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const faults: string[] = [];
  const { origin } = new URL(url);
  context.on("request", (request) => {
    const target = request.url();
    if (!target.startsWith(origin) && !target.startsWith("data:")) faults.push(`requested ${target}`);
  });
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text());
  });
  try {
    await page.goto(url);
    await act({ page, context, faults });
    expect(faults).toEqual([]);
  } catch (error) {
    mkdirSync(failures, { recursive: true });
    const file = join(failures, `${(expect.getState().currentTestName ?? "test").replace(/\W+/g, "-").slice(-80)}.png`);
    await page.screenshot({ path: file, fullPage: true }).catch(() => {});
    throw new Error(`The page at ${page.url()} is in ${file}`, { cause: error });
  } finally {
    await context.close();
  }
}
