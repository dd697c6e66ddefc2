import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPage, pageOf, parsePageQuery, wholePage } from "./page.js";

describe("checkPage", () => {
  it("fills in the default, and counts a limit above 200 as 200", () => {
    expect(checkPage({}, 25)).toEqual({ limit: 25, offset: 0 });
    expect(checkPage({ limit: 201, offset: 7 }, 25)).toEqual({ limit: 200, offset: 7 });
    expect(checkPage({ limit: 1e300 }, 25)).toEqual({ limit: 200, offset: 0 });
  });

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, -0, "10", null])("refuses limit %o", (limit) => {
    const query = JSON.parse("{}");
    query.limit = limit;
    expect(() => checkPage(query, 25)).toThrow(/^Invalid limit .*: it must be a whole number of at least 1\.$/u);
  });

  it.each([-1, 0.5, Number.NaN, -0, 2 ** 53, "0"])("refuses offset %o", (offset) => {
    const query = JSON.parse("{}");
    query.offset = offset;
    expect(() => checkPage(query, 25)).toThrow(/^Invalid offset /u);
  });
});

describe("parsePageQuery", () => {
  it("treats empty as absent", () => {
    expect(parsePageQuery({ limit: "", offset: "" })).toEqual({ limit: undefined, offset: undefined });
  });

  it("keeps digits beyond the exact range apart from small numbers", () => {
    expect(checkPage(parsePageQuery({ limit: "9".repeat(400) }), 25).limit).toBe(200);
    expect(() => parsePageQuery({ offset: "9".repeat(400) })).toThrow(/^Invalid offset /u);
  });

  it.each(["ten", "1.5", "1e2", "+1", " 1", "0x10", "NaN", "Infinity", "--1", "-", "1_000"])("refuses %s", (text) => {
    expect(() => parsePageQuery({ limit: text })).toThrow(`Invalid limit "${text}": it must be a whole number.`);
    expect(() => parsePageQuery({ offset: text })).toThrow(`Invalid offset "${text}": it must be a whole number.`);
  });
});

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
