import { expect } from "vitest";

/** Compares bytes at once: without it, `toEqual` takes seconds for a body of a megabyte, because it compares each byte as a value. */
const compareBytes = (a: unknown, b: unknown): boolean | undefined =>
  Buffer.isBuffer(a) && Buffer.isBuffer(b) ? a.equals(b) : undefined;

expect.addEqualityTesters([compareBytes]);
