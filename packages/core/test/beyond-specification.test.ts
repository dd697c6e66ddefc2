import { interlude } from "@gamedata/interlude";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collections } from "../src/collections.js";
import * as core from "../src/index.js";
import { parseIds } from "../src/parse.js";
import { catalog } from "./interlude.js";
import { rowsOf } from "./queries.js";

const npcs = rowsOf((page) => core.listNpcs(catalog, page));
const monsterIds = new Set(rowsOf((page) => core.listMonsters(catalog, page)).map(({ id }) => id));

describe("many records by id", () => {
  it.each(collections)("$kind.facts.many equal the details one by one, in any order", ({ kind, get, getMany }) => {
    // Of the raw NPCs that were merged into one, only the canonical one: an NPC appears once, whichever of its ids are given.
    const isShown = (id: number) => kind.facts.detail !== "NpcDetail" || core.getNpc(catalog, id).id === id;
    const ids = kind.ids(catalog).filter(isShown);
    const unknown = [1_000_000, 1_000_001, 2_000_000];
    const missing = fc.constantFrom(...unknown);
    const asked = fc.uniqueArray(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, missing), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(asked, (some) => {
        const known = some.filter((id) => !unknown.includes(id));
        expect(getMany(catalog, some)).toEqual({
          data: known.map((id) => get(catalog, id)),
          meta: {
            total: known.length,
            limit: known.length,
            offset: 0,
            missing: some.filter((id) => unknown.includes(id)).toSorted((a, b) => a - b),
          },
        });
      }),
      { numRuns: 5 },
    );
  });

  it("gives an NPC once, whichever ids of its raw NPCs are asked for", () => {
    const { mergedIds } = core.getNpc(catalog, 20001);
    expect(mergedIds).toContain(18342);
    const { data, meta } = core.getNpcs(catalog, [30001, ...mergedIds, 5]);
    expect(data.map(({ name }) => name)).toEqual(["Lector", "Gremlin"]);
    expect(meta).toEqual({ total: 2, limit: 2, offset: 0, missing: [5] });
    expect(core.getMonsters(catalog, [30001, ...mergedIds]).meta.missing).toEqual([30001]);
  });

  it.each(collections)(
    "$kind.facts.many are asked for alone, or beside what the list does not know",
    ({ kind, list }) => {
      const known = Object.keys(list.input(catalog).entries);
      for (const name of ["limit", "offset", "q", "type", "levelMin", "location", "sort", ...known]) {
        const parse = () => parseIds(kind.facts, { ids: "1", [name]: "1" }, list.input(catalog));
        if (known.includes(name))
          expect(parse).toThrow(`Invalid ${name} "1": it must be left out where ids are given.`);
        else expect(parse()).toEqual([1]);
      }
    },
  );
});

describe("places", () => {
  const spawns = npcs.map(({ id }) => ({ id, spawns: core.listNpcSpawns(catalog, id).data }));

  it.each([
    ["location", interlude.locations.map(({ id }) => id), (id: number) => core.getLocation(catalog, id)],
    ["region", interlude.regions.map(({ id }) => id), (id: number) => core.getRegion(catalog, id)],
  ] as const)("a %s has who is found there by reading every spawn", (place, ids, get) => {
    for (const id of ids) {
      const there = new Map(
        spawns.flatMap((npc) => {
          const count = npc.spawns.filter((spawn) => spawn[place]?.id === id).length;
          return count === 0 ? [] : [[npc.id, count] as const];
        }),
      );
      const detail = get(id);
      expect(new Map(detail.npcs.map((npc) => [npc.id, npc.spawnCount]))).toEqual(there);
      expect(detail.npcs.filter(({ isMonster }) => isMonster).map((npc) => npc.id)).toEqual(
        detail.npcs.map((npc) => npc.id).filter((npc) => monsterIds.has(npc)),
      );
      const listed = rowsOf((page) => core.listNpcs(catalog, { ...page, [place]: id })).map((npc) => npc.id);
      expect(listed).toEqual([...there.keys()]);
      const hunted = rowsOf((page) => core.listMonsters(catalog, { ...page, [place]: id })).map((npc) => npc.id);
      expect(hunted).toEqual(listed.filter((npc) => monsterIds.has(npc)));
    }
  });
});
