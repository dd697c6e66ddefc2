import type { Address } from "../wire/connection.js";
import { WireConnection } from "../wire/connection.js";
import { getText } from "../wire/request.js";

/** What a client that does nothing wrong met while others did. */
export interface Experience {
  readonly requests: number;
  /** Milliseconds that the slowest answer took. */
  readonly slowest: number;
}

const targets = [
  "/healthz",
  "/api/interlude/items/57",
  "/api/interlude/npcs?q=ant&sort=level",
  "/api/interlude/armor-sets",
];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds between two requests: far shorter than what the others do, and no load of its own. */
const BREATH = 20;

/**
 * Asks one thing after another, each over a new connection, until something else is done; every answer must be right.
 *
 * @param address The server.
 * @param meanwhile What the others do.
 * @throws {Error} When an answer is not 200.
 */
export async function behaveDuring(address: Address, meanwhile: Promise<unknown>): Promise<Experience> {
  let isDone = false;
  const done = meanwhile.finally(() => {
    isDone = true;
  });
  let requests = 0;
  let slowest = 0;
  while (!isDone) {
    const startedAt = performance.now();
    const connection = await WireConnection.open(address);
    connection.send(getText(targets[requests % targets.length] ?? "/"));
    const { status } = await connection.receiveFinal("GET");
    if (status !== 200) throw new Error(`a well-behaved client got ${status}`);
    connection.destroy();
    requests += 1;
    slowest = Math.max(slowest, performance.now() - startedAt);
    await pause(BREATH);
  }
  await done;
  return { requests, slowest };
}
