import { Ajv } from "ajv";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { handlerAsker } from "./ask.js";
import { operationsOf } from "./openapi-document.js";
import { catalog } from "./served.js";

const { ask } = handlerAsker({ catalogs: [catalog] });
const text = (await ask("/api/openapi.json")).body.toString("utf8");
const ajv = new Ajv({ formats: { int64: true }, strictSchema: false });
ajv.addSchema(v.parse(v.record(v.string(), v.unknown()), JSON.parse(text)), "document");

/** Returns whether the schema of a parameter accepts a value, as a validating proxy would read it. */
function isDocumented(path: string, name: string, value: unknown): boolean {
  const { operation } = operationsOf(text).find((row) => row.path === `/api/{chronicle}${path}`) ?? {};
  const schema = operation?.parameters?.find((parameter) => parameter.name === name)?.schema;
  if (schema === undefined) throw new Error(`${path} has no ${name}`);
  return ajv.validate(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')), value) === true;
}

async function isServed(path: string, name: string, value: unknown): Promise<boolean> {
  const required =
    path === "/search" && name !== "q"
      ? { q: "ant" }
      : path === "/teleports/route"
        ? { from: 30_080, to: 30_080 }
        : path === "/crafting"
          ? { items: "1344:1" }
          : {};
  const query = new URLSearchParams(
    Object.entries({ ...required, [name]: value }).map(([key, one]) => [key, String(one)]),
  );
  const { status } = await ask(`/api/interlude${path}?${query}`);
  expect([200, 400]).toContain(status);
  return status === 200;
}

const upTo = (count: number) => Array.from({ length: count }, (_, position) => position + 1);

describe("the schema of a parameter", () => {
  it.each([
    ["/items", "limit", 201],
    ["/items", "limit", 1_000_000_000_000],
    ["/search", "limit", 201],
    ["/items/57/dropped-by", "limit", 201],
    ["/items", "offset", Number.MAX_SAFE_INTEGER],
    ["/npcs", "levelMin", -1],
    ["/npcs", "levelMax", Number.MAX_SAFE_INTEGER],
    ["/items", "type", "wEaPoN"],
    ["/items", "grade", "S"],
    ["/items", "grade", "NONE"],
    ["/npcs", "npcType", "raidboss"],
    ["/monsters", "npcType", "RAIDBOSS"],
    ["/raw/npcs", "npcType", "merchant"],
    ["/search", "types", ["NPC", "Armor-Set"]],
    ["/items", "ids", [...upTo(200), ...upTo(200)]],
    ["/items", "fields", ["name", "name"]],
    ["/teleports/route", "from", 30_081],
    ["/teleports/route", "to", "83396,147904"],
    ["/teleports/route", "from", "83396,0147904"],
    ["/teleports/route", "walk", 0],
  ])("of %s accepts %s as the service does: %j", async (path, name, value) => {
    expect(await isServed(path, name, value)).toBe(true);
    expect(isDocumented(path.replace("57", "{id}"), name, value)).toBe(true);
  });

  it.each([
    ["/items", "limit", 0],
    ["/items", "offset", -1],
    ["/items", "offset", Number.MAX_SAFE_INTEGER + 1],
    ["/items", "type", "weapons"],
    ["/items", "type", "a weapon"],
    ["/items", "grade", "sa"],
    ["/items", "sort", "NAME"],
    ["/monsters", "npcType", "Merchant"],
    ["/search", "types", ["npc", "spell"]],
    ["/items", "ids", [0]],
    ["/items", "fields", ["Name"]],
    ["/teleports/route", "from", "Giran"],
    ["/teleports/route", "from", 0],
    ["/teleports/route", "to", "83396,147904,-3404"],
    ["/teleports/route", "to", "83396:147904"],
    ["/teleports/route", "walk", 50_001],
  ])("of %s refuses %s as the service does: %j", async (path, name, value) => {
    expect(await isServed(path, name, value)).toBe(false);
    expect(isDocumented(path, name, value)).toBe(false);
  });

  it("accepts every mixture of upper and lower case", async () => {
    const npcTypes = ["RaidBoss", "GrandBoss", "FestivalMonster", "Merchant"];
    const mixed = fc
      .tuple(fc.constantFrom(...npcTypes), fc.array(fc.boolean(), { minLength: 15, maxLength: 15 }))
      .map(([name, upper]) => Array.from(name, (c, i) => (upper[i] ? c.toUpperCase() : c.toLowerCase())).join(""));
    await fc.assert(
      fc.asyncProperty(mixed, async (npcType) => {
        expect(isDocumented("/npcs", "npcType", npcType)).toBe(true);
        expect(await isServed("/npcs", "npcType", npcType)).toBe(true);
      }),
    );
  });
});
