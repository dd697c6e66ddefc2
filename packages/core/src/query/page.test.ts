import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageOf, wholePage } from "./page.js";

describe("pageOf", () => {
  it("gives pages of any size that concatenate to the whole list", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 70 }), (rows, limit) => {
        const pages: number[] = [];
        for (let offset = 0; offset < rows.length; offset += limit) {
          const { data, meta } = pageOf(rows, { limit, offset }, (row) => row + 1);
          expect(meta).toEqual({ total: rows.length, limit, offset });
          expect(data.length).toBeLessThanOrEqual(limit);
          pages.push(...data);
        }
        expect(pages).toEqual(rows.map((row) => row + 1));
      }),
    );
  });

  it("is empty past the end, with the true total", () => {
    const page = pageOf([1, 2, 3], { limit: 2, offset: Number.MAX_SAFE_INTEGER }, (row) => row);
    expect(page).toEqual({ data: [], meta: { total: 3, limit: 2, offset: Number.MAX_SAFE_INTEGER } });
  });
});

describe("wholePage", () => {
  it("has as many rows as its limit says", () => {
    expect(wholePage(["a", "b"])).toEqual({ data: ["a", "b"], meta: { total: 2, limit: 2, offset: 0 } });
  });
});
