import { readdirSync } from "node:fs";
import * as v from "valibot";
import { expect, it } from "vitest";
import { readGolden } from "../../../../scripts/test/golden.js";
import { createRouteMatcher, routeTable } from "../../src/routes/route-table.js";
import { handlerAsker, jsonOf } from "../ask.js";
import { catalog, highFiveCatalog } from "../served.js";

const folder = new URL("./", import.meta.url);

/** Targets, and the bodies that they must answer. */
const golden = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) => Object.entries(v.parse(v.record(v.string(), v.unknown()), readGolden(new URL(file, folder)))))
  .map(([target, body]) => [`/api/${target}`, body] as const);

it("has a golden response for every route of the data, and two where there are ids", () => {
  const match = createRouteMatcher(routeTable);
  const paths = golden.map(([target]) => match(target.split("?", 1)[0] ?? "")?.route.path);
  for (const { kind, path } of routeTable) {
    if (kind === "service") continue;
    expect(paths.filter((covered) => covered === path).length, path).toBeGreaterThanOrEqual(
      path.includes("{id}") ? 2 : 1,
    );
  }
});

// Through ports and the cache, the same bytes are sent: `contract`, `lists` and `requests` ask there.
const { ask } = handlerAsker({ catalogs: [catalog, highFiveCatalog] });

it.each(golden)("%s answers as the source says", async (target, body) => {
  const reply = await ask(target);
  expect(reply.status).toBe(200);
  expect(jsonOf(reply)).toEqual(body);
});
