import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";

const dist = new URL("../dist/", import.meta.url);
const importForm = /^(?:import |import .* from |\} from )"([^"]+)";$|import\("([^"]+)"\)/gm;

/** Collects what a built module imports, and what the modules beside it do that it imports. */
function importsOf(file: string): readonly string[] {
  return [...readFileSync(new URL(file, dist), "utf8").matchAll(importForm)].flatMap(([, still = "", lazy = ""]) => {
    const name = still || lazy;
    return name.startsWith("./") ? importsOf(name) : [name];
  });
}

describe("the built entry point", () => {
  it.each(["handler.js", "service.js"])("%s imports neither Node nor data", (file) => {
    const imports = importsOf(file);
    expect(imports).toContain("@gamedata/core");
    expect(imports.filter((name) => name.startsWith("node:"))).toEqual([]);
    expect([...new Set(imports)].sort()).toEqual(yaml`
      ["@gamedata/core", "@gamedata/core/parse", "@gamedata/schema", "@valibot/to-json-schema", lru-cache, valibot]
    `);
  });
});
