import { expect, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import type { Failure } from "../src/create-service.js";
import { routeTable } from "../src/routes/route-table.js";
import { describeAsked, jsonOf } from "./ask.js";
import { bugRoute } from "./bug-route.js";
import { catalog } from "./served.js";

const SECRET = "ENOENT /home/secret/items.json";

/** The route table with a bug in one route. */
const routes = [
  ...routeTable,
  bugRoute((_, { id }) => {
    if (id === "2") throw new RangeError(SECRET);
    return () => {
      throw new TypeError(SECRET);
    };
  }),
];

/** A file of the site that a newer version has replaced below the running server. */
const site = [
  {
    path: "/assets/replaced.js",
    mediaType: "text/javascript; charset=utf-8",
    headers: {},
    read: () => {
      throw new Error(SECRET);
    },
  },
];

const failures: Failure[] = [];
describeAsked("a bug", { catalogs: [catalog], routes, site, onFailure: (failure) => failures.push(failure) }, (ask) => {
  it.each([
    ["/api/interlude/bugs/1?q=x", "/api/{chronicle}/bugs/{id}"],
    ["/api/interlude/bugs/2", "/api/{chronicle}/bugs/{id}"],
    ["/assets/replaced.js", undefined],
  ])("of %s is told to nobody but the log", async (target, route) => {
    failures.length = 0;
    const reply = await ask(target, { headers: { "if-none-match": "*", "accept-encoding": "br" } });
    expect(reply.status).toBe(500);
    expect(jsonOf(reply)).toEqual({ error: expect.any(String), status: 500, code: "INTERNAL_ERROR" });
    expect(reply.body.toString()).not.toContain("secret");
    expect(reply.headers).toMatchObject(yaml`
      { "access-control-allow-origin": "*", "cache-control": no-store, "content-length": ${String(reply.body.length)},
        "content-type": "application/json; charset=utf-8" }
    `);
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) {
      expect(failure).toMatchObject({ route, method: "GET", target });
      expect(failure.error).toMatchObject({ message: SECRET });
    }
    expect((await ask("/api/interlude/items/57")).status).toBe(200);
  });
});
