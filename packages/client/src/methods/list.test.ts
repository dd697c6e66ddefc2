import type { PageQuery } from "@gamedata/core";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { Page } from "./method.js";
import { listFrom } from "./verbs.js";

/** Rows on a page when the query does not say; a service allows 200 at most. */
const DEFAULT_LIMIT = 50;
const MAXIMUM_LIMIT = 200;

/** A list of the numbers from 0, paged as the contract has it, and every query that it was asked. */
function numbers(total: number) {
  return vi.fn(async ({ limit = DEFAULT_LIMIT, offset = 0 }: PageQuery): Promise<Page<number>> => {
    const applied = Math.min(limit, MAXIMUM_LIMIT);
    const data = Array.from({ length: total }, (_, index) => index).slice(offset, offset + applied);
    return { data, meta: { total, limit: applied, offset } };
  });
}

async function collect<Row>(rows: AsyncIterable<Row>): Promise<readonly Row[]> {
  const collected: Row[] = [];
  for await (const row of rows) collected.push(row);
  return collected;
}

describe("a list", () => {
  it("is the promise of its page", async () => {
    const request = numbers(120);
    const { data, meta } = await listFrom(request, { limit: 2, offset: 10 });
    expect(data).toEqual([10, 11]);
    expect(meta).toEqual({ total: 120, limit: 2, offset: 10 });
    expect(request.mock.calls).toEqual([[{ limit: 2, offset: 10 }]]);
  });

  it("iterates over every row from its offset on, once, for any page size", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 500 }),
        fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined }),
        fc.option(fc.nat({ max: 600 }), { nil: undefined }),
        async (total, limit, offset) => {
          const all = Array.from({ length: total }, (_, index) => index);
          expect(await collect(listFrom(numbers(total), { limit, offset }))).toEqual(all.slice(offset));
        },
      ),
    );
  });

  it("asks for no more pages than there are, and for big ones behind the first", async () => {
    const request = numbers(450);
    await collect(listFrom(request));
    expect(request.mock.calls).toEqual([[{}], [{ limit: 200, offset: 50 }], [{ limit: 200, offset: 250 }]]);
  });

  it("keeps the query and its page size", async () => {
    const request = numbers(3);
    const query = { limit: 2, q: "ant" };
    await collect(listFrom(request, query));
    expect(request.mock.calls).toEqual([[query], [{ limit: 2, q: "ant", offset: 2 }]]);
  });

  it("asks for no page behind the row at which iteration ends", async () => {
    const request = numbers(1000);
    for await (const row of listFrom(request)) if (row === 49) break;
    expect(request).toHaveBeenCalledTimes(1);
  });

  it("can be awaited and iterated, again and again, and asks for its first page once", async () => {
    const request = numbers(3);
    const list = listFrom(request);
    expect((await list).meta.total).toBe(3);
    expect(await collect(list)).toEqual([0, 1, 2]);
    expect(await collect(list)).toEqual([0, 1, 2]);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it("ends when the service gives an empty page before the promised end", async () => {
    const request = vi.fn(async () => ({ data: [], meta: { total: 10, limit: 5, offset: 0 } }));
    expect(await collect(listFrom(request))).toEqual([]);
  });

  it.each([0, 1])("fails with what page %s fails with", async (failing) => {
    const page = numbers(100);
    const failure = new Error("Broken");
    const list = listFrom(async (query) =>
      page.mock.calls.length === failing ? Promise.reject(failure) : page(query),
    );
    await expect(collect(list)).rejects.toBe(failure);
  });

  describe("whose signal is aborted", () => {
    const reason = new Error("Seen enough");

    /** Iterates and aborts at a row; gives the rows until then, and with what the iteration rejects. */
    async function abortAt(aborting: number, total: number) {
      const abort = new AbortController();
      const seen: number[] = [];
      const iteration = async () => {
        for await (const row of listFrom(numbers(total), { signal: abort.signal })) {
          seen.push(row);
          if (row === aborting) abort.abort(reason);
        }
      };
      return { outcome: await iteration().catch((error: unknown) => error), seen };
    }

    it.each([
      ["in the middle of a page", 1, 3, [0, 1]],
      ["at the last row of the only page", 2, 3, [0, 1, 2]],
      ["at the only row", 0, 1, [0]],
    ])("rejects with the reason %s, at the next step", async (_, aborting, total, rows) => {
      expect(await abortAt(aborting, total)).toEqual({ outcome: reason, seen: rows });
    });

    it("rejects before the first row when the page came before", async () => {
      const abort = new AbortController();
      const list = listFrom(numbers(3), { signal: abort.signal });
      await list;
      abort.abort(reason);
      await expect(collect(list)).rejects.toBe(reason);
    });

    it("rejects an empty list", async () => {
      await expect(collect(listFrom(numbers(0), { signal: AbortSignal.abort(reason) }))).rejects.toBe(reason);
    });
  });
});
