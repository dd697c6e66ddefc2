import { highFive } from "@gamedata/high-five";
import { interlude } from "@gamedata/interlude";
import type { Dataset } from "@gamedata/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ServiceOptions } from "../src/create-service.js";
import { handlerAsker, jsonOf, type Reply } from "./ask.js";
import { servedOf } from "./fuzz/served.js";
import { targetArbitrary } from "./fuzz/target-arbitrary.js";
import { catalog, highFiveCatalog } from "./served.js";

const A = "interlude";
const B = "high-five";
const catalogs = { [A]: catalog, [B]: highFiveCatalog };
const versions = { [A]: interlude.manifest.dataVersion, [B]: highFive.manifest.dataVersion };
const both = `${versions[A]}+${versions[B]}`;

const open = (options: Partial<ServiceOptions> = {}) =>
  handlerAsker({ ...options, catalogs: [catalog, { manifest: highFive.manifest, load: async () => highFiveCatalog }] });

const { ask } = open();

const foreign = ["UNKNOWN_CHRONICLE", "UNKNOWN_ROUTE", "URI_TOO_LONG"];

const shown = ({ status, headers, body }: Reply) => ({ status, headers, body: body.toString("latin1") });

describe("two chronicles of one server", () => {
  it("answer generated requests as a server of one of them does, in any order, and from the cache", async () => {
    const alone = { [A]: handlerAsker({ catalogs: [catalogs[A]] }), [B]: handlerAsker({ catalogs: [catalogs[B]] }) };
    const target = targetArbitrary(catalog, servedOf([catalog]))
      .map((one) => one.target)
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
    await fc.assert(property, { numRuns: 15, seed: 20_261_122 });
    expect(answered).toBeGreaterThan(45);
  });

  it.each([
    [`/api/${A}/items/57`, versions[A]],
    [`/api/${B}/items/57`, versions[B]],
    [`/api/${B}/items/57#fragment`, versions[B]],
    [`/api/${B}/items/0`, versions[B]],
    [`/api/${B}/items/999999`, versions[B]],
    [`/api/${B}/items?limit=0`, versions[B]],
    [`/api/${B}/changes?from=${A}&type=regions`, versions[B]],
    [`/api/${A}/none`, both],
    ["/api/none/items", both],
    ["/healthz", both],
    ["/api/openapi.json", both],
    ["/", both],
    ["/api/chronicles", both],
  ])("name the version of their data: %s", async (target, version) => {
    for (const method of ["GET", "HEAD", "OPTIONS", "POST"])
      expect((await ask(target, { method })).headers["x-data-version"]).toBe(version);
    expect((await ask(target)).headers["x-data-version"]).toBe(version);
  });

  it.each(["gracia", "INTERLUDE", "interlude,high-five", "%69nterlude", "__proto__", "constructor"])(
    "are named when a request is about %s",
    async (name) => {
      const reply = await ask(`/api/${name}/items/57`);
      expect(reply.status).toBe(404);
      expect(jsonOf(reply)).toEqual({
        error: `There is no chronicle "${name}"; there is interlude, high-five.`,
        status: 404,
        code: "UNKNOWN_CHRONICLE",
      });
    },
  );

  it("are listed, the default one first", async () => {
    const reply = await ask("/api/chronicles");
    const rowsOf = ({ manifest }: Dataset) => Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0);
    const [a, b] = [
      { project: "aCis", revision: "382" },
      { project: "L2J Server", revision: "30d2b767" },
    ];
    expect(jsonOf(reply)).toEqual({
      data: [
        { name: A, dataVersion: versions[A], source: a, rows: rowsOf(interlude) },
        { name: B, dataVersion: versions[B], source: b, rows: rowsOf(highFive) },
      ],
      meta: { total: 2, limit: 2, offset: 0 },
    });
    const gameServer = { name: "Aden", rates: { drop: 5 } };
    expect(jsonOf(await open({ gameServer }).ask("/api/chronicles"))).toMatchObject({ gameServer, meta: { total: 2 } });
    expect(jsonOf(await ask("/"))).toMatchObject({ chronicles: [A, B] });
    expect(jsonOf(await ask("/healthz"))).toMatchObject({ dataVersion: both });
  });
});

describe("the index of two chronicles", () => {
  it("lists examples that succeed", async () => {
    const index = jsonOf(await ask("/"));
    expect(index).toMatchObject({ routes: expect.any(Array) });
    const examples = JSON.stringify(index).match(/(?<="example":")[^"]+/g) ?? [];
    expect(examples).toContain(`/api/${A}/changes?from=${B}&type=items&limit=3`);
    for (const target of examples) expect([target, (await ask(target)).status]).toEqual([target, 200]);
  });
});
