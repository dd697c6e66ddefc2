import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";

/** Bytes that the bundled and minified client may take, gzipped. */
const GZIP_BUDGET = 4300;

/** All that the client may expect of a runtime beyond the language itself. */
const platform = { fetch, setTimeout, clearTimeout };

describe("the client, bundled and minified", () => {
  let code: string;
  beforeAll(async () => {
    const result = await build({
      stdin: { contents: 'export * from "./index.js"', resolveDir: new URL("../src", import.meta.url).pathname },
      bundle: true,
      minify: true,
      format: "iife",
      globalName: "gamedata",
      platform: "browser",
      target: "es2022",
      write: false,
      logLevel: "silent",
    });
    code = result.outputFiles[0]?.text ?? "";
  });

  it("takes at most what its README says, gzipped", () => {
    expect(code).toContain("createClient");
    expect(gzipSync(code).byteLength).toBeLessThanOrEqual(GZIP_BUDGET);
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    expect(readme).toContain(`at most ${GZIP_BUDGET / 1000} kB gzipped`);
  });

  it("works where there is nothing but fetch and timers", async () => {
    const requested: string[] = [];
    const context = createContext({
      ...platform,
      fetch: async (url: string) => {
        requested.push(url);
        if (requested.length === 1) throw new TypeError("Cut off");
        return Response.json({ data: { id: 57, name: "Adena" } });
      },
    });
    const script = `${code};gamedata.createClient({ baseUrl: "https://gamedata.example" }).getItem(57, { fields: ["id", "name"] })`;
    await expect(runInContext(script, context)).resolves.toEqual({ id: 57, name: "Adena" });
    expect(requested).toEqual(Array(2).fill("https://gamedata.example/api/interlude/items/57?fields=id%2Cname"));
  });
});
