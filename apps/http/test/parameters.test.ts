import type { ExampleRequest } from "@gamedata/api";
import { valibotSchemaOf } from "@gamedata/schema";
import { Ajv } from "ajv";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type DataRoute, exampleTarget } from "../src/routes/route.js";
import { routeTable } from "../src/routes/route-table.js";
import { handlerAsker, jsonOf } from "./ask.js";
import { operationsOf } from "./openapi-document.js";
import { catalog } from "./served.js";

const { ask } = handlerAsker({ catalogs: [catalog] });
const catalogs = new Map([["interlude", catalog]]);

const document = (await ask("/api/openapi.json")).body.toString("utf8");
const ajv = new Ajv({ formats: { int64: true }, strictSchema: false });
ajv.addSchema(v.parse(v.record(v.string(), v.unknown()), JSON.parse(document)), "document");
/** Returns a schema of the document as JSON Schema has it: with references into the document, and exclusive bounds as numbers. */
function standalone({ minimum, exclusiveMinimum, ...schema }: Readonly<Record<string, unknown>>): object {
  const bounds =
    exclusiveMinimum === true ? { exclusiveMinimum: minimum } : { ...(minimum !== undefined && { minimum }) };
  return JSON.parse(JSON.stringify({ ...schema, ...bounds }).replaceAll('"#/', '"document#/'));
}

const documented = new Map(
  operationsOf(document).flatMap(({ path, operation }) =>
    (operation.parameters ?? []).map(({ name, schema }) => [`${name} of ${path}`, ajv.compile(standalone(schema))]),
  ),
);

/** Returns whether the schema of a parameter in the document accepts a value, as a validating proxy would read it. */
function isDocumented(title: string, value: unknown): boolean {
  const validate = documented.get(title);
  if (validate === undefined) throw new Error(`The document has no ${title}.`);
  return validate(value) === true;
}

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
  it.each(parameters)("$title allow what the route does", async ({ route, title, name }) => {
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
          isDocumented(title, one),
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

  const upTo = (count: number) => Array.from({ length: count }, (_, position) => position + 1);

  it.each([
    ["type", "items", "wEaPoN", true],
    ["grade", "items", "sa", false],
    ["sort", "items", "NAME", false],
    ["npcType", "raw/npcs", "merchant", true],
    ["npcType", "monsters", "Merchant", false],
    ["types", "search", ["NPC", "Armor-Set"], true],
    ["types", "search", ["npc", "spell"], false],
    ["ids", "items", [...upTo(200), ...upTo(200)], true],
    ["fields", "items", ["name", "name"], true],
    ["fields", "items", ["Name"], false],
    ["offset", "items", Number.MAX_SAFE_INTEGER + 1, false],
    ["to", "teleports/route", "83396,147904", true],
    ["from", "teleports/route", "83396,0147904", true],
    ["from", "teleports/route", "Giran", false],
    ["to", "teleports/route", "83396,147904,-3404", false],
    ["to", "teleports/route", "83396:147904", false],
    ["walk", "teleports/route", 0, true],
    ["walk", "teleports/route", 50_001, false],
  ])("%s of %s allows as the route does %j: %s", async (name, path, value, isAllowed) => {
    const others = { search: { q: "ant" }, "teleports/route": { from: "30080", to: "30080" } };
    const given = { ...Object.entries(others).find(([other]) => other === path)?.[1], [name]: String(value) };
    const { status } = await ask(`/api/interlude/${path}?${new URLSearchParams(Object.entries(given))}`);
    expect(status).toBe(isAllowed ? 200 : 400);
    expect(isDocumented(`${name} of /api/{chronicle}/${path}`, value)).toBe(isAllowed);
  });
});
