import { inventedDataset } from "@gamedata/fixtures";
import { itemFacts } from "@gamedata/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../catalog/catalog.js";
import { bulkQuery, detailQuery } from "./define-query.js";
import { MAXIMUM_IDS } from "./id.js";
import { recordKind } from "./query.js";

const catalog = createCatalog(inventedDataset);
const errorWith = (code: string) => expect.objectContaining({ name: "GameDataError", code });
const upTo = (count: number) => Array.from({ length: count }, (_, position) => position + 1);

const kindOf = (records: ReadonlyMap<number, object>) => recordKind(itemFacts, () => records);

describe("a query about one record", () => {
  const get = detailQuery(kindOf(new Map([[1, { name: "one" }]])), (_, found) => found);

  it("ignores what more it is given, as by the method map of a list", () => {
    expect([1, 1].map(get.bind(undefined, catalog))).toEqual([{ name: "one" }, { name: "one" }]);
  });

  it("finds the record, and names an id that no record has", () => {
    expect(get(catalog, 1)).toEqual({ name: "one" });
    expect(() => get(catalog, 2)).toThrow("There is no item with id 2.");
  });

  it.each([0, -1, -0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "57", null, undefined, {}, 57n])(
    "refuses %o",
    (id) => {
      expect(() => Reflect.apply(get, undefined, [catalog, id])).toThrow(errorWith("INVALID_ID"));
    },
  );

  it("is prepared before it is run: the id is checked, whether the record exists is not", () => {
    expect(() => get.prepare(catalog, {}, "1")).toThrow(errorWith("INVALID_ID"));
    const { answer } = get.prepare(catalog, {}, 2);
    expect(answer).toThrow(errorWith("ITEM_NOT_FOUND"));
  });
});

describe("a query for many records", () => {
  const named = new Map([
    [1, { name: "one" }],
    [2, { name: "two" }],
  ]);
  const getMany = bulkQuery(kindOf(named), (_, found) => found);
  const ask = (ids: unknown) => () => Reflect.apply(getMany, undefined, [catalog, ids]);

  it("gives records in the order asked for, and lists what is missing upwards", () => {
    expect(ask([9, 2, 7, 1, 2, 9])()).toEqual({
      data: [{ name: "two" }, { name: "one" }],
      meta: { total: 2, limit: 2, offset: 0, missing: [7, 9] },
    });
    expect(ask([])()).toEqual({ data: [], meta: { total: 0, limit: 0, offset: 0, missing: [] } });
  });

  it("gives a record once that two ids name", () => {
    const record = { name: "both" };
    const kind = kindOf(new Map([5, 6].map((id) => [id, record])));
    const { data, meta } = bulkQuery(kind, (_, found) => found)(catalog, [5, 6]);
    expect(data).toEqual([record]);
    expect(meta.missing).toEqual([]);
  });

  it.each([[[0]], [[-0]], [["1"]], [[Number.NaN]], [[null]]])("refuses %o", (ids) => {
    expect(ask(ids)).toThrow(errorWith("INVALID_ID"));
  });

  it.each([undefined, null, 1, "1,2", { length: 1 }, upTo(MAXIMUM_IDS + 1)])(
    "refuses what is no list of 200 at most: %o",
    (ids) => {
      expect(ask(ids)).toThrow(errorWith("INVALID_PARAMETER"));
    },
  );

  it("accounts for every id", () => {
    const someIds = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(fc.array(someIds), fc.uniqueArray(someIds), (ids, known) => {
        const records = new Map(known.map((id) => [id, { text: `record ${id}` }]));
        const { data, meta } = bulkQuery(kindOf(records), (_, found) => found)(catalog, ids);
        const accounted = [...data.map((found) => JSON.stringify(found)), ...meta.missing];
        const expected = ids.map((id) => (records.has(id) ? JSON.stringify(records.get(id)) : id));
        expect(new Set(accounted)).toEqual(new Set(expected));
        expect(meta.total).toBe(data.length);
      }),
    );
  });
});
