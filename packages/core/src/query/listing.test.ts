import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createListing, type ListingQuery, pageOf, wholePage } from "./listing.js";

interface Row {
  readonly name: string;
  readonly weight: number | undefined;
}

const names = ["Ant", "ant", "Bow", "Antelope", "Zebra", "bow of ants"];
const rows = fc.array(
  fc.record({ name: fc.constantFrom(...names), weight: fc.option(fc.nat({ max: 5 }), { nil: undefined }) }),
  { maxLength: 80 },
);
const queries: fc.Arbitrary<ListingQuery<"name" | "weight">> = fc.record({
  q: fc.option(fc.constantFrom("ant", "bow", "an", "e", "zzz"), { nil: undefined }),
  sort: fc.constantFrom("id", "-id", "name", "-name", "weight", "-weight"),
  limit: fc.integer({ min: 1, max: 30 }),
  offset: fc.nat({ max: 90 }),
});

const listingOf = (all: readonly Row[]) => createListing(all, ({ name }) => name, { weight: ({ weight }) => weight });

/** Sorts as the contract specifies: rows without a value last in both directions, ties by position. */
function sorted(all: readonly Row[], sort: string): readonly Row[] {
  const direction = sort.startsWith("-") ? -1 : 1;
  const key = sort.replace("-", "");
  const collator = new Intl.Collator("en");
  return all
    .map((row, position) => ({ row, position }))
    .sort((a, b) => {
      if (key === "id") return direction * (a.position - b.position);
      if (key === "name") {
        const order = collator.compare(a.row.name.toLowerCase(), b.row.name.toLowerCase());
        return direction * order || a.position - b.position;
      }
      if (a.row.weight === b.row.weight) return a.position - b.position;
      if (a.row.weight === undefined) return 1;
      if (b.row.weight === undefined) return -1;
      return direction * (a.row.weight - b.row.weight);
    })
    .map(({ row }) => row);
}

describe("a listing", () => {
  it("selects what filtering all rows in order and cutting the page selects", () => {
    fc.assert(
      fc.property(rows, queries, fc.option(fc.nat({ max: 5 }), { nil: undefined }), (all, query, lightest) => {
        const isHeavy = ({ weight = 0 }: Row): boolean => weight >= (lightest ?? 0);
        const wanted = sorted(all, query.sort).filter(
          (row) => isHeavy(row) && row.name.toLowerCase().includes(query.q ?? ""),
        );
        const selection = listingOf(all).select(query, lightest === undefined ? undefined : isHeavy);
        expect(selection.total).toBe(wanted.length);
        expect(selection.rows).toEqual(wanted.slice(query.offset, query.offset + query.limit));
      }),
    );
  });

  it("builds the search and an order once, when they are first needed", () => {
    let read = 0;
    const listing = createListing(
      [{ name: "Ant" }, { name: "Bow" }],
      ({ name }) => {
        read += 1;
        return name;
      },
      {},
    );
    expect(listing.select({ sort: "id", limit: 1, offset: 0 }).rows).toEqual([{ name: "Ant" }]);
    expect(read).toBe(0);
    for (const sort of ["name", "-name", "name"] as const) listing.select({ q: "a", sort, limit: 1, offset: 0 });
    expect(read).toBe(2);
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
