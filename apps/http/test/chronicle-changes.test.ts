import { interlude } from "@gamedata/interlude";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { handlerAsker, jsonOf } from "./ask.js";
import { gracia, graciaCatalog } from "./second-chronicle.js";
import { catalog, highFiveCatalog } from "./served.js";

const A = "interlude";
const B = "gracia-test";
const versions = { [A]: interlude.manifest.dataVersion, [B]: gracia.manifest.dataVersion };

const open = () => handlerAsker({ catalogs: [catalog, graciaCatalog] });

describe("the changes between two chronicles", () => {
  // By the construction of the second chronicle: two coins are added, Cedar Staff is removed, Adena has a weight, and Hemp
  // Cloak has the name of another thing. Four types of NPC rows are not compared.
  const changesOf = async (query: string, name = B) => jsonOf(await open().ask(`/api/${name}/changes?${query}`));

  it("are what was added, removed and changed, and the ids that are another thing", async () => {
    expect(await changesOf("from=interlude&type=items")).toEqual({
      data: {
        chronicle: B,
        dataVersion: versions[B],
        from: { chronicle: A, dataVersion: versions[A] },
        counts: [{ type: "items", added: 2, removed: 1, changed: 2, reused: 1 }],
        added: [
          { type: "items", id: 13_457, name: "Coin of Gracia 1" },
          { type: "items", id: 13_458, name: "Coin of Gracia 2" },
        ],
        removed: [{ type: "items", id: 9, name: "Cedar Staff" }],
        changed: [
          { type: "items", id: 52, name: "Vesper Dual Sword", fields: { name: ["Hemp Cloak", "Vesper Dual Sword"] } },
          { type: "items", id: 57, name: "Adena", fields: { weight: [null, 1] } },
        ],
        reused: [{ type: "items", id: 52, names: ["Hemp Cloak", "Vesper Dual Sword"] }],
      },
    });
  });

  it("are the opposite in the other direction", async () => {
    expect(await changesOf(`from=${B}&type=items`, A)).toMatchObject({
      data: {
        counts: [{ type: "items", added: 1, removed: 2, changed: 2, reused: 1 }],
        added: [{ id: 9 }],
        removed: [{ id: 13_457 }, { id: 13_458 }],
        changed: [{ id: 52 }, { id: 57, fields: { weight: [1, null] } }],
        reused: [{ id: 52, names: ["Vesper Dual Sword", "Hemp Cloak"] }],
      },
    });
  });

  it("have a page of each list, and all counts", async () => {
    expect(await changesOf("from=interlude&type=items&limit=1&offset=1")).toMatchObject({
      data: {
        counts: [{ added: 2, removed: 1, changed: 2, reused: 1 }],
        added: [{ id: 13_458 }],
        removed: [],
        changed: [{ id: 57 }],
        reused: [],
      },
    });
  });

  it("are those of all types by default, in the order of the types", async () => {
    const bosses = interlude.npcs.filter(({ type }) => type === "GrandBoss").length;
    const none = { added: 0, removed: 0, changed: 0, reused: 0 };
    expect(bosses).toBeGreaterThan(5);
    expect(await changesOf("from=interlude&limit=200")).toMatchObject({
      data: {
        counts: [
          { type: "items", added: 2, removed: 1, changed: 2, reused: 1 },
          { type: "npcs", ...none, changed: bosses },
          ...["skills", "quests", "classes", "recipes", "armor-sets", "exchanges", "hennas", "seeds"].map((type) => ({
            type,
            ...none,
          })),
          ...["soul-crystals", "experience", "locations", "regions"].map((type) => ({ type, ...none })),
        ],
        changed: [
          { type: "items", id: 52 },
          { type: "items", id: 57 },
          ...Array(bosses).fill({ type: "npcs", fields: { type: ["GrandBoss", "EpicBoss"] } }),
        ],
      },
    });
  });

  it("are none from a chronicle to itself", async () => {
    expect(await changesOf(`from=${B}&type=items`)).toMatchObject({
      data: { counts: [{ added: 0, removed: 0, changed: 0, reused: 0 }], added: [], removed: [], changed: [] },
    });
  });

  it.each([
    ["type=items", "INVALID_ENUM", "Missing from: it must be one of interlude, gracia-test."],
    ["from=", "INVALID_ENUM", "Missing from: it must be one of interlude, gracia-test."],
    ["from=gracia", "INVALID_ENUM", 'Invalid from "gracia": it must be one of interlude, gracia-test.'],
    ["from=Interlude", "INVALID_ENUM", 'Invalid from "Interlude": it must be one of interlude, gracia-test.'],
    ["from=__proto__", "INVALID_ENUM", 'Invalid from "__proto__": it must be one of interlude, gracia-test.'],
    ["from=gracia&from=interlude", "INVALID_ENUM", 'Invalid from "gracia": it must be one of interlude, gracia-test.'],
    ["from=interlude&type=drops", "INVALID_ENUM", /^Invalid type "drops": it must be one of items, npcs, skills, /],
    ["from=interlude&type=items,npcs", "INVALID_ENUM", /^Invalid type "items,npcs": it must be one of items, /],
    ["from=interlude&limit=0", "INVALID_PARAMETER", "Invalid limit 0: it must be a whole number of at least 1."],
    ["from=interlude&limit=x", "INVALID_PARAMETER", 'Invalid limit "x": it must be a whole number.'],
    ["from=interlude&offset=-1", "INVALID_PARAMETER", /^Invalid offset -1: it must be a whole number of at least 0/],
  ])("refuse %s", async (query, code, error) => {
    const reply = await open().ask(`/api/${A}/changes?${query}`);
    expect(reply.status).toBe(400);
    expect(jsonOf(reply)).toEqual({
      error: typeof error === "string" ? error : expect.stringMatching(error),
      status: 400,
      code,
    });
  });

  it("are kept by both chronicles and the query", async () => {
    const { ask } = open();
    const paths = [
      `/api/${B}/changes?from=${A}&type=items`,
      `/api/${B}/changes?from=${B}&type=items`,
      `/api/${A}/changes?from=${B}&type=items`,
      `/api/${B}/changes?from=${A}&type=items&limit=1`,
    ];
    const bodies = new Set<string>();
    for (const path of [...paths, ...paths, ...paths]) bodies.add(`${path} ${(await ask(path)).body}`);
    expect(bodies.size).toBe(paths.length);
    expect((await ask(`${paths[0]}&limit=50`)).body).toEqual((await ask(paths[0] ?? "")).body);
  });
});

describe("the changes of the chronicles that are served", () => {
  const page = v.object({
    data: v.object({
      counts: v.array(v.object({ type: v.string(), reused: v.number() })),
      reused: v.array(v.object({ id: v.number(), names: v.tuple([v.string(), v.string()]) })),
    }),
  });

  const changedPage = v.object({
    data: v.object({ changed: v.array(v.object({ fields: v.record(v.string(), v.array(v.unknown())) })) }),
  });

  const changes = async (query: string) => {
    const { ask } = handlerAsker({ catalogs: [catalog, highFiveCatalog] });
    return jsonOf(await ask(`/api/high-five/changes?from=interlude&${query}`));
  };

  it("are what a player would call a change", async () => {
    // xml/armorSets.xml of interlude: chest 352 in the fourth set; xml/stats/armorsets of High Five: set 7, with the same pieces.
    expect(await changes("type=armor-sets&id=4")).toMatchObject({
      data: {
        counts: [{ type: "armor-sets", added: 0, removed: 0, changed: 0, reused: 1 }],
        reused: [{ id: 4, names: ["Brigandine Set", "Reinforced Leather Set"] }],
      },
    });
    expect(await changes("type=armor-sets&id=7")).toMatchObject({ data: { counts: [{ changed: 0, reused: 1 }] } });
    // xml/mapRegions.xml of interlude and xml/mapregion/*.xml of High Five: tiles 20_20, 21_20, 20_21 and 21_21.
    expect(await changes("type=regions&id=1")).toMatchObject({ data: { counts: [{ changed: 0 }] } });
    // 30001, Lector: equal stats and titles; only one source has elements, skills 4408 to 4415, and a range that he does not use.
    expect(await changes("type=npcs&id=30001")).toMatchObject({ data: { counts: [{ changed: 0 }] } });
  });

  it("are not how a source writes the same", async () => {
    const fieldsOf = async (query: string) => {
      const { changed } = v.parse(changedPage, await changes(query)).data;
      return Object.assign({}, ...changed.map(({ fields }) => fields));
    };
    // Willow Staff, weapon_type BIGBLUNT and BLUNT: only price, accuracy and M. Atk. differ. Composite Armor: fullarmor and onepiece.
    expect(Object.keys(await fieldsOf("type=items&id=8")).sort()).toEqual(["price", "stats"]);
    expect(await fieldsOf("type=items&id=60")).toEqual({
      price: [1_440_000, 1_227_000],
      crystalCount: [576, 491],
      // <player races="HUMAN,ELF,DARK_ELF,ORC,DWARF" /> in High Five alone.
      conditions: [null, { player: { races: ["HUMAN", "ELF", "DARK_ELF", "ORC", "DWARF"] } }],
    });
    // Corpse Plague, mpConsume 22 28 29 33; mpConsume1 5 6 6 7 and mpConsume2 17 22 23 26.
    expect(await fieldsOf("type=skills&id=103")).not.toHaveProperty("mpConsume");
    // Quest 6 gives items 7570 and 7559 in both; Roxxy is a Gatekeeper in one source and a Teleporter in the other.
    expect(Object.keys(await fieldsOf("type=quests&id=6"))).toEqual(["name"]);
    expect(await fieldsOf("type=npcs&id=30006")).toEqual({});
  });

  it("name the ids of other things, such as item 52, and not those of the same thing, such as item 57", async () => {
    const { ask } = handlerAsker({ catalogs: [catalog, highFiveCatalog] });
    const reply = await ask("/api/high-five/changes?from=interlude&type=items&limit=200");
    const { counts, reused } = v.parse(page, jsonOf(reply)).data;
    // xml/items/0000-0099.xml of interlude, xml/stats/items/00000-00099.xml of High Five.
    expect(reused).toContainEqual({ id: 52, names: ["Hemp Cloak", "Vesper Dual Sword"] });
    expect(reused.map(({ id }) => id)).not.toContain(57);
    expect(counts).toEqual([expect.objectContaining({ type: "items", reused: reused.length })]);
  });
});
