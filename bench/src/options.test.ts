import { describe, expect, it } from "vitest";
import { fullExtent, parseOptions, quickExtent, sections } from "./options.js";

describe("parseOptions", () => {
  it.each([
    ["everything in full", [], { extent: fullExtent, quick: false, sections }],
    // In the order of the bench.
    ["in short", ["--quick", "--only", "core,http"], { extent: quickExtent, quick: true, sections: ["http", "core"] }],
    ["and compares", ["--compare", "former.json", "--only", "core"], { compare: "former.json", sections: ["core"] }],
  ])("measures %s", (_what, args, options) => {
    expect(parseOptions(args)).toMatchObject(options);
  });

  it("refuses a section that does not exist, and names those that do", () => {
    expect(() => parseOptions(["--only", "htpp"])).toThrow(/"htpp".*http, core, start, memory, package/u);
  });
});
