import type { Catalog } from "@gamedata/core";
import fc from "fast-check";
import { Exchanger } from "../fuzz/exchange.js";
import { checkResponse } from "../fuzz/oracle.js";
import { type Served, servedPaths } from "../fuzz/served.js";
import type { Address } from "../wire/connection.js";
import { requestText, type WireRequest } from "../wire/request.js";
import { fieldOf, type WireResponse } from "../wire/response-parser.js";

/** A request whose answer is known to the byte. */
export interface KnownRequest {
  readonly method: string;
  readonly text: string;
  readonly status: number;
  readonly body: Buffer;
}

const lists = [
  ...["items?q=sword&sort=-name&limit=20", "items?type=weapon&grade=s&limit=200", "items?offset=9000", "items?limit=1"],
  ...["npcs?q=ant&sort=level", "npcs?npcType=raidboss&levelMin=40&sort=level", "npcs?limit=200&sort=-name"],
  ...[
    "monsters?levelMin=20&levelMax=30&sort=-level",
    "raw/npcs?limit=200",
    "raw/npcs?q=queen",
    "raw/monsters?limit=50",
  ],
];
const refusals = [
  "items?limit=0",
  "items/0",
  "items/999999",
  "npcs/1e3",
  "gracia",
  "nothing",
  "npcs?sort=hp",
  "quests/9999",
];
const codings = ["gzip", "br", "identity"];
interface Choice {
  readonly seed: number;
  readonly count: number;
}

/** The targets of a chronicle in the mix: every path, sampled ids, lists of all kinds, and what is refused. */
function targetsOf(catalog: Catalog, { seed, count }: Choice): readonly string[] {
  const plain = servedPaths.flatMap(({ path, operation }) => {
    const start = path.replace("{chronicle}", catalog.chronicle);
    const known = operation?.idsOf?.(catalog);
    if (known === undefined) return path === "/healthz" ? [] : start;
    const ids = fc.sample(known.length === 0 ? fc.constant(1) : fc.constantFrom(...known), { numRuns: count, seed });
    return ids.map((id) => start.replace("{id}", String(id)));
  });
  return [...plain, ...[...lists, ...refusals].map((name) => `/api/${catalog.chronicle}/${name}`)];
}

/** Tells whether a response is, to the byte, the one that it must be. */
export const isRight = (response: WireResponse, { status, body }: KnownRequest): boolean =>
  response.status === status && response.body.equals(body);

const known = ({ method, ...request }: WireRequest, { status, body }: WireResponse): KnownRequest => ({
  method,
  text: requestText({ method, ...request }),
  status,
  body,
});

/**
 * Asks a server for everything in the mix once, checks each answer by the oracle, and keeps it to compare with.
 *
 * @param choice Chooses the records; 12 of each kind in each chronicle by default.
 * @throws {OracleViolation} When an answer is wrong already.
 */
export async function learnTraffic(
  address: Address,
  served: Served,
  { seed, count = 12 }: Partial<Choice> & Pick<Choice, "seed">,
): Promise<readonly KnownRequest[]> {
  const exchanger = new Exchanger(address);
  const traffic: KnownRequest[] = [];
  const targets = new Set([...served.catalogs.values()].flatMap((catalog) => targetsOf(catalog, { seed, count })));
  for (const [index, target] of [...targets].entries()) {
    const coding = codings[index % codings.length] ?? "identity";
    const request: WireRequest = { method: "GET", target, fields: [["Accept-Encoding", coding]] };
    const response = await exchanger.ask(request);
    checkResponse(request, response, served);
    traffic.push(known(request, response));
    const etag = fieldOf(response, "etag");
    if (etag === undefined || index % 4 !== 0) continue;
    const conditional = { ...request, fields: [...(request.fields ?? []), ["If-None-Match", etag] as const] };
    traffic.push(known(conditional, await exchanger.ask(conditional)));
    const head = { ...request, method: "HEAD" };
    traffic.push(known(head, await exchanger.ask(head)));
  }
  await exchanger.close();
  return traffic;
}
