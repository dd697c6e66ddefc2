import { interlude } from "@gamedata/interlude";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { handlerAsker, jsonOf, type Reply } from "./ask.js";
import { factsOf } from "./fuzz/facts.js";
import { targetArbitrary } from "./fuzz/target-arbitrary.js";
import { ADDED_ITEMS, gracia, graciaCatalog, REMOVED_ITEM, REUSED_ITEM } from "./second-chronicle.js";
import { catalog } from "./served.js";

const A = "interlude";
const B = "gracia-test";
const catalogs = { [A]: catalog, [B]: graciaCatalog };
const versions = { [A]: interlude.manifest.dataVersion, [B]: gracia.manifest.dataVersion };
const both = `${versions[A]}+${versions[B]}`;

const lazyGracia = { manifest: gracia.manifest, load: async () => graciaCatalog };
const open = () => handlerAsker({ catalogs: [catalog, lazyGracia] });

const foreign = ["UNKNOWN_CHRONICLE", "UNKNOWN_ROUTE", "URI_TOO_LONG"];

const shown = ({ status, headers, body }: Reply) => ({ status, headers, body: body.toString("latin1") });

describe("two chronicles of one server", () => {
  it("answer generated requests as a server of one of them does, in any order, and from the cache", async () => {
    const { ask } = open();
    const alone = { [A]: handlerAsker({ catalogs: [catalogs[A]] }), [B]: handlerAsker({ catalogs: [catalogs[B]] }) };
    const target = targetArbitrary(factsOf(interlude))
      // The changes are of two chronicles.
      .filter((text) => text.startsWith(`/api/${A}/`) && !text.startsWith(`/api/${A}/changes`));
    const encoding = fc.constantFrom("identity", "gzip", "br");
    let answered = 0;
    const property = fc.asyncProperty(target, encoding, fc.boolean(), async (path, coding, isFirstB) => {
      const headers = { "accept-encoding": coding };
      for (const name of isFirstB ? ([B, A, B, A, B, A] as const) : ([A, B, A, B, A, B] as const)) {
        const own = path.replace(A, name);
        const expected = await alone[name].ask(own, { headers });
        // What is about no route of the chronicle has the version of both.
        if (foreign.some((code) => expected.body.includes(code))) return;
        expect(shown(await ask(own, { headers }))).toEqual(shown(expected));
        answered += 1;
      }
    });
    await fc.assert(property, { numRuns: 1500, seed: 20_261_122 });
    expect(answered).toBeGreaterThan(4000);
  });

  it("have their own records, searches and choices", async () => {
    const { ask } = open();
    const statuses = async (path: string) =>
      Promise.all([A, B].map(async (name) => (await ask(`/api/${name}/${path}`)).status));
    expect(await statuses(`items/${ADDED_ITEMS[0]}`)).toEqual([404, 200]);
    expect(await statuses(`items/${REMOVED_ITEM}`)).toEqual([200, 404]);
    expect(await statuses("npcs?npcType=GrandBoss")).toEqual([200, 400]);
    expect(await statuses("npcs?npcType=EpicBoss")).toEqual([400, 200]);
    const found = async (name: string) => jsonOf(await ask(`/api/${name}/search?q=vesper+dual&types=item`));
    expect(await found(A)).toMatchObject({ meta: { total: 0 } });
    expect(await found(B)).toMatchObject({ data: [{ id: REUSED_ITEM, name: "Vesper Dual Sword" }] });
  });

  it("do not take the entity tag of each other for their own", async () => {
    const { ask } = open();
    const tagOf = async (name: string) => (await ask(`/api/${name}/items/${REUSED_ITEM}`)).headers["etag"] ?? "";
    const statusOf = async (name: string, tag: string) =>
      (await ask(`/api/${name}/items/${REUSED_ITEM}`, { headers: { "if-none-match": tag } })).status;
    const [a, b] = [await tagOf(A), await tagOf(B)];
    expect([await statusOf(A, a), await statusOf(A, b), await statusOf(B, a), await statusOf(B, b)]).toEqual([
      304, 200, 200, 304,
    ]);
  });

  it.each([
    [`/api/${A}/items/57`, versions[A]],
    [`/api/${B}/items/57`, versions[B]],
    [`/api/${B}/items/57#fragment`, versions[B]],
    [`/api/${B}/items/0`, versions[B]],
    [`/api/${B}/items/999999`, versions[B]],
    [`/api/${B}/items?limit=0`, versions[B]],
    [`/api/${B}/changes?from=${A}&limit=1`, versions[B]],
    [`/api/${A}/none`, both],
    ["/api/none/items", both],
    ["/healthz", both],
    ["/", both],
    ["/api/chronicles", both],
  ])("name the version of their data: %s", async (target, version) => {
    const { ask } = open();
    for (const method of ["GET", "HEAD", "OPTIONS", "POST"])
      expect((await ask(target, { method })).headers["x-data-version"]).toBe(version);
    expect((await ask(target)).headers["x-data-version"]).toBe(version);
  });

  it.each(["gracia", "INTERLUDE", "interlude,gracia-test", "%69nterlude", "__proto__", "constructor"])(
    "are named when a request is about %s",
    async (name) => {
      const reply = await open().ask(`/api/${name}/items/57`);
      expect(reply.status).toBe(404);
      expect(jsonOf(reply)).toEqual({
        error: `There is no chronicle "${name}"; there is interlude, gracia-test.`,
        status: 404,
        code: "UNKNOWN_CHRONICLE",
      });
    },
  );

  it("are listed, the default one first", async () => {
    const reply = await open().ask("/api/chronicles");
    // The rows of interlude: the sum of `rows` in its manifest; gracia-test has the same manifest but for name and version.
    const source = { project: "aCis", revision: "382" };
    const rows = Object.values(interlude.manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    expect(jsonOf(reply)).toEqual({
      data: [
        { name: A, dataVersion: versions[A], source, rows },
        { name: B, dataVersion: versions[B], source, rows },
      ],
      meta: { total: 2, limit: 2, offset: 0 },
    });
    expect(jsonOf(await open().ask("/"))).toMatchObject({ chronicles: [A, B] });
    expect(jsonOf(await open().ask("/healthz"))).toMatchObject({ dataVersion: both });
  });
});

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

describe("the OpenAPI document of two chronicles", () => {
  interface Parameter {
    readonly name: string;
    readonly schema: { readonly enum?: readonly string[]; readonly anyOf?: readonly { readonly $ref?: string }[] };
    readonly example?: unknown;
  }
  interface Document {
    readonly paths: Readonly<Record<string, { readonly get: { readonly parameters: readonly Parameter[] } }>>;
    readonly components: { readonly schemas: Readonly<Record<string, { readonly enum?: readonly string[] }>> };
  }
  const isDocument = (value: unknown): value is Document =>
    typeof value === "object" && value !== null && "paths" in value;

  it("has both as the values of a chronicle, and the choices of both", async () => {
    const document = jsonOf(await open().ask("/api/openapi.json"));
    if (!isDocument(document)) throw new Error("no document");
    const parameterOf = (path: string, name: string) =>
      document.paths[path]?.get.parameters.find((parameter) => parameter.name === name);
    for (const [path, { get }] of Object.entries(document.paths)) {
      if (path.includes("{chronicle}"))
        expect(get.parameters[0]).toMatchObject({ name: "chronicle", schema: { enum: [A, B] }, example: A });
    }
    expect(parameterOf("/api/{chronicle}/changes", "from")).toMatchObject({
      schema: { enum: [A, B] },
      example: B,
      required: true,
    });
    const types = document.components.schemas["ListNpcsNpcTypeValue"]?.enum ?? [];
    expect(types).toContain("GrandBoss");
    expect(types).toContain("EpicBoss");
    expect(new Set(types).size).toBe(types.length);
  });

  it("lists examples that succeed", async () => {
    const { ask } = open();
    const index = jsonOf(await ask("/"));
    expect(index).toMatchObject({ routes: expect.any(Array) });
    const examples = JSON.stringify(index).match(/(?<="example":")[^"]+/g) ?? [];
    expect(examples).toContain(`/api/${A}/changes?from=${B}&type=items&limit=3`);
    for (const target of examples) expect([target, (await ask(target)).status]).toEqual([target, 200]);
  });
});

describe("a chronicle that is not loaded", () => {
  function watched(load = async () => graciaCatalog) {
    let loads = 0;
    const failures: unknown[] = [];
    const counting = {
      manifest: gracia.manifest,
      load() {
        loads += 1;
        return load();
      },
    };
    const asker = handlerAsker({ catalogs: [catalog, counting], onFailure: ({ error }) => failures.push(error) });
    return { ...asker, failures, loads: () => loads };
  }

  it.each([
    ["GET", "/"],
    ["GET", "/healthz"],
    ["GET", "/api/chronicles"],
    ["GET", `/api/${A}/items/57`],
    ["GET", `/api/${A}/changes?from=${A}`],
    ["GET", `/api/${A}/changes?from=none`],
    ["GET", `/api/none/changes?from=${B}`],
    ["GET", `/api/${B}/none`],
    ["GET", `/api/${B}/items?q=${"a".repeat(8192)}`],
    ["POST", `/api/${B}/items/57`],
    ["OPTIONS", `/api/${B}/items/57`],
  ])("stays so on %s %s", async (method, target) => {
    const { ask, loads, failures } = watched();
    await ask(target, { method });
    expect({ loads: loads(), failures }).toEqual({ loads: 0, failures: [] });
  });

  it.each([
    ["GET", `/api/${B}/items/57`],
    ["HEAD", `/api/${B}/items/57`],
    ["GET", `/api/${A}/changes?from=${B}`],
    ["GET", "/api/openapi.json"],
  ])("is loaded once for %s %s, however many ask", async (method, target) => {
    const { ask, loads } = watched();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(target, { method })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await ask(`/api/${B}/npcs/29001`);
    expect(loads()).toBe(1);
  });

  it("answers 500 when it cannot be loaded, logs why, and is tried again", async () => {
    let isBroken = true;
    const { ask, failures, loads } = watched(async () => {
      if (isBroken) throw new Error("The table items of the data set is not the one");
      return graciaCatalog;
    });
    const [one, other] = await Promise.all([ask(`/api/${B}/items/57`), ask(`/api/${B}/items/1`)]);
    expect([one.status, other.status]).toEqual([500, 500]);
    expect(jsonOf(one)).toEqual({
      error: "The server failed to answer this request; the cause was logged.",
      status: 500,
      code: "INTERNAL_ERROR",
    });
    expect(failures.map(String)).toEqual(Array(2).fill("Error: The table items of the data set is not the one"));
    expect((await ask(`/api/${A}/items/57`)).status).toBe(200);
    isBroken = false;
    expect((await ask(`/api/${B}/items/57`)).status).toBe(200);
    expect(loads()).toBe(2);
  });
});
