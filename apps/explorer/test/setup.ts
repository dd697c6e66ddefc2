import type { TestProject } from "vitest/node";
import { hasBrowser, launchBrowser } from "./browser.js";
import { serveSite } from "./service.js";

/**
 * Starts one browser and one service for all tests of a run. Every test has a profile of its own in the browser, and the
 * service keeps nothing that a request says.
 *
 * @returns Stops both.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!hasBrowser) return async () => {};
  const [browser, service] = await Promise.all([launchBrowser(), serveSite()]);
  provide("browser", browser.wsEndpoint());
  provide("service", { url: service.url, pid: service.pid, printed: service.printed() });
  return async () => {
    await browser.close();
    await service.stop();
  };
}
