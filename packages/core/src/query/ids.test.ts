import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isGameDataError } from "../error/game-data-error.js";
import { bulkOf, MAXIMUM_IDS, parseIds } from "./ids.js";

const refusal = (code: string) => expect.toSatisfy((error: unknown) => isGameDataError(error) && error.code === code);

const upTo = (count: number) => Array.from({ length: count }, (_, position) => position + 1);

describe("parseIds", () => {
  it("reads ids in the order asked for, each once", () => {
    expect(parseIds({ ids: "57,1,99999,57" }, 1)).toEqual([57, 1, 99_999]);
    expect(parseIds({ ids: "0" }, 0)).toEqual([0]);
  });

  it("finds none in an empty value, and none that is not there", () => {
    expect(parseIds({ ids: "" }, 1, ["limit"])).toBeUndefined();
    expect(parseIds({ limit: "many" }, 1, ["limit"])).toBeUndefined();
  });

  it.each(["0", "1,", ",1", "1,,2", "1, 2", "1;2", "01", "-1", "1.0", "1e3", "9007199254740992", "__proto__"])(
    "refuses %o",
    (ids) => {
      expect(() => parseIds({ ids }, 1)).toThrow(refusal("INVALID_ID"));
      expect(() => parseIds({ ids }, 1)).toThrow(/^Invalid ids "/u);
    },
  );

  it("takes 200 ids, repetitions not counted, and no more", () => {
    const most = upTo(MAXIMUM_IDS);
    expect(parseIds({ ids: [...most, ...most].join(",") }, 1)).toEqual(most);
    const tooMany = { ids: upTo(201).join(",") };
    expect(() => parseIds(tooMany, 1)).toThrow(refusal("INVALID_PARAMETER"));
    expect(() => parseIds(tooMany, 1)).toThrow("Invalid ids of 201 ids: it must be a list of at most 200.");
  });

  it("goes with no other parameter of the list, whatever its value", () => {
    expect(() => parseIds({ ids: "1", sort: "nonsense" }, 1, ["limit", "sort"])).toThrow(
      'Invalid sort "nonsense": it must be left out where ids are given.',
    );
    expect(parseIds({ ids: "1", sort: "", fields: "id" }, 1, ["limit", "sort"])).toEqual([1]);
  });
});

describe("bulkOf", () => {
  const records = new Map([
    [1, { name: "one" }],
    [2, { name: "two" }],
  ]);
  const ask = (ids: unknown) => () =>
    Reflect.apply(bulkOf, undefined, [ids, 1, (id: number) => records.get(id), ({ name }: { name: string }) => name]);

  it("gives records in the order asked for, and lists what is missing upwards", () => {
    expect(ask([9, 2, 7, 1, 2, 9])()).toEqual({
      data: ["two", "one"],
      meta: { total: 2, limit: 2, offset: 0, missing: [7, 9] },
    });
    expect(ask([])()).toEqual({ data: [], meta: { total: 0, limit: 0, offset: 0, missing: [] } });
  });

  it("gives a record once that two ids name", () => {
    const record = { name: "both" };
    const { data, meta } = bulkOf(
      [5, 6],
      1,
      () => record,
      (found) => found,
    );
    expect(data).toEqual([record]);
    expect(meta.missing).toEqual([]);
  });

  it.each([[[0]], [[-0]], [["1"]], [[Number.NaN]], [[null]]])("refuses %o", (ids) => {
    expect(ask(ids)).toThrow(refusal("INVALID_ID"));
  });

  it.each([undefined, null, 1, "1,2", { length: 1 }, upTo(201)])(
    "refuses what is no list of 200 at most: %o",
    (ids) => {
      expect(ask(ids)).toThrow(refusal("INVALID_PARAMETER"));
    },
  );

  it("accounts for every id", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 30 })),
        fc.uniqueArray(fc.integer({ min: 1, max: 30 })),
        (ids, known) => {
          const { data, meta } = bulkOf(
            ids,
            1,
            (id) => (known.includes(id) ? `record ${id}` : undefined),
            (record) => record,
          );
          expect(new Set([...data, ...meta.missing.map((id) => `missing ${id}`)])).toEqual(
            new Set(ids.map((id) => (known.includes(id) ? `record ${id}` : `missing ${id}`))),
          );
          expect(meta.total).toBe(data.length);
        },
      ),
    );
  });
});
