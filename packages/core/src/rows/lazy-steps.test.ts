import { describe, expect, it } from "vitest";
import { lazySteps } from "./lazy-steps.js";

function counted(faults: Set<number> = new Set()) {
  const taken: number[] = [];
  const steps = lazySteps(function* () {
    for (const number of [1, 2, 3]) {
      taken.push(number);
      if (faults.delete(number)) throw new Error(`No step ${number}.`);
      if (number < 3) yield;
    }
    return taken.length;
  });
  return { taken, steps };
}

describe("lazySteps", () => {
  it("computes nothing before the first step, and each step once", () => {
    const { taken, steps } = counted();
    expect(taken).toEqual([]);
    expect([steps.step(), [...taken]]).toEqual([false, [1]]);
    expect([steps.step(), [...taken]]).toEqual([false, [1, 2]]);
    expect([steps.step(), steps.step(), [...taken]]).toEqual([true, true, [1, 2, 3]]);
    expect(steps.value()).toBe(3);
  });

  it("takes the steps that are left when the value is needed", () => {
    const { taken, steps } = counted();
    steps.step();
    expect([steps.value(), steps.value(), taken]).toEqual([3, 3, [1, 2, 3]]);
    expect(steps.step()).toBe(true);
  });

  it("begins anew after a fault", () => {
    const { taken, steps } = counted(new Set([2]));
    expect(steps.step()).toBe(false);
    expect(steps.step).toThrow("No step 2.");
    expect(steps.value()).toBe(5);
    expect(taken).toEqual([1, 2, 1, 2, 3]);
  });

  it("takes undefined for a value", () => {
    let count = 0;
    const { value } = lazySteps(function* () {
      count += 1;
      yield;
      return undefined;
    });
    expect([value(), value(), count]).toEqual([undefined, undefined, 1]);
  });
});
