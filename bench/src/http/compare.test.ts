import { describe, expect, it } from "vitest";
import { compare, type Figures, measure } from "./compare.js";

const figures = (requestsPerSecond: number): Figures => ({ requestsPerSecond, p50: 1, p99: 2, cpuPerRequest: 10 });
const server = {
  url: "http://127.0.0.1:1",
  startMs: 0,
  usage: async () => ({ rss: 0, cpuMs: 0 }),
  stop: async () => {},
};

describe("compare", () => {
  it("sets the medians of both against one another", () => {
    const { rate, p99 } = compare("x", [figures(80), figures(10), figures(90)], [figures(100), figures(160)]);
    expect(rate).toBeCloseTo(80 / 130);
    expect(p99).toBe(1);
  });
});

describe("measure", () => {
  const driver = (statuses: Record<string, number>, failures: number) => ({
    run: async () => ({ requests: 4, seconds: 2, p50: 1, p99: 1, statuses, failures }),
    close: () => {},
  });
  const load = { paths: ["/a"], headers: {}, seconds: 1 };

  it("gives requests a second", async () => {
    expect((await measure(driver({ 200: 4 }, 0), server, load, [200])).requestsPerSecond).toBe(2);
  });

  it("takes no figure from wrong or lost answers", async () => {
    await expect(measure(driver({ 200: 3, 500: 1 }, 0), server, load, [200])).rejects.toThrow(/"500":1/u);
    await expect(measure(driver({ 200: 4 }, 2), server, load, [200])).rejects.toThrow(/2 lost/u);
  });
});
