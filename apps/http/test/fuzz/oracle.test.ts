import { createHash } from "node:crypto";
import { operations } from "@gamedata/api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Asked, answerTo } from "../equality/core-answer.js";
import { catalog, highFiveCatalog } from "../served.js";
import { type SpawnedServer, spawnServer, stopServer } from "../server/spawn-server.js";
import type { WireRequest } from "../wire/request.js";
import type { WireResponse } from "../wire/response-parser.js";
import { Exchanger } from "./exchange.js";
import { checkResponse } from "./oracle.js";
import { servedOf } from "./served.js";

const served = servedOf([catalog, highFiveCatalog]);
const root = "/api/interlude";
const get = (target: string): WireRequest => ({ method: "GET", target });

let server: SpawnedServer;
let exchanger: Exchanger;
beforeAll(async () => {
  server = await spawnServer();
  exchanger = new Exchanger(server.address);
});
afterAll(async () => {
  await exchanger.close();
  await stopServer(server);
});

type Spoil = (response: WireResponse) => WireResponse;

const withField =
  (name: string, value: string | undefined): Spoil =>
  (response) => ({
    ...response,
    fields: [
      ...response.fields.filter(([other]) => other.toLowerCase() !== name),
      ...(value === undefined ? [] : [[name, value] as const]),
    ],
  });
const withStatus =
  (status: number): Spoil =>
  (response) => ({ ...response, status });
const withText =
  (from: string | RegExp, to: string): Spoil =>
  (response) => ({ ...response, body: Buffer.from(String(response.body).replace(from, to)) });
/** Another body with an entity tag of its own, so that nothing but the body is wrong. */
const withBody =
  (from: string | RegExp, to: string): Spoil =>
  (response) => {
    const spoiled = withText(from, to)(response);
    return withField("etag", `"${createHash("sha1").update(spoiled.body).digest("hex")}"`)(spoiled);
  };

const item = get(`${root}/items/57`);
const missing = get(`${root}/items/999999`);
const put: WireRequest = { method: "PUT", target: `${root}/items` };

/** Each wrong in one way that a service could be wrong in. */
const spoils: readonly (readonly [what: string, request: WireRequest, spoil: Spoil])[] = [
  ["a status of 500", missing, withStatus(500)],
  ["a status that the code does not have", missing, withStatus(400)],
  ["a refusal of what must succeed", item, withStatus(404)],
  ["success of what must be refused", missing, withStatus(200)],
  ["another code", missing, withText("ITEM_NOT_FOUND", "NPC_NOT_FOUND")],
  ["a code that there is not", missing, withText("ITEM_NOT_FOUND", "NOT_FOUND")],
  ["a field too many in an error", missing, withText("{", '{"stack":"",')],
  ["an error that caches keep", missing, withField("cache-control", "public, max-age=3600, s-maxage=86400")],
  ["an error with an entity tag", missing, withField("etag", '"a"')],
  ["a 405 that does not say what is allowed", put, withField("allow", undefined)],
  ["a type that is not JSON", item, withField("content-type", "text/html")],
  ["a type without its charset", item, withField("content-type", "application/json")],
  ["no nosniff", item, withField("x-content-type-options", undefined)],
  ["another origin", item, withField("access-control-allow-origin", "https://example.org")],
  ["no CORS headers of an error", missing, withField("access-control-allow-methods", undefined)],
  ["a server's name", item, withField("server", "gamedata/1.0")],
  ["a cookie", item, withField("set-cookie", "a=b")],
  ["another data version", item, withField("x-data-version", "000000000000")],
  ["success that caches do not keep", item, withField("cache-control", "no-store")],
  ["an entity tag of other bytes", item, withText("Adena", "Gold!")],
  ["no entity tag", item, withField("etag", undefined)],
  ["an entity tag of what is not to be kept", { method: "GET", target: "/healthz" }, withField("etag", '"a"')],
  ["a weak entity tag", item, withField("etag", 'W/"a"')],
  ["no Vary", item, withField("vary", undefined)],
  ["a coding that nobody asked for", item, withField("content-encoding", "br")],
  ["JSON that is cut", item, withBody(/.$/, "")],
  [
    "a byte that is no UTF-8",
    item,
    (response) => ({ ...response, body: Buffer.concat([response.body, Buffer.of(0xff)]) }),
  ],
  ["a field too many", item, withBody('"id":57', '"id":57,"colour":"gold"')],
  ["a field too few", item, withBody('"id":57,', "")],
  ["a null too many", item, withBody('"id":57', '"id":null')],
  ["a link of an error", missing, withField("link", '<?limit=1>; rel="first"')],
];

/** What core answers: each wrong body has all fields of its schema. */
const answerOf = (name: string, asked: Asked) => {
  const operation = operations.find(({ operationId }) => operationId === name);
  if (operation === undefined) throw new Error(`There is no operation ${name}.`);
  return answerTo(operation, served.catalogs, "interlude", asked);
};
const answers = {
  item: answerOf("getItem", { id: 57, input: {} }),
  missing: answerOf("getItem", { id: 999_999, input: {} }),
};

describe("the oracle", () => {
  it.each([item, missing, put, { method: "OPTIONS", target: `${root}/items` }])(
    "accepts what the server gives: %o",
    async (request) => {
      const response = await exchanger.ask(request);
      expect(() => checkResponse(request, response, served)).not.toThrow();
    },
  );

  it.each(spoils)("refuses %s", async (_what, request, spoil) => {
    const response = await exchanger.ask(request);
    expect(() => checkResponse(request, spoil(response), served)).toThrow();
  });

  it("accepts what core answers, and nothing else", async () => {
    const [found, refused] = [await exchanger.ask(item), await exchanger.ask(missing)];
    expect(() => checkResponse(item, found, served, answers.item)).not.toThrow();
    expect(() => checkResponse(missing, refused, served, answers.missing)).not.toThrow();
    expect(() => checkResponse(item, withBody('"Adena"', '"Gold"')(found), served, answers.item)).toThrow();
    expect(() => checkResponse(item, found, served, answers.missing)).toThrow();
    expect(() => checkResponse(missing, refused, served, answers.item)).toThrow();
    const other = withText("ITEM_NOT_FOUND", "INVALID_ID")(withStatus(400)(refused));
    expect(() => checkResponse(missing, other, served, answers.missing)).toThrow();
  });
});
