import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
  type Request,
} from "playwright-core";
import { expect } from "vitest";

/** Where Debian's package `chromium` has its program. */
const CHROMIUM = "/usr/bin/chromium";
/** Milliseconds after which something counts as missing: less than a test may take, so that it says what. */
const PATIENCE = 100_000;
/** The size of a page whose test names none, in pixels. */
const DESKTOP = { width: 1280, height: 720 };

/** Whether this machine has the browser; where it has not, the tests with it are skipped. */
export const hasBrowser: boolean = existsSync(CHROMIUM);
// biome-ignore lint/suspicious/noConsole: nothing else says why the tests do not run.
if (!hasBrowser) console.warn(`The tests of the explorer in a browser are skipped: there is no ${CHROMIUM}.`);

const flags = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

let browser: Promise<Browser> | undefined;

/** Opens a profile in the browser of this process, with empty storage and caches; the browser ends with the process. */
async function openProfile(options: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= chromium.launch({ executablePath: CHROMIUM, args: flags });
  // What a service worker asks cannot be held up or changed by a test: those about it allow it.
  const context = await (await browser).newContext({ reducedMotion: "reduce", serviceWorkers: "block", ...options });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** Where screenshots of failed tests are written. */
const failures = fileURLToPath(new URL("../../../node_modules/.cache/gamedata-explorer-failures", import.meta.url));

/** A visit of the site. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page did that it must not: requests to elsewhere, errors of scripts, violations of the policy. */
  readonly faults: readonly string[];
}

type Act = (visit: Visit) => Promise<void>;

/** Opens an address in a page, and does something there. */
async function act(page: Page, url: string, does: Act): Promise<void> {
  const context = page.context();
  const faults: string[] = [];
  const { origin } = new URL(url);
  const onRequest = (request: Request) => {
    const target = request.url();
    if (!target.startsWith(origin) && !target.startsWith("data:")) faults.push(`requested ${target}`);
  };
  const onError = ({ message }: Error) => faults.push(message);
  const onConsole = (message: ConsoleMessage) => {
    if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text());
  };
  context.on("request", onRequest);
  page.on("pageerror", onError);
  page.on("console", onConsole);
  try {
    await page.goto(url);
    // The program is loaded after the page, and writes the address anew: a page that is opened before it would be the next one.
    // An answer has no program.
    if (!url.includes("/api/")) await page.locator(".site").waitFor({ state: "attached" });
    await does({ page, context, faults });
    expect(faults).toEqual([]);
  } catch (error) {
    mkdirSync(failures, { recursive: true });
    const file = join(failures, `${(expect.getState().currentTestName ?? "test").replace(/\W+/g, "-").slice(-80)}.png`);
    await page.screenshot({ path: file, fullPage: true }).catch(() => {});
    throw new Error(`The page at ${page.url()} is in ${file}`, { cause: error });
  } finally {
    context.off("request", onRequest);
    page.off("pageerror", onError);
    page.off("console", onConsole);
  }
}

/**
 * Opens a page in a profile of its own, without anything in its caches, and does something there. Fails if the page requests
 * anything from elsewhere or if a script fails; a screenshot shows the page of a test that failed.
 *
 * @param url The address of the site, with the page.
 */
export async function firstVisit(url: string, options: BrowserContextOptions, does: Act): Promise<void> {
  const context = await openProfile(options);
  try {
    await act(await context.newPage(), url, does);
  } finally {
    await context.close();
  }
}

/** The pages that are open, by the options that a page cannot change. */
const opened = new Map<string, Page>();

/** Leaves a page as one that is opened anew, but for its history and the caches of the browser. */
async function clear(page: Page): Promise<void> {
  const context = page.context();
  await context.unrouteAll({ behavior: "ignoreErrors" });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.mouse.move(0, 0);
  await page.evaluate("localStorage.clear(); sessionStorage.clear()");
  await page.goto("about:blank");
}

/**
 * Does what {@link firstVisit} does, with empty storage too, in a page that an earlier test has left: its process and its
 * caches are there, so that it costs a quarter. A test that depends on the caches or a service worker, or changes what it
 * cannot restore, as the clock of the page, needs {@link firstVisit}.
 */
export async function visit(url: string, options: BrowserContextOptions, does: Act): Promise<void> {
  const { viewport = DESKTOP, colorScheme = "light", ...kept } = options;
  const key = JSON.stringify(kept);
  const page = opened.get(key) ?? (await (await openProfile(kept)).newPage());
  opened.delete(key);
  try {
    await page.setViewportSize(viewport ?? DESKTOP);
    await page.emulateMedia({ media: null, colorScheme });
    await act(page, url, does);
    await clear(page);
    opened.set(key, page);
  } finally {
    if (!opened.has(key)) await page.context().close();
  }
}

/** Looks for another version of the site at the host, as a browser does some time after a visit; when it does, it decides by itself. */
export const lookForVersion =
  "navigator.serviceWorker.getRegistration().then((registration) => registration?.update())";

/** Waits until all parts of a page have their answers. */
export const loaded = (page: Page): Promise<void> =>
  page.locator("main .skeleton, main [aria-busy=true]").first().waitFor({ state: "detached" });

/**
 * Shows another page of the site that is open, which costs a third less than loading it, and waits for its parts.
 *
 * @param hash The address of the page, as {@link visit} takes it behind the URL of the site.
 */
export async function show(page: Page, hash: string): Promise<void> {
  // A page between them: the one before may have what is waited for.
  const between = page.locator("main code", { hasText: "/between" });
  await page.evaluate("location.hash = '#/between'");
  await between.waitFor();
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  await between.waitFor({ state: "detached" });
  await loaded(page);
}

/** Counts the tables of a page that are wider than their room, so that they scroll. */
export const cutTables = (page: Page): Promise<number> =>
  page.evaluate(
    "[...document.querySelectorAll('.table-frame')].filter((one) => one.scrollWidth > one.clientWidth).length",
  );
