import { throwIfAborted } from "./abort.js";
import { networkError } from "./error.js";

/** Milliseconds before the first repetition, at most; each further one doubles it. */
const FIRST_DELAY = 250;
/** Milliseconds before any repetition, at most. */
const LONGEST_DELAY = 10_000;

/** Waits; rejects with the signal's reason once it aborts. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", abort);
  });
}

/**
 * Makes an attempt, and repeats it when it throws: after exponentially growing delays, half of each at random, so that
 * clients that lost their connections together do not return together.
 *
 * @param url The URL of the request, for the error.
 * @param signal Ends the attempts and the delays.
 * @throws {NetworkError} When the last attempt threw.
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  retries: number,
  url: string,
  signal: AbortSignal | undefined,
): Promise<Result> {
  for (let made = 0; ; made += 1) {
    try {
      return await attempt();
    } catch (cause) {
      throwIfAborted(signal);
      if (!(made < retries)) throw networkError(url, cause);
    }
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** made);
    await wait(delay * (1 - Math.random() / 2), signal);
  }
}
