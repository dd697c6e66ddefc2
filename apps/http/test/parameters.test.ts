import type { ExampleRequest } from "@gamedata/api";
import { valibotSchemaOf } from "@gamedata/schema";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { exampleTarget } from "../src/routes/example-target.js";
import type { DataRoute } from "../src/routes/route.js";
import { routeTable } from "../src/routes/route-table.js";
import { handlerAsker, jsonOf } from "./ask.js";
import { catalog } from "./served.js";

const { ask } = handlerAsker({ catalogs: [catalog] });
const catalogs = new Map([["interlude", catalog]]);

const MAXIMUM_LIMIT = 200;
const numbers = [-1, 0, 1, MAXIMUM_LIMIT, MAXIMUM_LIMIT + 1, 9_007_199_254_740_991];
const texts = ["-id", "name", "grade", "armor", "RaidBoss", "nonsense"];

const isPathId = ({ path }: DataRoute, name: string) => name === "id" && path.includes("{id}");

const schemaOf = ({ parameters }: DataRoute, name: string) => parameters(catalog)[name];

/** The example's parameters without which a route refuses every query, or every value of the companion's parameter. */
const requiredOf = (route: DataRoute, companion?: string): ExampleRequest["query"] =>
  Object.fromEntries(
    Object.entries(route.example.query ?? {}).filter(
      ([name]) => name === companion || schemaOf(route, name)?.type !== "optional",
    ),
  );

const parameters = routeTable
  .filter((route): route is DataRoute => route.kind === "data")
  .flatMap((route) =>
    Object.entries(route.parameters(catalog)).map(([name, schema]) => ({
      route,
      title: `${name} of ${route.path}`,
      name,
      // The document has the chronicles that are served.
      schema: name === route.otherChronicle ? v.picklist([...catalogs.keys()]) : valibotSchemaOf(schema),
    })),
  );

/** A parameter whose schema allows more than the record of the path does. */
const dependsOnRecord = new Set([
  "recipe of /api/{chronicle}/items/{id}/crafting",
  "recipes of /api/{chronicle}/crafting",
  "level of /api/{chronicle}/skills/{id}",
  // What a character can be and wear depends on the classes, items and hennas of the chronicle.
  ...["class", "items", "hennas"].map((name) => `${name} of /api/{chronicle}/npcs/{id}/fight`),
  ...["items", "hennas"].map((name) => `${name} of /api/{chronicle}/classes/{id}/character`),
  // Without a class nothing is worn.
  ...["class", "items", "hennas"].map((name) => `${name} of /api/{chronicle}/hunting`),
]);

/** Parameters of text, in which digits are text, too. */
const ofText = new Set(["q", "name", "items"]);

/** Parameters that are allowed only together with another one, which the example of the route gives. */
const companions = new Map([
  ["minPlayerLevel of /api/{chronicle}/skills", "classId"],
  ["maxPlayerLevel of /api/{chronicle}/skills", "classId"],
  ["id of /api/{chronicle}/changes", "type"],
  ["value of /api/{chronicle}/hennas", "stat"],
]);

describe("the documented parameters", () => {
  it.each(parameters)("$title allow what the route does", async ({ route, title, name, schema }) => {
    for (const value of [...numbers, ...texts]) {
      const { id = "" } = route.example;
      const target = exampleTarget(
        route,
        isPathId(route, name)
          ? { id: value, query: requiredOf(route) ?? {} }
          : { id, query: { ...requiredOf(route, companions.get(title)), [name]: value } },
        catalogs,
      );
      // The raw NPC of a loot is one of the NPC's own, which no schema can say.
      const isOfRecord = name !== "raw" || value === id;
      const isAllowed =
        isOfRecord &&
        [value, [value], ...(ofText.has(name) ? [String(value), [String(value)]] : [])].some((one) =>
          v.is(schema, one),
        );
      const isClamped = name === "limit" && typeof value === "number" && value > MAXIMUM_LIMIT;
      const { status } = await ask(target);
      if (isAllowed && dependsOnRecord.has(title)) expect([200, 400], target).toContain(status);
      else if (isAllowed || isClamped) expect([200, 404], target).toContain(status);
      else expect(status, target).toBe(400);
    }
  });

  it("default to what the route does without them", async () => {
    for (const { route, name, schema } of parameters) {
      if (isPathId(route, name) || schema.type !== "optional") continue;
      const byDefault = v.safeParse(schema, undefined);
      expect(byDefault.success).toBe(true);
      if (byDefault.output === undefined) continue;
      const { id = "" } = route.example;
      const query = requiredOf(route) ?? {};
      const plain = await ask(exampleTarget(route, { id, query }, catalogs));
      const spelledOut = await ask(
        exampleTarget(route, { id, query: { ...query, [name]: String(byDefault.output) } }, catalogs),
      );
      expect(jsonOf(spelledOut)).toEqual(jsonOf(plain));
    }
  });
});
