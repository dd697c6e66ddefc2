import { createHandler } from "@gamedata/http/handler";
import { interlude } from "@gamedata/interlude";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { catalog } from "../../../apps/http/test/served.js";
import { createRandom } from "../random.js";
import { requestKinds } from "../start/first-request.js";
import { detailPaths, listPaths, routeList } from "./paths.js";
import { repeatedRequests } from "./repeated.js";

const handle = createHandler({ catalogs: [catalog] });
const responseTo = (path: string) => handle(new Request(`http://localhost${path}`));

describe("detail paths", async () => {
  const { routes } = v.parse(routeList, await (await responseTo("/")).json());
  const paths = detailPaths(
    interlude,
    routes.map(({ path }) => path),
  );

  it("name every id of every detail route once", () => {
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of ["items/9208", "items/57/spoiled-by", "npcs/29001/shop", "drops/npc/29001", "classes/0"])
      expect(paths).toContain(`/api/interlude/${path}`);
    expect(paths.filter((path) => /\/items\/\d+$/u.test(path))).toHaveLength(9206);
    expect(paths.filter((path) => /\/npcs\/\d+\/spawns$/u.test(path))).toHaveLength(6472);
  });

  it("have what a route requires, so that it answers with 200 or 404", async () => {
    const [first] = interlude.npcs;
    const ofNpc = paths.filter((path) => path.includes(`/npcs/${first?.id}`));
    expect(ofNpc.length).toBeGreaterThan(5);
    for (const path of ofNpc) expect([200, 404], path).toContain((await responseTo(path)).status);
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

describe("fixed requests", () => {
  it.each(repeatedRequests)("have the status that is measured: $name", async ({ path, status }) => {
    expect((await responseTo(`/api/interlude/${path}`)).status).toBe(status === 404 ? 404 : 200);
  });

  it.each(requestKinds)("have a response: $name", async ({ path }) => {
    expect((await responseTo(path)).status).toBe(200);
  });

  it("have a name and a path of their own", () => {
    for (const requests of [repeatedRequests, requestKinds]) {
      expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length);
      expect(new Set(requests.map(({ path }) => path)).size).toBe(requests.length);
    }
    expect(requestKinds.filter(({ hasNoTarget }) => hasNoTarget !== true)).toHaveLength(11);
  });
});
