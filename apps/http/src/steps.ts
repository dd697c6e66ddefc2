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

interface Computation {
  readonly isGone: IsGone;
  /** Runs steps for the rest of a slice; returns whether the computation is finished, also by an error. */
  readonly advance: (othersWait: boolean) => boolean;
}

/** Runs computations in steps, and lets other code run between them. */
export interface StepQueue {
  /**
   * Runs a computation after those of its lane, so that the same one is not done twice at a time. The lanes take turns, so that those of one
   * do not wait for all of another. Rejects with `REQUEST_TIMEOUT` as soon as the client is gone.
   */
  readonly run: <Value>(lane: string, steps: Steps<Value | Promise<Value>>, isGone?: IsGone) => Promise<Value>;
}

export function createStepQueue(): StepQueue {
  // The lane whose turn is next is the first one.
  const lanes = new Map<string, Computation[]>();
  // Milliseconds of steps since others had their turn; short computations share a slice.
  let spent = 0;

  async function runAll(): Promise<void> {
    // A lane that is set again comes again, after the others.
    for (const [lane, waiting] of lanes) {
      const [computation] = waiting;
      const othersWait = () => lanes.size > 1 || waiting.length > 1;
      if (spent >= SLICE && computation?.isGone(othersWait()) === false) {
        // Node measures the time of a timer from the beginning of a turn, which may be long ago.
        await pause(0);
        await pause(PAUSE);
        spent = 0;
      }
      const isFinished = computation?.advance(othersWait());
      lanes.delete(lane);
      if (isFinished) waiting.shift();
      if (waiting.length > 0) lanes.set(lane, waiting);
    }
  }

  function computationOf<Value>(
    steps: Steps<Value>,
    isGone: IsGone,
    resolve: (value: Value) => void,
    reject: (error: unknown) => void,
  ): Computation {
    function advance(othersWait: boolean): boolean {
      const start = performance.now();
      try {
        if (isGone(othersWait)) {
          // Others may have left too, which is seen in a break.
          spent = SLICE;
          throw givenUp;
        }
        do {
          const { done, value } = steps.next();
          if (done === true) {
            resolve(value);
            return true;
          }
        } while (spent + performance.now() - start < SLICE);
        return false;
      } catch (error) {
        reject(error);
        return true;
      } finally {
        spent += performance.now() - start;
      }
    }
    return { isGone, advance };
  }

  return {
    run: (lane, steps, isGone = () => false) =>
      new Promise((resolve, reject) => {
        const computation = computationOf(steps, isGone, resolve, reject);
        const waiting = lanes.get(lane);
        if (waiting !== undefined) waiting.push(computation);
        else if (lanes.set(lane, [computation]).size === 1) void runAll();
      }),
  };
}
