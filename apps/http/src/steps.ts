/** A computation in steps of some milliseconds; it yields after each. */
export type Steps<Value> = Generator<void, Value>;

/** Returns whether a value is computed in steps; no body of a response has `next` with a function. */
export const isSteps = (value: unknown): value is Steps<unknown> =>
  typeof value === "object" && value !== null && "next" in value && typeof value.next === "function";

/** Milliseconds of steps after which other requests have their turn. */
const SLICE = 10;

async function run<Value>(steps: Steps<Value>): Promise<Value> {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const { done, value } = steps.next();
      if (done === true) return value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Creates a function that runs computations one after another, so that the same one is not done twice at a time, and lets other code run
 * between their steps.
 */
export function createStepQueue(): <Value>(steps: Steps<Value>) => Promise<Value> {
  let latest: Promise<unknown> = Promise.resolve();
  return (steps) => {
    const result = latest.then(() => run(steps));
    latest = result.catch(() => {});
    return result;
  };
}
