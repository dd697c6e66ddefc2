import { interlude } from "@gamedata/interlude";
import { isRecord } from "@gamedata/rules";
import { resources, type SearchResult } from "@gamedata/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collections } from "../src/collections.js";
import * as core from "../src/index.js";
import { parseFields, parseIds } from "../src/parse.js";
import { catalog } from "./interlude.js";

/** Gives every row of a list, page by page. */
function rowsOf<Row>(
  list: (page: core.PageQuery) => { readonly data: readonly Row[]; readonly meta: { readonly total: number } },
): readonly Row[] {
  const rows: Row[] = [];
  do rows.push(...list({ limit: 200, offset: rows.length }).data);
  while (rows.length < list({ limit: 1 }).meta.total);
  return rows;
}

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

describe("search", () => {
  const named: readonly SearchResult[] = [
    ...rowsOf((page) => core.listItems(catalog, page)).map(({ id, name }) => ({ type: "item" as const, id, name })),
    ...npcs.map(({ id, name }) => ({ type: "npc" as const, id, name })),
    ...core.listQuests(catalog).data.map(({ id, name }) => ({ type: "quest" as const, id, name })),
    ...core.listClasses(catalog).data.map(({ id, name }) => ({ type: "class" as const, id, name })),
    ...core
      .listHennas(catalog)
      .data.flatMap(({ symbolId: id, displayName: name }) =>
        name === null ? [] : [{ type: "henna" as const, id, name }],
      ),
    ...core.listArmorSets(catalog).data.map(({ id, name }) => ({ type: "armor-set" as const, id, name })),
    ...core.listLocations(catalog).data.map(({ id, name }) => ({ type: "location" as const, id, name })),
    ...core.listRegions(catalog).data.map(({ id, name }) => ({ type: "region" as const, id, name })),
    ...rowsOf((page) => core.listSkills(catalog, page)).map(({ id, name }) => ({ type: "skill" as const, id, name })),
    ...rowsOf((page) => core.listRecipes(catalog, page)).map(({ id, name }) => ({ type: "recipe" as const, id, name })),
  ];
  const types = [...new Set(named.map(({ type }) => type))];

  const isOfWord = (character = " ") => /[a-z0-9']/u.test(character);

  /** How well a name that contains a text matches it. */
  function rankOf({ id, name }: SearchResult, q: string): number | undefined {
    const lower = name.toLowerCase();
    if (/^\d+$/u.test(q) && Number(q) === id) return -1;
    if (lower === q) return 0;
    if (lower.startsWith(q)) return 1;
    if (!lower.includes(q)) {
      const words = lower.split(/[^a-z0-9']+/u);
      const asked = q.split(/[^a-z0-9']+/u).filter((word) => word !== "");
      return asked.length > 1 && asked.every((word) => words.some((own) => own.startsWith(word))) ? 4 : undefined;
    }
    const beginsWord = [...lower].some(
      (character, start) => lower.startsWith(q, start) && isOfWord(character) && !isOfWord(lower[start - 1]),
    );
    return beginsWord ? 2 : 3;
  }

  it("finds what reading every name finds, in the order promised", () => {
    const texts = fc.constantFrom(...named).chain(({ name }) =>
      fc
        .tuple(fc.nat(name.length - 1), fc.integer({ min: 1, max: 12 }))
        .map(([start, length]) => name.slice(start, start + length))
        .filter((text) => text.trim() !== ""),
    );
    const collator = new Intl.Collator("en");
    fc.assert(
      fc.property(texts, fc.subarray(types, { minLength: 1 }), (text, some) => {
        const q = text.trim().toLowerCase();
        const expected = named
          .filter(({ type }) => some.includes(type))
          .flatMap((result, position) => {
            const rank = rankOf(result, q);
            return rank === undefined ? [] : { result, position, rank };
          })
          .sort(
            (a, b) =>
              a.rank - b.rank ||
              a.result.name.length - b.result.name.length ||
              collator.compare(a.result.name.toLowerCase(), b.result.name.toLowerCase()) ||
              a.position - b.position,
          )
          .map(({ result: { type, id, name } }) => ({ type, id, name }));
        fc.pre(expected.length > 0);
        const found = rowsOf((page) => core.search(catalog, { q: text, types: some, ...page }));
        expect(found.map(({ type, id, name }) => ({ type, id, name }))).toEqual(expected);
      }),
      // "00" is in "NPC 100% HP Drain", and is the id of a class: numbers in queries may begin with zeros.
      { numRuns: 20, examples: [["00", ["class", "skill"]]] },
    );
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
