import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCatalog, GameDataError } from "@gamedata/core";
import { type Route, routeTable } from "@gamedata/http/service";
import { interlude } from "@gamedata/interlude";
import { createProgress } from "@gamedata/program";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalog } from "../../http/test/served.js";
import type { CopiedChronicle } from "../src/copy-files.js";
import { openCopyFolder } from "../src/copy-folder.js";
import { exportCopy } from "../src/export-copy.js";

const chronicle = { catalog, readTable: (file: string) => Buffer.from(`the table ${file}`) };
const routesOf = (tag: string) => routeTable.filter((route) => route.tag === tag);
const [hennaRoutes, mapRoutes, serviceRoutes] = [routesOf("Hennas"), routesOf("Map"), routesOf("Service")];
const output = { out: () => {}, err: () => {}, isTerminal: false };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "gamedata-copy-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const site = [
  { path: "/", status: 200, headers: { "content-type": "text/html" }, body: Buffer.from("<!doctype html>") },
  { path: "/assets/a-0.js", status: 200, headers: { "content-type": "text/javascript" }, body: Buffer.from("//") },
];
const copy = (routes: readonly Route[], baseUrl?: string, chronicles: readonly CopiedChronicle[] = [chronicle]) =>
  exportCopy(
    { chronicles, routes, site, isCompact: false },
    {
      folder: openCopyFolder(root),
      baseUrl: baseUrl === undefined ? undefined : new URL(baseUrl),
      startProgress: (total) => createProgress(output, { total, barWidth: 30, isQuiet: true }),
    },
  );
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const pathsOf = () => [...textOf("export.json").matchAll(/"path":"([^"]+)"/g)].map(([, path]) => path);

const inventedRoute = (
  path: `/${string}`,
  answer: () => { readonly data: string },
  facts: { readonly ids?: readonly number[]; readonly parameters?: Readonly<Record<string, v.GenericSchema>> } = {},
): Route => ({
  kind: "data",
  path,
  operationId: "invented",
  tag: "Service",
  summary: "Invented",
  shape: "part",
  resource: "NameCount",
  idsOf: facts.ids && (() => facts.ids ?? []),
  parameters: () => facts.parameters ?? {},
  cacheable: true,
  furtherExamples: {},
  errorsOf: () => ({}),
  prepare: () => () => ({ body: answer() }),
  example: {},
});

describe("exportCopy", () => {
  it("copies every id of the data, and only routes of the API that may be kept", async () => {
    const { files, written } = await copy([...hennaRoutes, ...serviceRoutes]);
    const paths = pathsOf();
    expect(paths.filter((path) => path?.startsWith("/api/"))).toEqual([
      "/api/interlude/hennas",
      ...interlude.hennas.map(({ symbolId }) => `/api/interlude/hennas/${symbolId}`),
      "/api/chronicles",
      "/api/openapi.json",
    ]);
    expect({ files, written }).toEqual({ files: paths.length, written: paths.length });
    expect(textOf("404.html")).toContain('"status":404');
  });

  it("writes the site for browsers beside the copy, and removes its assets of an earlier export", async () => {
    await copy(hennaRoutes);
    expect(textOf("index.html")).toBe("<!doctype html>");
    expect(textOf("assets/a-0.js")).toBe("//");
    expect(pathsOf()).toEqual(expect.arrayContaining(["/", "/assets/a-0.js"]));
    writeFileSync(join(root, "assets/old-1.js"), "");
    expect(await copy(hennaRoutes)).toMatchObject({ written: 0, removed: 1 });
    expect(readdirSync(join(root, "assets"))).toEqual(["a-0.js"]);
  });

  it("has the resources and tables of every chronicle, each with the version of its data", async () => {
    const { manifest, hennas } = interlude;
    const [henna] = hennas;
    if (henna === undefined) throw new Error("there is no henna");
    const other = createCatalog({
      ...interlude,
      manifest: { ...manifest, chronicle: "other", dataVersion: "0123456789ab" },
      hennas: [{ ...henna, symbolId: 999 }],
    });
    await copy([...hennaRoutes, ...routeTable.filter(({ operationId }) => operationId === "getChanges")], undefined, [
      chronicle,
      { catalog: other, readTable: () => Buffer.from("the table of the other") },
    ]);
    expect(pathsOf().filter((path) => path?.startsWith("/api/other/"))).toEqual([
      "/api/other/hennas",
      "/api/other/hennas/999",
    ]);
    expect(pathsOf().filter((path) => path?.startsWith("/api/interlude/"))).toHaveLength(hennas.length + 1);
    expect(textOf("bulk/other/tables/hennas.json")).toBe("the table of the other");
    expect(textOf("bulk/interlude/tables/hennas.json")).toBe("the table hennas.json");
    const { dataVersions, headers } = JSON.parse(textOf("export.json"));
    expect(dataVersions).toEqual({ interlude: manifest.dataVersion, other: "0123456789ab" });
    expect(headers["/api/other/*"]).toMatchObject({ "x-data-version": "0123456789ab" });
    expect(headers["/api/interlude/*"]).toMatchObject({ "x-data-version": manifest.dataVersion });
  });

  it("moves below the path of the base URL, but not what belongs to the host", async () => {
    await copy(mapRoutes.slice(0, 1), "https://data.example.org/game/");
    expect(readdirSync(root).sort()).toEqual(["404.html", "_headers", "_redirects", "export.json", "game"]);
    const [location] = interlude.locations;
    expect(textOf("game/api/interlude/locations.json")).toContain(`"id":${location?.id}`);
    expect(pathsOf()).toContain("/game/api/interlude/locations");
    expect(textOf("_redirects")).toMatch(
      /^\/game\/api\/interlude\/locations \/game\/api\/interlude\/locations\.json 200$/m,
    );
    expect(textOf("_headers").match(/^\/.*$/gm)).toEqual([
      "/game/api/interlude/*",
      "/game/bulk/interlude/*",
      "/404.html",
      "/game/",
      "/game/assets/a-0.js",
    ]);
    expect(textOf("export.json")).toContain('"baseUrl":"https://data.example.org/game/"');
  });

  it("is the same every time, and loses what it no longer has", async () => {
    const routes = [...mapRoutes.slice(0, 1), ...hennaRoutes];
    await copy(routes);
    const first = textOf("export.json");
    const again = await copy(routes);
    expect(again).toMatchObject({ written: 0, kept: again.files, removed: 0 });
    expect(textOf("export.json")).toBe(first);
    const fewer = await copy(routes.slice(0, 1));
    expect(fewer).toMatchObject({ written: 0, kept: fewer.files, removed: interlude.hennas.length + 1 });
  });

  it("has no file for what needs a query, or what the service does not find", async () => {
    const search = inventedRoute("/api/{chronicle}/search", () => ({ data: "found" }), {
      parameters: { q: v.string() },
    });
    const notFound = () => {
      throw new GameDataError({ code: "CLASS_NOT_FOUND", label: "class", id: 1 });
    };
    const route = inventedRoute("/api/{chronicle}/classes/{id}", notFound, { ids: [0, 1] });
    await copy([search, route, ...hennaRoutes]);
    expect(pathsOf().filter((path) => path?.match(/^\/api\/interlude\/(?:search|classes)/))).toEqual([]);
  });

  it.each([
    [
      "a request is refused",
      inventedRoute(
        "/api/{chronicle}/classes/{id}",
        () => {
          throw new GameDataError({ code: "INVALID_ID", parameter: "id", value: "0", allowed: "more" });
        },
        { ids: [0] },
      ),
      "GET /api/interlude/classes/0 answers INVALID_ID",
    ],
    [
      "there is a bug",
      inventedRoute("/api/{chronicle}/broken", () => {
        throw new Error("a bug");
      }),
      "GET /api/interlude/broken answers INTERNAL_ERROR",
    ],
    [
      "nobody said which ids there are",
      inventedRoute("/api/{chronicle}/pets/{id}", () => ({ data: "wolf" })),
      "The export does not know the ids of /api/interlude/pets/{id}",
    ],
  ])("fails when %s, without a manifest", async (_what, route, message) => {
    await expect(copy([route])).rejects.toThrow(message);
    expect(readdirSync(root)).not.toContain("export.json");
  });
});
