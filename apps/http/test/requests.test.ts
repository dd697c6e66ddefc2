import { expect, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import { describeAsked, jsonOf } from "./ask.js";
import { catalog } from "./served.js";

const LONGEST_TARGET = 8192;
const SHOWN_CHARACTERS = 90;
const root = "/api/interlude";
const upTo = (count: number) => Array.from({ length: count }, (_, position) => position + 1);

/** Requests that are refused: target, status, code, and a part of the message. What core refuses, its tests have, and `parameters.test.ts`. */
const refusals = [
  // Ids are decimal digits only, from the minimum to 2^53-1.
  [`${root}/items/0`, 400, "INVALID_ID", 'Invalid id "0"'],
  [`${root}/items/%35%37`, 400, "INVALID_ID", "id"],
  [`${root}/items/%`, 400, "INVALID_ID", "id"],
  [`${root}/items/9007199254740991`, 404, "ITEM_NOT_FOUND", "9007199254740991"],

  // Order of checks: route, method, chronicle, path id, query, entity.
  ["/api/gracia/nothing", 404, "UNKNOWN_ROUTE", "/api/gracia/nothing"],
  ["/api/gracia/items", 404, "UNKNOWN_CHRONICLE", "interlude"],
  ["/api/gracia/items/0", 404, "UNKNOWN_CHRONICLE", "gracia"],
  [`${root}/items/0/dropped-by?limit=0`, 400, "INVALID_ID", "id"],
  [`${root}/items/999999/dropped-by?limit=0`, 400, "INVALID_PARAMETER", "limit"],
  [`${root}/items/999999/dropped-by?limit=1`, 404, "ITEM_NOT_FOUND", "999999"],
  [`${root}/items/999999?fields=weather`, 400, "INVALID_ENUM", "fields"],
  [`${root}/items/0?fields=weather`, 400, "INVALID_ID", "id"],

  // Parameters of a query.
  [`${root}/npcs?levelMin=41&levelMax=40`, 400, "INVALID_RANGE", "levelMin"],
  [`${root}/search`, 400, "INVALID_PARAMETER", "Missing q: it must be text that is not blank."],
  [`${root}/search?q=ant&types=item&types=spell`, 400, "INVALID_ENUM", 'Invalid types "spell"'],

  // Many records by id.
  [`${root}/items?ids=57&ids=x`, 400, "INVALID_ID", 'Invalid ids "x"'],
  [`${root}/items?ids=${upTo(200)}&ids[]=201`, 400, "INVALID_PARAMETER", "at most 200"],
  [`${root}/items?ids[]=57&limit=10`, 400, "INVALID_PARAMETER", "Invalid limit"],

  // Fields: those of the list, of its records by id, of a record, of a list about one.
  [
    `${root}/items?fields=stats`,
    400,
    "INVALID_ENUM",
    "grade, weight, price, iconFile, pAtk, mAtk, pDef, mDef, crystalCount",
  ],
  [`${root}/items/57?fields=id&fields[]=Name`, 400, "INVALID_ENUM", 'Invalid fields "Name"'],
  [`${root}/items/57/dropped-by?fields=name`, 400, "INVALID_ENUM", "npc, qty, chance, chanceDisplay, rollCount."],

  // What is not there.
  [`${root}/npcs/30008/drops`, 404, "DROPS_NOT_FOUND", "30008"],
  [`${root}/drops/npc/30008`, 404, "DROPS_NOT_FOUND", "30008"],
  [`${root}/teleports/route?from=0,0&to=30080&walk=5`, 404, "TELEPORT_ROUTE_NOT_FOUND", "from 0,0 to NPC 30080"],
  // The path of routes is no id of a teleport.
  [`${root}/teleports/routes`, 400, "INVALID_ID", 'Invalid id "routes"'],

  // Paths that are no route; those that almost are one learn which.
  ["/favicon.ico", 404, "UNKNOWN_ROUTE", "/favicon.ico"],
  ["/api", 404, "UNKNOWN_ROUTE", "/api"],
  [root, 404, "UNKNOWN_ROUTE", root],
  [`${root}/Items`, 404, "UNKNOWN_ROUTE", "Items"],
  [`${root}/%69tems`, 404, "UNKNOWN_ROUTE", "%69tems"],
  [`${root}/armor-sets/1`, 404, "UNKNOWN_ROUTE", "armor-sets/1"],
  [`${root}/raw/npcs/20001/spawns`, 404, "UNKNOWN_ROUTE", "spawns"],
  ["/%", 404, "UNKNOWN_ROUTE", "%"],
  ["/%00", 404, "UNKNOWN_ROUTE", "%00"],
  [`${root}/items/57/`, 404, "UNKNOWN_ROUTE", `its canonical form is "${root}/items/57".`],
  [`${root}//items?q=a`, 404, "UNKNOWN_ROUTE", `its canonical form is "${root}/items".`],
  [`${root}//57//dropped-by`, 404, "UNKNOWN_ROUTE", "the routes are listed at /."],

  // Length.
  [`/${"a".repeat(LONGEST_TARGET - 1)}`, 404, "UNKNOWN_ROUTE", "aaa…"],
  [`/${"a".repeat(LONGEST_TARGET)}`, 414, "URI_TOO_LONG", "8192"],
  [`${root}/items?q=${"a".repeat(LONGEST_TARGET)}`, 414, "URI_TOO_LONG", "8192"],
] as const;

const titledRefusals = refusals.map(
  ([target, status, code, words]) => [target.slice(0, SHOWN_CHARACTERS), status, code, target, words] as const,
);

/** Targets that mean the same, pair by pair: bytes, tags and links are equal. */
const synonyms = [
  [`${root}/items?limit=&offset=&q=&type=&grade=&sort=`, `${root}/items?limit=50`],
  [`${root}/items?limit=2&limit=3`, `${root}/items?limit=2`],
  [`${root}/items?unknown=1&__proto__=2&Limit=3`, `${root}/items`],
  [`${root}/items?q=%zz`, `${root}/items?q=%25zz`],
  [`${root}/drops/npc/29001`, `${root}/npcs/29001/drops`],
  [`${root}/items?`, `${root}/items`],

  // Many records, fields, and lists of values.
  [`${root}/items?ids=57%2C1&limit=&q=`, `${root}/items?ids=57,1`],
  [`${root}/items?ids%5B%5D=57&ids=1,1864&ids[]=30`, `${root}/items?ids=57,1,1864,30`],
  [`${root}/items?ids%5B0%5D=57&ids%5B1%5D=1&fields%5B0%5D=id`, `${root}/items?ids=57,1&fields=id`],
  [`${root}/items?ids=57,1&limit=50&offset=0&sort=id`, `${root}/items?ids=57,1`],
  [`${root}/quests?ids=1&limit=5`, `${root}/quests?ids=1`],
  [`${root}/items/57?fields=name&fields=id`, `${root}/items/57?fields=id,name`],
  [`${root}/search?q=ant&types[]=npc&types[]=ITEM`, `${root}/search?types=item,npc&q=ant`],
] as const;

describeAsked("requests", { catalogs: [catalog] }, (ask) => {
  it.each(titledRefusals)("GET %s is refused with %i %s", async (_title, status, code, target, words) => {
    const reply = await ask(target);
    const body = jsonOf(reply);
    expect(reply.status).toBe(status);
    expect(body).toEqual({ error: expect.stringContaining(words), status, code });
    expect(reply.headers).toMatchObject(yaml`
      { "access-control-allow-origin": "*", "access-control-allow-methods": "GET, OPTIONS",
        "access-control-allow-headers": Content-Type, "cache-control": no-store,
        "content-length": ${String(reply.body.length)}, "content-type": "application/json; charset=utf-8",
        "x-content-type-options": nosniff }
    `);
    expect(reply.headers).not.toHaveProperty("etag");
    expect(reply.body.length).toBeLessThan(3000);
  });

  it.each(synonyms)("%s means the same as %s", async (target, same) => {
    const [reply, expected] = [await ask(target), await ask(same)];
    expect(reply.status).toBe(200);
    expect(reply).toEqual(expected);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "PROPFIND"])("%s is not allowed", async (method) => {
    const reply = await ask(`${root}/items/0?limit=0`, { method });
    expect(reply.status).toBe(405);
    expect(jsonOf(reply)).toMatchObject({ status: 405, code: "METHOD_NOT_ALLOWED" });
    expect(reply.headers).toMatchObject(yaml`
      { allow: "GET, HEAD, OPTIONS", "access-control-allow-origin": "*", "cache-control": no-store,
        "content-length": ${String(reply.body.length)} }
    `);
    expect((await ask("/nothing", { method })).status).toBe(404);
    expect((await ask("/api/gracia/items", { method })).status).toBe(405);
  });

  it.each(["/", "/healthz", "/api/openapi.json", `${root}/items`, `${root}/items/0`, "/api/gracia/npcs"])(
    "OPTIONS %s answers a preflight",
    async (target) => {
      const reply = await ask(target, {
        method: "OPTIONS",
        headers: { origin: "https://example.org", "access-control-request-method": "GET" },
      });
      expect(reply.status).toBe(204);
      expect(reply.body).toHaveLength(0);
      expect(reply.headers).toMatchObject(yaml`
        { "access-control-allow-origin": "*", "access-control-allow-methods": "GET, OPTIONS",
          "access-control-allow-headers": Content-Type, "access-control-max-age": "86400",
          "content-type": "application/json; charset=utf-8" }
      `);
      expect((await ask("/nothing", { method: "OPTIONS" })).status).toBe(404);
    },
  );

  it.each(["/", `${root}/items`, `${root}/items/57`, `${root}/items/0`, `${root}/npcs/999999`, "/nothing"])(
    "HEAD %s answers like GET without a body",
    async (target) => {
      for (const headers of [{}, { "accept-encoding": "br" }]) {
        const [head, get] = [await ask(target, { method: "HEAD", headers }), await ask(target, { headers })];
        expect(head.body).toHaveLength(0);
        expect({ ...head, body: get.body }).toEqual(get);
        expect(get.headers["content-length"]).toBe(String(get.body.length));
      }
    },
  );
});
