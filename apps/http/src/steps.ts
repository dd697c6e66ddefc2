import { HttpError } from "./http/errors.js";
import type { ServiceRequest } from "./http/request.js";

/** A computation in steps of some milliseconds; it yields after each. */
export type Steps<Value> = Generator<void, Value>;

/** Returns whether a value is computed in steps; no body of a response has `next` with a function. */
export const isSteps = (value: unknown): value is Steps<unknown> =>
  typeof value === "object" && value !== null && "next" in value && typeof value.next === "function";

/** Milliseconds of steps after which other requests have their turn. */
const SLICE = 10;
/** Milliseconds of that turn: Node accepts one connection in each turn of its event loop. */
const PAUSE = 2;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type IsGone = NonNullable<ServiceRequest["isGone"]>;

/** The error for a request whose long answer was given up. */
const givenUp = new HttpError(
  "REQUEST_TIMEOUT",
  "The answer was given up: its client has closed the connection, or its side of it.",
);

/**
 * Creates a function that runs computations one after another, so that the same one is not done twice at a time, and lets other code run
 * between their steps. It rejects with `REQUEST_TIMEOUT` as soon as the client is gone.
 */
export function createStepQueue(): <Value>(steps: Steps<Value>, isGone?: IsGone) => Promise<Value> {
  let latest: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  // Milliseconds of steps since others had their turn; short computations share a slice.
  let spent = 0;

  async function run<Value>(steps: Steps<Value>, isGone: IsGone): Promise<Value> {
    const check = () => {
      if (!isGone(unfinished > 1)) return;
      // Others may have left too, which is seen in a break.
      spent = SLICE;
      throw givenUp;
    };
    for (;;) {
      check();
      if (spent >= SLICE) {
        // Node measures the time of a timer from the beginning of a turn, which may be long ago.
        await pause(0);
        await pause(PAUSE);
        spent = 0;
        check();
      }
      const start = performance.now();
      try {
        do {
          const { done, value } = steps.next();
          if (done === true) return value;
        } while (spent + performance.now() - start < SLICE);
      } finally {
        spent += performance.now() - start;
      }
    }
  }

  return (steps, isGone = () => false) => {
    unfinished += 1;
    const result = latest
      .then(() => run(steps, isGone))
      .finally(() => {
        unfinished -= 1;
      });
    latest = result.catch(() => {});
    return result;
  };
}
