import { describe, expect, it, vi } from "vitest";
import { eachInSteps, lazy, lazyInSteps, memoize, memoizeLatest } from "./memoize.js";

it("makes the value of each key once", () => {
  const asked: string[] = [];
  const lengthOf = memoize((text: string) => {
    asked.push(text);
    return { length: text.length };
  });
  const first = lengthOf("ab");
  expect(first).toEqual({ length: 2 });
  expect(lengthOf("abc")).toEqual({ length: 3 });
  expect(lengthOf("ab")).toBe(first);
  expect(asked).toEqual(["ab", "abc"]);
});

it("keeps the values of the latest keys", () => {
  const asked: string[] = [];
  const lengthOf = memoizeLatest(2, (text: string) => {
    asked.push(text);
    return { length: text.length };
  });
  for (const text of ["a", "bc", "a", "def", "a"]) expect(lengthOf(text)).toEqual({ length: text.length });
  expect(asked).toEqual(["a", "bc", "def"]);
  expect(lengthOf("def")).toBe(lengthOf("def"));
  // "bc" was the oldest when "def" came.
  lengthOf("bc");
  expect(asked).toEqual(["a", "bc", "def", "bc"]);
});

it("makes a value when it is first asked for, and once", () => {
  const make = vi.fn(() => undefined);
  const value = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(value()).toBeUndefined();
  expect(value()).toBeUndefined();
  expect(make).toHaveBeenCalledTimes(1);
});

describe("lazyInSteps", () => {
  it("takes each step once, whoever asks for it", () => {
    const taken: number[] = [];
    const value = lazyInSteps(function* () {
      for (const step of [1, 2, 3]) {
        taken.push(step);
        yield;
      }
      return taken.length;
    });
    const [first, second] = [value.steps(), value.steps()];
    first.next();
    second.next();
    expect(taken).toEqual([1, 2]);
    expect(value()).toBe(3);
    expect(first.next()).toEqual({ done: true, value: 3 });
    expect([...second]).toEqual([]);
    expect(taken).toEqual([1, 2, 3]);
  });

  it("begins anew after an error", () => {
    let asked = 0;
    const value = lazyInSteps(function* () {
      asked += 1;
      yield;
      if (asked === 1) throw new Error("once");
      return asked;
    });
    expect(value).toThrow("once");
    expect(value()).toBe(2);
  });
});

it("takes rows in order, hundreds in each step", () => {
  const rows = Array.from({ length: 1200 }, (_, row) => row);
  const taken: number[] = [];
  const steps = eachInSteps(rows, (row) => taken.push(row));
  const counts = Array.from(steps, () => taken.length);
  expect(taken).toEqual(rows);
  expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 0)))).toBeLessThan(600);
});
