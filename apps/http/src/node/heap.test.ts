import { describe, expect, it } from "vitest";
import { checkHeap } from "./heap.js";

const MIB = 1024 * 1024;

describe("checkHeap", () => {
  it.each([
    [1, 144],
    [2, 240],
  ])("of %i chronicles takes %i MiB and no less", (chronicles, least) => {
    expect(() => checkHeap(chronicles, least * MIB)).not.toThrow();
    expect(() => checkHeap(chronicles, least * MIB - 1)).toThrow(`it must be ${least} MiB or more. `);
  });

  it("names the limit, and how to raise it", () => {
    expect(() => checkHeap(2, 112 * MIB)).toThrow(
      "The heap of this process is limited to 112 MiB; with 2 chronicles it must be 240 MiB or more. " +
        "Set NODE_OPTIONS=--max-old-space-size=192 or more, give the container more memory, or serve fewer chronicles.",
    );
  });

  it("lets this process through", () => {
    expect(() => checkHeap(2)).not.toThrow();
  });
});
