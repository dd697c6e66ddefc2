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
    const queue = createStepQueue();
    const log: string[] = [];
    const results = Promise.all([queue.run("lane", busySteps("a", log)), queue.run("lane", busySteps("b", log))]);
    const other = setInterval(() => log.at(-1) !== "other" && log.push("other"));
    expect(await results).toEqual(["a", "b"]);
    clearInterval(other);
    expect(log.filter((entry) => entry !== "other")).toEqual(["a1", "a2", "a3", "b1", "b2", "b3"]);
    expect(log.slice(log.indexOf("a1"), log.indexOf("a3"))).toContain("other");
  });

  it("lets the lanes take turns", async () => {
    const queue = createStepQueue();
    const log: string[] = [];
    const lanes = [
      ["long", "a"],
      ["long", "b"],
      ["short", "c"],
    ] as const;
    expect(await Promise.all(lanes.map(([lane, name]) => queue.run(lane, busySteps(name, log))))).toEqual([
      "a",
      "b",
      "c",
    ]);
    expect(log.filter((entry) => !entry.startsWith("c"))).toEqual(["a1", "a2", "a3", "b1", "b2", "b3"]);
    expect(log.indexOf("c3")).toBeLessThan(log.indexOf("b1"));
  });

  it("runs short computations after one another without a break", async () => {
    const queue = createStepQueue();
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    });
    // Breaks of two milliseconds between them would be half a second.
    await Promise.all(Array.from({ length: 250 }, () => queue.run("lane", shortSteps())));
    clearInterval(others);
    expect(turns).toBeLessThan(125);
  });

  it("gives up a computation as soon as its client is gone, and learns whether others wait", async () => {
    const queue = createStepQueue();
    const log: string[] = [];
    const leaving = queue.run("lane", busySteps("a", log), (othersWait) => othersWait && log.length > 0);
    const gone = queue.run("lane", busySteps("b", log), () => true);
    const alone = queue.run("lane", busySteps("c", log), (othersWait) => othersWait);
    await expect(leaving).rejects.toMatchObject({ code: "REQUEST_TIMEOUT" });
    await expect(gone).rejects.toMatchObject({ code: "REQUEST_TIMEOUT" });
    expect(await alone).toBe("c");
    expect(log).toEqual(["a1", "c1", "c2", "c3"]);
  });

  it("goes on after a computation that fails", async () => {
    const queue = createStepQueue();
    const failing = queue.run("lane", failingSteps());
    const next = queue.run("lane", busySteps("a", []));
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
