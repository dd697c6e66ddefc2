import { describe, expect, it } from "vitest";
import { fullExtent, parseOptions, quickExtent, sections } from "./options.js";

describe("parseOptions", () => {
  it("measures everything in full unless told otherwise", () => {
    expect(parseOptions([])).toEqual({ extent: fullExtent, quick: false, sections });
  });

  it("knows the quick form and single sections, in the bench's own order", () => {
    expect(parseOptions(["--quick", "--only", "core,http"])).toEqual({
      extent: quickExtent,
      quick: true,
      sections: ["http", "core"],
    });
  });

  it("takes the path of a former run", () => {
    expect(parseOptions(["--compare", "former.json", "--only", "core"])).toMatchObject({
      compare: "former.json",
      sections: ["core"],
    });
  });

  it("refuses a section that does not exist, and names those that do", () => {
    expect(() => parseOptions(["--only", "htpp"])).toThrow(/"htpp".*http, core, start, memory, package/u);
  });
});
