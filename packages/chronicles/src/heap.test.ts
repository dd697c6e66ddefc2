import { describe, expect, it } from "vitest";
import { checkHeap, HEAP_OF_TABLES } from "./heap.js";

const MIB = 1024 * 1024;

describe("checkHeap", () => {
  const { answers, export: exported } = HEAP_OF_TABLES;

  it.each([
    // 96 MiB, and 3 or 10 for each of the tables, in steps of 16.
    ["a chronicle of 16.1 MiB", [16.1], answers, 160],
    ["one of 32.1 MiB", [32.1], answers, 208],
    ["both", [16.1, 32.1], answers, 256],
    ["an export of both", [16.1, 32.1], exported, 592],
    ["no rows", [0], answers, 96],
  ] as const)("of %s takes so many MiB and no less", (_what, tables, perTable, least) => {
    const bytes = tables.map((size) => size * MIB);
    expect(() => checkHeap(bytes, perTable, least * MIB)).not.toThrow();
    expect(() => checkHeap(bytes, perTable, least * MIB - 1)).toThrow(`it must be ${least} MiB or more. `);
  });

  it("names the limit, and how to raise it", () => {
    expect(() => checkHeap([16.1 * MIB, 32.1 * MIB], answers, 112 * MIB)).toThrow(
      "The heap of this process is limited to 112 MiB; with 2 chronicles it must be 256 MiB or more. " +
        "Set NODE_OPTIONS=--max-old-space-size=256, give the container more memory, or use fewer chronicles.",
    );
  });

  it("lets this process through", () => {
    expect(() => checkHeap([MIB], answers)).not.toThrow();
  });
});
