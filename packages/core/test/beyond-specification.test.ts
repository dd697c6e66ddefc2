import { interlude } from "@gamedata/interlude";
import { isRecord } from "@gamedata/rules";
import { resources } from "@gamedata/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collections } from "../src/collections.js";
import * as core from "../src/index.js";
import { parseFields, parseIds } from "../src/parse.js";
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

  it("counts ids from 0 where they start there", () => {
    expect(core.getClasses(catalog, [0]).data[0]?.name).toBe("Human Fighter");
    expect(core.getRegions(catalog, [0]).data[0]?.name).toBe("Talking Island Village");
    expect(() => core.getItems(catalog, [0])).toThrow(/^Invalid ids 0/u);
  });

  it.each([
    [core.itemCollection, ["limit", "offset", "q", "type", "grade", "sort"], ["levelMin", "location"]],
    [
      core.monsterCollection,
      ["limit", "offset", "q", "levelMin", "levelMax", "npcType", "sort", "location", "region"],
      ["type", "grade"],
    ],
    [
      core.rawNpcCollection,
      ["limit", "offset", "q", "levelMin", "levelMax", "npcType", "sort"],
      ["location", "region", "grade"],
    ],
    [core.questCollection, [], ["limit", "q"]],
  ] as const)("are asked for alone, or beside what the list does not know", ({ kind, list }, refused, ignored) => {
    const parse = (name: string) => parseIds(kind.facts, { ids: "1", [name]: "1" }, list.input(catalog));
    for (const name of refused) {
      expect(() => parse(name)).toThrow(`Invalid ${name} "1": it must be left out where ids are given.`);
    }
    for (const name of ignored) expect(parse(name)).toEqual([1]);
  });
});

describe("fields", () => {
  const fieldsOf = (value: unknown) => {
    if (!isRecord(value)) throw new Error("A record has fields.");
    return value;
  };
  const samples = [
    ...collections.map(({ kind, get }) => {
      const records = kind.ids(catalog).map((id) => () => get(catalog, id));
      return [resources[kind.facts.detail], records] as const;
    }),
    ...collections.map(({ kind, list }) => {
      const rows = list(catalog).data.map((row) => () => row);
      return [resources[kind.facts.row], rows] as const;
    }),
  ];

  it("named are kept as they are, and no others", () => {
    for (const [schema, records] of samples) {
      const names = Object.keys(schema.entries);
      fc.assert(
        fc.property(fc.shuffledSubarray(names), fc.constantFrom(...records), (fields, record) => {
          const whole = fieldsOf(record());
          const kept = Object.entries(whole).filter(([name]) => fields.includes(name));
          const params = { fields: fields.join(",") };
          const parsed = parseFields<string>(schema, params);
          expect(Object.entries(parsed === undefined ? whole : core.selectFields(whole, schema, parsed))).toEqual(
            fields.length === 0 ? Object.entries(whole) : kept,
          );
        }),
        { numRuns: 30 },
      );
    }
  });
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

describe("getDataset", () => {
  it("says what the manifest says, the names of files aside", () => {
    const dataset = core.getDataset(catalog);
    expect(dataset.dataVersion).toBe(catalog.manifest.dataVersion);
    expect(dataset.source).toEqual(catalog.manifest.source);
    expect(dataset.tables["npcs"]).toEqual({ rows: 6472, sha256: catalog.manifest.tables["npcs"]?.sha256 });
    expect(Object.keys(dataset.tables)).toEqual(Object.keys(catalog.manifest.tables));
  });
});
