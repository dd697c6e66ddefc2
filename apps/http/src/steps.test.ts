import { describe, expect, it } from "vitest";
import { createStepQueue, isSteps, type Steps } from "./steps.js";

/** Milliseconds that a step keeps the event loop busy for: longer than a slice. */
const BUSY = 12;

function* busySteps(name: string, log: string[]): Steps<string> {
  for (let step = 1; step <= 3; step += 1) {
    const end = performance.now() + BUSY;
    while (performance.now() < end);
    log.push(`${name}${step}`);
    yield;
  }
  return name;
}

function* shortSteps(): Steps<number> {
  yield;
  return 1;
}

function* failingSteps(): Steps<never> {
  yield;
  throw new RangeError("no");
}

describe("createStepQueue", () => {
  it("lets others run between the steps of one computation, and starts the next one after it", async () => {
    const inTurns = createStepQueue();
    const log: string[] = [];
    const results = Promise.all([inTurns(busySteps("a", log)), inTurns(busySteps("b", log))]);
    const other = setInterval(() => log.at(-1) !== "other" && log.push("other"));
    expect(await results).toEqual(["a", "b"]);
    clearInterval(other);
    expect(log.filter((entry) => entry !== "other")).toEqual(["a1", "a2", "a3", "b1", "b2", "b3"]);
    expect(log.slice(log.indexOf("a1"), log.indexOf("a3"))).toContain("other");
  });

  it("runs short computations after one another without a break", async () => {
    const inTurns = createStepQueue();
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    });
    // Breaks of two milliseconds between them would be half a second.
    await Promise.all(Array.from({ length: 250 }, () => inTurns(shortSteps())));
    clearInterval(others);
    expect(turns).toBeLessThan(125);
  });

  it("gives up a computation as soon as its client is gone, and learns whether others wait", async () => {
    const inTurns = createStepQueue();
    const log: string[] = [];
    const leaving = inTurns(busySteps("a", log), (othersWait) => othersWait && log.length > 0);
    const gone = inTurns(busySteps("b", log), () => true);
    const alone = inTurns(busySteps("c", log), (othersWait) => othersWait);
    await expect(leaving).rejects.toMatchObject({ code: "REQUEST_TIMEOUT" });
    await expect(gone).rejects.toMatchObject({ code: "REQUEST_TIMEOUT" });
    expect(await alone).toBe("c");
    expect(log).toEqual(["a1", "c1", "c2", "c3"]);
  });

  it("goes on after a computation that fails", async () => {
    const inTurns = createStepQueue();
    const failing = inTurns(failingSteps());
    const next = inTurns(busySteps("a", []));
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("a");
  });
});

describe("isSteps", () => {
  it("tells steps from every body of a response", () => {
    expect(isSteps(busySteps("a", []))).toBe(true);
    for (const body of [null, "next", { next: "page" }, [], undefined]) expect(isSteps(body)).toBe(false);
  });
});
