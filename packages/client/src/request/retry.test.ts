import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { millisecondsUntil, withRetries } from "./retry.js";

const url = "https://gamedata.example/api/interlude/items/57";

const done200 = { status: 200, retryAfter: null };

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
    const attempt = vi.fn().mockRejectedValueOnce(new TypeError("Cut off")).mockResolvedValueOnce(done200);
    const done = withRetries(attempt, 1, url, signal);
    await vi.runAllTimersAsync();
    await expect(done).resolves.toBe(done200);
    expect(added.mock.calls.map(([name, listener]) => [name, listener])).toEqual(removed.mock.calls);
    expect(added).toHaveBeenCalledTimes(1);
  });
});

describe("a response with a transient status", () => {
  /** The delays when each response has this status and header, and the last response. */
  async function answered(status: number, retryAfter: string | null, retries = 2) {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const timeouts = vi.spyOn(globalThis, "setTimeout");
    const done = withRetries(async () => ({ status, retryAfter }), retries, url, undefined);
    await vi.runAllTimersAsync();
    return { last: await done, delays: timeouts.mock.calls.map(([, delay]) => delay) };
  }

  it.each([429, 502, 503, 504])("is repeated, and is final after the last attempt: %i", async (status) => {
    expect(await answered(status, null)).toEqual({ last: { status, retryAfter: null }, delays: [250, 500] });
  });

  it.each([200, 304, 400, 404, 408, 500, 501, 505])("is no other one: %i", async (status) => {
    expect((await answered(status, "1")).delays).toEqual([]);
  });

  it.each([
    ["in full", "7", [7250, 7500]],
    ["at most a minute", "86400", [60_250, 60_500]],
  ])("waits for what the service asks, %s", async (_, retryAfter, delays) => {
    expect((await answered(503, retryAfter)).delays).toEqual(delays);
  });

  it("is final at once without retries", async () => {
    expect((await answered(503, "7", 0)).delays).toEqual([]);
  });

  it("is not repeated for an aborted request", async () => {
    const abort = new AbortController();
    const attempt = vi.fn(async () => {
      abort.abort("Enough");
      return { status: 503, retryAfter: "7" };
    });
    await expect(withRetries(attempt, 2, url, abort.signal)).rejects.toBe("Enough");
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("millisecondsUntil", () => {
  it.each([
    ["120", 120_000],
    ["0", 0],
    // The date of the example in RFC 9110, section 10.2.3.
    ["Fri, 31 Dec 1999 23:59:59 GMT", 9000],
    ["Fri, 31 Dec 1999 23:59:00 GMT", 0],
    ["soon", 0],
    ["-5", 0],
    ["", 0],
    [null, 0],
  ])("of %s at 23:59:50 is %i", (header, milliseconds) => {
    vi.useFakeTimers({ now: Date.UTC(1999, 11, 31, 23, 59, 50) });
    expect(millisecondsUntil(header)).toBe(milliseconds);
  });
});
