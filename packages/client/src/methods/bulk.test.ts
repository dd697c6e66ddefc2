import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type ChunkRequest, recordsFrom } from "./verbs.js";

interface Npc {
  readonly id: number;
  readonly name: string;
}

/** Raw ids in a group; the group's record has the lowest of them. */
const GROUP_SIZE = 3;

const canonical = (id: number): number => id - (id % GROUP_SIZE);
const exists = (id: number): boolean => id < 1000;

/** A service of the contract: in the order asked, each record once, ids from 1000 on are missing. */
function service() {
  return vi.fn<ChunkRequest<Partial<Npc>>>(async ({ ids, fields }) => {
    expect(ids.length).toBeLessThanOrEqual(200);
    expect(new Set(ids).size).toBe(ids.length);
    const found = [...new Set(ids.filter(exists).map(canonical))];
    const data = found.map((id) => {
      const npc: Npc = { id, name: `NPC ${id}` };
      return fields ? Object.fromEntries(Object.entries(npc).filter(([name]) => fields.includes(name))) : npc;
    });
    const missing = ids.filter((id) => !exists(id)).sort((a, b) => a - b);
    return { data, meta: { total: data.length, limit: data.length, offset: 0, missing } };
  });
}

const ids = fc.array(fc.nat({ max: 1100 }), { maxLength: 900 });

describe("records by id", () => {
  it("come in the order asked, each once, however many there are", async () => {
    await fc.assert(
      fc.asyncProperty(ids, async (asked) => {
        const { data, meta } = await recordsFrom(service(), asked, {}, "id");
        expect(data.map(({ id }) => id)).toEqual([...new Set(asked.filter(exists).map(canonical))]);
        const missing = [...new Set(asked)].filter((id) => !exists(id)).sort((a, b) => a - b);
        expect(meta).toEqual({ total: data.length, limit: data.length, offset: 0, missing });
      }),
    );
  });

  it("come once too when their id is not among the fields, and without it", async () => {
    await fc.assert(
      fc.asyncProperty(ids, async (asked) => {
        const { data } = await recordsFrom(service(), asked, { fields: ["name"] }, "id");
        const expected = [...new Set(asked.filter(exists).map(canonical))];
        expect(data).toEqual(expected.map((id) => ({ name: `NPC ${id}` })));
      }),
    );
  });

  it("keep their id when it is among the fields", async () => {
    const request = service();
    expect(await recordsFrom(request, [3], { fields: ["id"] }, "id")).toEqual({
      data: [{ id: 3 }],
      meta: { total: 1, limit: 1, offset: 0, missing: [] },
    });
    expect(request.mock.calls).toEqual([[{ ids: [3], fields: ["id"] }]]);
  });

  it("are asked for with the fields as they are where an id names one record", async () => {
    const request = service();
    await recordsFrom(request, [3], { fields: ["name"] });
    expect(request.mock.calls).toEqual([[{ ids: [3], fields: ["name"] }]]);
  });

  it("are asked for in chunks of 200, one after the other", async () => {
    const played = service();
    let open = 0;
    const request: ChunkRequest<Partial<Npc>> = async (query) => {
      expect(open).toBe(0);
      open += 1;
      await Promise.resolve();
      open -= 1;
      return played(query);
    };
    await recordsFrom(
      request,
      Array.from({ length: 450 }, (_, id) => id),
    );
    expect(played.mock.calls.map(([query]) => query.ids.length)).toEqual([200, 200, 50]);
  });

  it("are none for no ids, without a request", async () => {
    const request = service();
    expect(await recordsFrom(request, [])).toEqual({ data: [], meta: { total: 0, limit: 0, offset: 0, missing: [] } });
    expect(request).not.toHaveBeenCalled();
  });

  it("are refused from a service that gives a list instead", async () => {
    const request = async () => ({ data: [{ id: 1 }], meta: { total: 9206, limit: 50, offset: 0 } });
    await expect(recordsFrom(request, [57])).rejects.toThrow("older than this client");
  });

  it("leave the caller's ids and fields alone", async () => {
    const asked = Object.freeze([5, 4, 5]);
    const fields = Object.freeze(["name"]);
    await expect(recordsFrom(service(), asked, { fields }, "id")).resolves.toMatchObject({ meta: { missing: [] } });
  });
});
