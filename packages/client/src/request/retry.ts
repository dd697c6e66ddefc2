import { throwIfAborted } from "./abort.js";
import { networkError } from "./error.js";

/** Milliseconds before the first repetition, at most; each further one doubles it. */
const FIRST_DELAY = 250;
/** Milliseconds before any repetition, at most, without what the service asks for. */
const LONGEST_DELAY = 10_000;
/** Milliseconds that a service can ask for, at most. */
const LONGEST_RETRY_AFTER = 60_000;

/** Too many requests, bad gateway, service unavailable and gateway timeout (RFC 6585, section 4; RFC 9110, section 15.6). */
const transientStatuses: readonly number[] = [429, 502, 503, 504];

/**
 * Reads the header `Retry-After`: a number of seconds, or a date, which begins with a day (RFC 9110, section 10.2.3).
 *
 * @returns Milliseconds from now, at least 0; 0 without the header, and for text of another form.
 */
export function millisecondsUntil(retryAfter: string | null): number {
  const text = retryAfter ?? "";
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : /^[A-Z]/.test(text) && Date.parse(text) - Date.now();
  return Math.max(0, milliseconds || 0);
}

/** A complete response, as far as it decides about a repetition. */
export interface Attempt {
  readonly status: number;
  /** The header `Retry-After`; null without it. */
  readonly retryAfter: string | null;
}

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
 * Makes an attempt, and repeats it when it throws or its status is transient: after exponentially growing delays, half of
 * each at random, so that clients that lost their connections together do not return together. What the service asks for in
 * `Retry-After`, up to a minute, is waited in addition.
 *
 * Every request of the client is a GET, which can be repeated (RFC 9110, section 9.2.2).
 *
 * @param url The URL of the request, for the error.
 * @param signal Ends the attempts and the delays.
 * @returns The first response with another status, or that of the last attempt.
 * @throws {NetworkError} When the last attempt threw.
 */
export async function withRetries<Result extends Attempt>(
  attempt: () => Promise<Result>,
  retries: number,
  url: string,
  signal: AbortSignal | undefined,
): Promise<Result> {
  for (let made = 0; ; made += 1) {
    const isLast = !(made < retries);
    let asked = 0;
    try {
      const result = await attempt();
      if (isLast || !transientStatuses.includes(result.status)) return result;
      asked = Math.min(LONGEST_RETRY_AFTER, millisecondsUntil(result.retryAfter));
    } catch (cause) {
      throwIfAborted(signal);
      if (isLast) throw networkError(url, cause);
    }
    throwIfAborted(signal);
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** made);
    await wait(asked + delay * (1 - Math.random() / 2), signal);
  }
}
