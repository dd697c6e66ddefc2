import { etcItemRow, inventedDataset, npcRow } from "@gamedata/fixtures";
import { interlude } from "@gamedata/interlude";
import { type SearchType, searchType, type TableName, tables } from "@gamedata/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { catalog } from "../../test/interlude.js";
import { createCatalog, type PartialDataset, type SearchQuery, search } from "../index.js";
import { parseInput, type QueryParams } from "../parse.js";

/** A catalog of items with these names, ids from 1. */
const catalogOf = (names: readonly string[]) =>
  catalogWith({ items: names.map((name, position) => etcItemRow(position + 1, name)) });

const namesFound = (names: readonly string[], q: string) =>
  search(catalogOf(names), { q, limit: 200 }).data.map(({ name }) => name);

describe("search", () => {
  it("gives whole names first, then beginnings, then beginnings of words, then any part", () => {
    const names = ["Pliant Reed", "Queen Ant", "Antler", "Ant", "Want", "Ant Nest", "Reed's-ant"];
    expect(namesFound(names, "ANT")).toEqual(yaml`[Ant, Antler, Ant Nest, Queen Ant, "Reed's-ant", Want, Pliant Reed]`);
  });

  it("searches more records than a call takes arguments", () => {
    const names = Array.from({ length: 200_000 }, (_, position) => `n${position}`);
    expect(search(catalogOf(names), { q: "n199999" }).data).toEqual([{ type: "item", id: 200_000, name: "n199999" }]);
  });

  it("orders equally good names by length, name, type and id", () => {
    const { data } = search(
      catalogWith({
        items: [etcItemRow(2, "reed"), etcItemRow(1, "Reed"), etcItemRow(3, "Reed Staff"), etcItemRow(4, "Reed Boat")],
        npcs: [npcRow(9, "Reed", { level: 3 }), npcRow(7, "Reed")],
      }),
      { q: "reed" },
    );
    expect(data).toEqual([
      { type: "item", id: 1, name: "Reed" },
      { type: "item", id: 2, name: "reed" },
      { type: "npc", id: 7, name: "Reed" },
      { type: "npc", id: 9, name: "Reed", level: 3 },
      { type: "item", id: 4, name: "Reed Boat" },
      { type: "item", id: 3, name: "Reed Staff" },
    ]);
  });

  it("finds records of every type, and only of those asked for", () => {
    const invented = createCatalog(inventedDataset);
    expect(search(invented, { q: "berry" }).data).toEqual([
      { type: "henna", id: 1, name: "Berry" },
      { type: "item", id: 7, name: "Berry Dye" },
    ]);
    expect(search(invented, { q: "willow bow", types: ["item"], limit: 1 }).data).toEqual([
      { type: "item", id: 1, name: "Willow Bow", iconFile: "bow.png" },
    ]);
    const all = search(invented, { q: "o", limit: 200 }).data;
    expect(new Set(all.map(({ type }) => type))).toEqual(
      new Set(["item", "npc", "quest", "class", "armor-set", "location", "region", "skill", "recipe"]),
    );
    expect(search(invented, { q: "o", types: ["npc", "region"], limit: 200 }).data).toEqual(
      all.filter(({ type }) => type === "npc" || type === "region"),
    );
    expect(search(invented, { q: "o", types: [] }).meta.total).toBe(0);
  });

  it("leaves out a henna symbol without a name", () => {
    const hennas = [{ symbolId: 1, dyeItemId: 7, engravePrice: 1, statChanges: {}, classIds: [1] }];
    const catalog = catalogWith({ hennas, items: [etcItemRow(7, "Berry Dye")] });
    expect(search(catalog, { q: "e" }).data.map(({ type }) => type)).toEqual(["item"]);
  });

  it("finds a word between other characters, which are no words", () => {
    expect(namesFound(["Stem", "Crude Stem", "System", "Bow - Stem"], "- stem")).toEqual(yaml`
      [Bow - Stem, Stem, Crude Stem]
    `);
    expect(namesFound(["Stem", "System"], '"Stem"')).toEqual(["Stem"]);
  });

  it("takes a space too many, or one that is missing, for a typo", () => {
    expect(namesFound(["Hawkeye", "Hawk"], "hawk eye")).toEqual(["Hawkeye"]);
    expect(namesFound(["Male Soul Hound", "Soul"], "soulhound")).toEqual(["Male Soul Hound"]);
  });

  it("never finds several words over two names", () => {
    expect(namesFound(["Queen", "Ant"], "queen ant")).toEqual([]);
    expect(namesFound(["ab", "cd"], "ab\ncd")).toEqual([]);
  });

  it("finds the records with an id first, each once", () => {
    const catalog = catalogWith({
      items: [etcItemRow(7, "Reed"), etcItemRow(8, "Reed 7"), etcItemRow(70, "70th Reed")],
      npcs: [npcRow(7, "Ant 7"), npcRow(9, "Fen")],
    });
    const found = (query: SearchQuery) => search(catalog, query).data.map(({ type, id }) => `${type} ${id}`);
    expect(found({ q: " 7 " })).toEqual(["item 7", "npc 7", "item 70", "item 8"]);
    expect(found({ q: "7", types: ["item", "quest"] })).toEqual(["item 7", "item 70", "item 8"]);
    expect(found({ q: "70" })).toEqual(["item 70"]);
    // Numbers in queries may begin with zeros.
    expect(found({ q: "007" })).toEqual(["item 7", "npc 7"]);
    expect(found({ q: "4294967303" })).toEqual([]);
  });

  it("finds an NPC by the ids of the raw NPCs that it stands for", () => {
    const npcs = [npcRow(7, "Ant"), npcRow(9, "Ant")];
    const catalog = catalogWith({ items: [etcItemRow(7, "Reed"), etcItemRow(9, "Fen")], npcs });
    const found = (query: SearchQuery) => search(catalog, query).data.map(({ type, id }) => `${type} ${id}`);
    expect(found({ q: "9" })).toEqual(["npc 7", "item 9"]);
    expect(found({ q: "9", types: ["item"] })).toEqual(["item 9"]);
  });
});

describe("the input of a search", () => {
  const catalog = createCatalog(inventedDataset);
  const inputOf = (params: QueryParams) => search.prepare(catalog, parseInput(search.input(catalog), params)).input;

  it("is the same for equal searches", () => {
    expect(inputOf({ q: " Queen ANT ", types: "NPC,item,npc", limit: "5" })).toEqual(yaml`
      { q: queen ant, types: [item, npc], limit: 5, offset: 0 }
    `);
    expect(inputOf({ q: "a", types: "" })).toEqual({ q: "a", limit: 50, offset: 0 });
    expect(inputOf({ q: "a", types: "item," })).toMatchObject({ types: ["item"] });
  });

  it("names the types that there are", () => {
    expect(() => inputOf({ q: "a", types: "spell" })).toThrow(
      /^Invalid types "spell": it must be one of item, npc, quest, class, henna, armor-set/u,
    );
    expect(() => inputOf({ q: "  " })).toThrow('Invalid q "  ": it must be text that is not blank.');
  });
});

/**
 * The Damerau-Levenshtein distance of two texts (adjacent letters swapped count as one edit), by the textbook table.
 */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j));
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const steps = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change];
      table[i]?.splice(j, 1, Math.min(...steps, swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY));
    }
  }
  return at(a.length, b.length);
}

/** The rank of a name: 0 equal, 1 beginning, 2 beginning of a word, 3 substring, 4 words, 5 typo; undefined otherwise. */
function rankByHand(name: string, q: string): number | undefined {
  const lower = name.toLowerCase();
  if (lower === q) return 0;
  if (lower.startsWith(q)) return 1;
  const words = [...lower.matchAll(/[a-z']+/gu)];
  if (words.some(({ index }) => lower.slice(index).startsWith(q))) return 2;
  if (lower.includes(q)) return 3;
  const asked = q.match(/[a-z']+/gu) ?? [];
  const count = asked.length;
  if (count > 0 && asked.every((word) => words.some(([own]) => own.startsWith(word)))) return 4;
  if (count === 0 || q.length < 4) return undefined;
  const runs = words.flatMap(({ index }, first) =>
    words
      .slice(Math.max(first, first + count - 2), first + count + 1)
      .map((last) => lower.slice(index, last.index + last[0].length)),
  );
  return runs.some((run) => distance(run, q) <= 1) ? 5 : undefined;
}

describe("a search of some types", () => {
  const tablesOf: Readonly<Record<SearchType, readonly TableName[]>> = {
    item: ["items"],
    npc: ["npcs", "spawns", "drops"],
    quest: ["quests"],
    class: ["classes"],
    henna: ["hennas"],
    "armor-set": ["armorSets"],
    location: ["locations"],
    region: ["regions"],
    skill: ["skills"],
    recipe: ["recipes", "items"],
  };
  const empty: PartialDataset = Object.assign(
    { manifest: interlude.manifest },
    ...Object.keys(tables).map((table) => ({ [table]: [] })),
  );

  /** A catalog that has nothing else: a search of all types must find the same there. */
  const only = (types: readonly SearchType[], rest: PartialDataset) => {
    const names = types.flatMap((type) => tablesOf[type]);
    return createCatalog(Object.assign({}, rest, ...names.map((name) => ({ [name]: interlude[name] }))));
  };

  it.each<readonly SearchType[]>([
    ["item"],
    ["item", "npc", "quest", "class", "henna", "armor-set", "location"],
    ["item", "region", "skill", "recipe"],
  ])("finds the records of these types alone, in the same order: %s", (...types) => {
    const alone = only(types, empty);
    // Texts of every rank, texts with a typo ("quen"), and texts that nothing has.
    for (const q of ["a", "ant", "the", "gludio", "quen ant", "dwarv", "of th", "elder", "zzzzz", "s"]) {
      for (const page of [{}, { limit: 7, offset: 3 }, { limit: 200, offset: 150 }, { offset: 99_999 }]) {
        expect(search(catalog, { q, types, ...page }), q).toEqual(search(alone, { q, ...page }));
      }
    }
  });

  it("reads no table of another type", () => {
    for (const type of searchType.options) {
      const some = only([type], { manifest: interlude.manifest });
      expect(search(some, { q: "a", types: [type] }).meta.total).toBeGreaterThan(0);
      expect(() => search(some, { q: "a" })).toThrow(/^Missing dataset\.\w+: it must be a table/u);
    }
  });
});

describe("search equals reading every name", () => {
  const name = fc
    .array(fc.string({ unit: fc.constantFrom("a", "b", "C", "'"), minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 3,
    })
    .chain((words) => fc.constantFrom(" ", "-", ": ").map((between) => words.join(between)));
  const query = fc
    .string({ unit: fc.constantFrom("a", "b", "c", "'", " ", "-"), minLength: 1, maxLength: 9 })
    .filter((q) => q.trim() !== "");

  it("in what is found and in the order of ranks", () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), query, (names, text) => {
        const q = text.trim().replace(/ +/gu, " ");
        const ranked = names.map((each) => ({ name: each, rank: rankByHand(each, q) }));
        const exact = ranked.some(({ rank = 5 }) => rank < 5);
        const expected = ranked.filter(({ rank }) => rank !== undefined && (!exact || rank < 5));
        const found = search(catalogOf(names), { q: text, limit: 200 }).data;
        expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
          ranked.flatMap((each, position) => (expected.includes(each) ? [position + 1] : [])),
        );
        const keys = found.map((each) => [rankByHand(each.name, q) ?? 9, each.name.length] as const);
        expect(keys).toEqual(keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
      }),
      { numRuns: 1000 },
    );
  });

  it("page by page as at once", () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), query, fc.integer({ min: 1, max: 5 }), (names, q, limit) => {
        const catalog = catalogOf(names);
        const whole = search(catalog, { q, limit: 200 }).data;
        const pages: SearchQuery[] = Array.from({ length: 12 }, (_, page) => ({ q, limit, offset: page * limit }));
        expect(pages.flatMap((page) => search(catalog, page).data)).toEqual(whole);
      }),
    );
  });
});
