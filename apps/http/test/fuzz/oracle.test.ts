import { createHash } from "node:crypto";
import { highFive } from "@gamedata/high-five";
import { interlude } from "@gamedata/interlude";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SpawnedServer, spawnServer, stopServer } from "../server/spawn-server.js";
import type { WireRequest } from "../wire/request.js";
import { fieldOf, type WireResponse } from "../wire/response-parser.js";
import { Exchanger } from "./exchange.js";
import { checkResponse } from "./oracle.js";
import { servedFactsOf } from "./served-facts.js";

const served = servedFactsOf([interlude, highFive]);
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
/** Another `Link` header, in every one of its references. */
const withLink =
  (from: string, to: string): Spoil =>
  (response) =>
    withField("link", fieldOf(response, "link")?.replaceAll(from, to))(response);
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
const list = get(`${root}/items?q=sword&type=weapon&sort=name&limit=3&offset=2`);
const bulk = get(`${root}/npcs?ids=29001,999999,30001&fields=name,id`);
const search = get(`${root}/search?q=ant&types=npc,item&limit=5`);
const sources = get(`${root}/items/1872/sources`);
const uses = get(`${root}/items/1458/uses`);
const map = get(`${root}/map/spawns?region=5&npcType=raidboss&levelMin=20&levelMax=30`);
const route = get(`${root}/teleports/route?from=30080&to=85348,16142`);
const missing = get(`${root}/items/999999`);
const put: WireRequest = { method: "PUT", target: `${root}/items` };

/** Each wrong in one way that a service could be wrong in. */
const spoils: readonly (readonly [what: string, request: WireRequest, spoil: Spoil])[] = [
  ["a status of 500", missing, withStatus(500)],
  ["a map with a spawn elsewhere", map, withBody("-60976", "-60975")],
  ["a map without one of its NPCs", map, withBody(/,\{"type":"Feature","id":25369.*?\}\}/, "")],
  ["a map with another level", map, withBody('"level":25', '"level":24')],
  ["a map with another kind of spawn", map, withBody("fixed", "night")],
  ["a map in an envelope", map, withBody(/^.*$/, '{"data":$&}')],
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
  ["a total that is not the tables'", list, withBody(/"total":(\d+)/, '"total":1$1')],
  ["another limit", list, withBody('"limit":3', '"limit":4')],
  ["another offset", list, withBody('"offset":2', '"offset":3')],
  ["a row too few", list, withBody(/\{"id":[^}]*\},/, "")],
  ["rows in another order", list, withBody(/(\{"id":[^}]*\}),(\{"id":[^}]*\})/, "$2,$1")],
  ["a row that does not belong there", list, withBody(/"id":\d+/, '"id":57')],
  ["a link too few", list, withField("link", undefined)],
  ["a link that leads elsewhere", list, withLink("offset=5", "offset=4")],
  ["a link that forgets what was asked for", list, withLink("type=weapon&", "")],
  ["a link of an error", missing, withField("link", '<?limit=1>; rel="first"')],
  ["a record too few of many", bulk, withBody(/\{"id":30001[^}]*\}/, "")],
  ["records in another order than asked for", bulk, withBody(/(\{"id":29001[^}]*\}),(\{"id":30001[^}]*\})/, "$2,$1")],
  ["nothing said of a missing record", bulk, withBody('"missing":[999999]', '"missing":[]')],
  ["a field that was not asked for", bulk, withBody('"id":29001,', '"id":29001,"level":40,')],
  ["fields in another order than the schema's", bulk, withBody(/("id":29001),("name":"[^"]*")/, "$2,$1")],
  ["a source too few", sources, withBody(/"grownFrom":\[\{"id":\d+.*?"kind":"\w+"\},/, '"grownFrom":[')],
  ["a group of sources too few", sources, withBody(/,"grownFrom":\[.*?\](?=[,}])/, "")],
  ["another multisell", sources, withBody(/"multisellId":(\d+)/, '"multisellId":1$1')],
  ["a likelier source last", sources, withBody(/"probability":[\d.e-]+/, '"probability":0')],
  ["a skill too few", uses, withBody(/"skills":\[\{.*?\},/, '"skills":[')],
  ["uses of another item", uses, withBody('"itemId":1458', '"itemId":1459')],
  ["a worse result first", search, withBody(/(\{"type":[^}]*\}),(\{"type":[^}]*\})/, "$2,$1")],
  ["a route that is not the cheapest", route, withBody('"price":13100', '"price":13200')],
  ["a result that does not match", search, withBody('"name":"Ant', '"name":"Bee')],
  ["a row of another name", list, withBody(/"name":"/, '"name":"x')],
];

describe("the oracle", () => {
  it.each([
    item,
    list,
    bulk,
    search,
    sources,
    uses,
    map,
    route,
    missing,
    put,
    { method: "OPTIONS", target: `${root}/items` },
  ])("accepts what the server gives: %o", async (request) => {
    const response = await exchanger.ask(request);
    expect(() => checkResponse(request, response, served)).not.toThrow();
  });

  it.each(spoils)("refuses %s", async (_what, request, spoil) => {
    const response = await exchanger.ask(request);
    expect(() => checkResponse(request, spoil(response), served)).toThrow();
  });
});
