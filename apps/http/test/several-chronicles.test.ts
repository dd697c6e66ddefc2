import { highFive } from "@gamedata/high-five";
import { interlude } from "@gamedata/interlude";
import type { Dataset } from "@gamedata/schema";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { ServiceOptions } from "../src/create-service.js";
import { routeTable } from "../src/routes/route-table.js";
import { handlerAsker, jsonOf } from "./ask.js";
import { catalog, highFiveCatalog } from "./served.js";

const A = "interlude";
const B = "high-five";
const versions = { [A]: interlude.manifest.dataVersion, [B]: highFive.manifest.dataVersion };
const both = `${versions[A]}+${versions[B]}`;

const open = (options: Partial<ServiceOptions> = {}) =>
  handlerAsker({ ...options, catalogs: [catalog, { manifest: highFive.manifest, load: async () => highFiveCatalog }] });

const { ask } = open();

describe("two chronicles of one server", () => {
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

const index = v.object({ routes: v.array(v.object({ path: v.string(), example: v.string() })) });

it("the index lists every route, with an example that succeeds", async () => {
  const { routes } = v.parse(index, jsonOf(await ask("/")));
  expect(routes.map(({ path }) => path)).toEqual(routeTable.map(({ path }) => path));
  expect(routes.map(({ example }) => example)).toContain(`/api/${A}/changes?from=${B}&type=items&limit=3`);
  for (const { example } of routes) expect([example, (await ask(example)).status]).toEqual([example, 200]);
});
