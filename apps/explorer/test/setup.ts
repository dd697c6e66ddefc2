import type { TestProject } from "vitest/node";
import { hasBrowser } from "./browser.js";
import { serveSite } from "./service.js";

/**
 * Starts one service for all tests of a run. It keeps nothing that a request says.
 *
 * @returns Stops it.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!hasBrowser) return async () => {};
  const service = await serveSite();
  provide("service", service.url);
  return () => service.stop();
}
