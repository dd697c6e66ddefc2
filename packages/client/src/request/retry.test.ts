import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withRetries } from "./retry.js";

const url = "https://gamedata.example/api/interlude/items/57";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // The other way round, restoring the spy on setTimeout would bring the fake timer back.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The delays between the attempts when all of them fail. */
async function delaysOf(retries: number, random: number): Promise<readonly number[]> {
  vi.spyOn(Math, "random").mockReturnValue(random);
  const timeouts = vi.spyOn(globalThis, "setTimeout");
  const attempt = vi.fn(() => Promise.reject(new TypeError("Cut off")));
  const failed = expect(withRetries(attempt, retries, url, undefined)).rejects.toMatchObject({ code: "NETWORK_ERROR" });
  await vi.runAllTimersAsync();
  await failed;
  const delays = timeouts.mock.calls.map(([, delay]) => delay ?? 0);
  expect(attempt).toHaveBeenCalledTimes(delays.length + 1);
  return delays;
}

describe("withRetries", () => {
  it("doubles its delays up to ten seconds", async () => {
    expect(await delaysOf(8, 0)).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  it("takes off up to half of each delay at random", async () => {
    expect(await delaysOf(3, 0.5)).toEqual([187.5, 375, 750]);
  });

  it.each([0, -1, Number.NaN])("makes one attempt for %s retries", async (retries) => {
    expect(await delaysOf(retries, 0)).toEqual([]);
  });

  it("keeps what the last attempt threw as the cause", async () => {
    const last = new TypeError("The last one");
    const attempt = vi.fn().mockRejectedValueOnce(new TypeError("The first one")).mockRejectedValueOnce(last);
    const failed = expect(withRetries(attempt, 1, url, undefined)).rejects.toMatchObject({ cause: last, url });
    await vi.runAllTimersAsync();
    await failed;
  });

  it("stops waiting when the signal aborts, and leaves nothing behind", async () => {
    const abort = new AbortController();
    const attempt = vi.fn(() => Promise.reject(new TypeError("Cut off")));
    const failed = expect(withRetries(attempt, 5, url, abort.signal)).rejects.toBe("Enough");
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(1);
    abort.abort("Enough");
    await failed;
    expect(vi.getTimerCount()).toBe(0);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it("stops listening to the signal after each wait", async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, "addEventListener");
    const removed = vi.spyOn(signal, "removeEventListener");
    const attempt = vi.fn().mockRejectedValueOnce(new TypeError("Cut off")).mockResolvedValueOnce("Done");
    const done = withRetries(attempt, 1, url, signal);
    await vi.runAllTimersAsync();
    await expect(done).resolves.toBe("Done");
    expect(added.mock.calls.map(([name, listener]) => [name, listener])).toEqual(removed.mock.calls);
    expect(added).toHaveBeenCalledTimes(1);
  });
});
