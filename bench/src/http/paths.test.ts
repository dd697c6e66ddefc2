import { createCatalog } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";
import { describe, expect, it } from "vitest";
import { createRandom } from "../random.js";
import { cases } from "./case.js";
import { detailPaths, listPaths } from "./paths.js";

describe("detail paths", () => {
  const paths = detailPaths(createCatalog(interlude));

  it("name every id of every detail route once", () => {
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of ["items/9208", "items/57/spoiled-by", "npcs/29001/shop", "drops/npc/29001", "classes/0"])
      expect(paths).toContain(`/api/interlude/${path}`);
    expect(paths.filter((path) => /\/items\/\d+$/u.test(path))).toHaveLength(9206);
    expect(paths.filter((path) => /\/npcs\/\d+\/spawns$/u.test(path))).toHaveLength(6472);
  });

  it("ask monster routes for monsters only", () => {
    expect(paths).toContain("/api/interlude/monsters/29001");
    expect(paths).not.toContain("/api/interlude/monsters/30001");
  });
});

describe("list paths", () => {
  it("differ from one another, each with q, a filter and a sort", () => {
    const paths = listPaths(interlude, 500, createRandom(1));
    expect(new Set(paths).size).toBe(500);
    for (const path of paths) {
      expect(path).toMatch(/[?&]q=[^&]+&/u);
      expect(path).toMatch(/[?&](?:type|grade|npcType|levelMin)=[^&]+&/u);
      expect(path).toMatch(/[?&]sort=-?(?:id|name|grade|level)\b/u);
    }
  });

  it("repeat themselves for a seed", () => {
    const draw = (seed: number) => listPaths(interlude, 20, createRandom(seed));
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });
});

describe("cases", () => {
  it("have a path of their own, because the bare server knows them by it", () => {
    expect(new Set(cases.map(({ path }) => path)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(16);
  });
});
