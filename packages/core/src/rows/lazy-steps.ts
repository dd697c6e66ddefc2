/** A value that is computed in steps, at the latest when it is needed. */
export interface LazySteps<T> {
  /** Takes one step, unless the value is there; returns whether it is. */
  readonly step: () => boolean;
  /** Returns the value, after the steps that are left. */
  readonly value: () => T;
}

/**
 * Creates a value that is computed in steps, so that other work can run between them. If a step throws, the computation
 * begins anew with the next step.
 *
 * @param compute The computation; each `yield` ends a step.
 *
 * @example
 * ```ts
 * const sum = lazySteps(function* () {
 *   yield;
 *   return 1 + 2;
 * });
 * assert.equal(sum.step(), false);
 * assert.equal(sum.value(), 3);
 * ```
 */
export function lazySteps<T>(compute: () => Generator<undefined, T>): LazySteps<T> {
  let computed: { readonly value: T } | undefined;
  let running: Generator<undefined, T> | undefined;

  function step(): boolean {
    if (computed !== undefined) return true;
    const current = running ?? compute();
    // A generator that throws is over.
    running = undefined;
    const { done, value } = current.next();
    if (done) computed = { value };
    else running = current;
    return computed !== undefined;
  }

  return {
    step,
    value() {
      while (computed === undefined) step();
      return computed.value;
    },
  };
}
