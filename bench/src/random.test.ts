import { describe, expect, it } from "vitest";
import { createRandom, pick, randomInteger, shuffle } from "./random.js";

describe("a seeded source", () => {
  it("repeats itself for a seed, and differs for another one", () => {
    const draw = (seed: number) => Array.from({ length: 8 }, createRandom(seed));
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  it("stays in [0, 1) and uses all of it", () => {
    const random = createRandom(3);
    const tenths = new Set(Array.from({ length: 500 }, () => Math.floor(random() * 10)));
    expect([...tenths].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("gives whole numbers up to the end, and only members", () => {
    const random = createRandom(4);
    const drawn = new Set(Array.from({ length: 200 }, () => randomInteger(random, 5, 8)));
    expect([...drawn].sort()).toEqual([5, 6, 7]);
    expect(["a", "b"]).toContain(pick(random, ["a", "b"]));
    expect(() => pick(random, [])).toThrow(RangeError);
  });

  it("shuffles into a permutation and leaves its input alone", () => {
    const values = Array.from({ length: 50 }, (_, index) => index);
    const shuffled = shuffle(createRandom(5), values);
    expect(shuffled).not.toEqual(values);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(values);
  });
});
