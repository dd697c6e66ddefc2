import { setTimeout as pause } from "node:timers/promises";
import type { Address } from "../wire/connection.js";
import { statusOf } from "../wire/request.js";

const targets = [
  "/healthz",
  "/api/interlude/items/57",
  "/api/interlude/npcs?q=ant&sort=level",
  "/api/interlude/armor-sets",
];

/** Milliseconds between two requests: no load of its own. */
const BREATH = 20;

/**
 * Asks some things, one after another, each over a new connection; every answer must be right.
 *
 * @throws {Error} When an answer is not 200.
 */
export async function behave(address: Address, requests: number): Promise<void> {
  for (let request = 0; request < requests; request += 1) {
    const status = await statusOf(address, targets[request % targets.length] ?? "/");
    if (status !== 200) throw new Error(`a well-behaved client got ${status}`);
    await pause(BREATH);
  }
}
