import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { HEALTH_PATH, type ServerEntry, withServer } from "../server.js";

/** A request that is the first one of a new server. */
export interface RequestKind {
  readonly name: string;
  readonly path: string;
  /** Shown without a target: an answer over several tables. */
  readonly hasNoTarget?: true;
}

/**
 * The requests that have to be quick from the first one on: one of each kind that reads other tables or builds other
 * indexes. Of a list and its details, the one whose first request takes longer, unless both are here.
 */
export const requestKinds: readonly RequestKind[] = [
  { name: "list of items", path: "/api/interlude/items" },
  { name: "item", path: "/api/interlude/items/57" },
  { name: "list of NPCs", path: "/api/interlude/npcs" },
  { name: "NPC", path: "/api/interlude/npcs/29001" },
  { name: "monsters", path: "/api/interlude/monsters" },
  { name: "search", path: "/api/interlude/search?q=antharas" },
  { name: "dropped-by", path: "/api/interlude/items/1873/dropped-by" },
  { name: "locations", path: "/api/interlude/locations/100" },
  { name: "quests", path: "/api/interlude/quests/1" },
  { name: "classes", path: "/api/interlude/classes" },
  { name: "shop of an NPC", path: "/api/interlude/npcs/30166/shop" },
  { name: "sources", path: "/api/interlude/items/1873/sources", hasNoTarget: true },
  { name: "farming", path: "/api/interlude/items/1873/farming", hasNoTarget: true },
  { name: "crafting", path: "/api/interlude/items/1344/crafting", hasNoTarget: true },
  { name: "loot", path: "/api/interlude/npcs/29001/loot", hasNoTarget: true },
  { name: "uses", path: "/api/interlude/items/1873/uses", hasNoTarget: true },
  { name: "map", path: "/api/interlude/map/spawns", hasNoTarget: true },
];

/** Milliseconds between a response and the next request, while waits are measured. */
const INTERVAL = 2;

/** Starts a server, sends it one request some seconds after it listens, and returns the milliseconds to its response. */
export function firstRequest(entry: ServerEntry, path: string, seconds: number): Promise<number> {
  return withServer(entry, async ({ url }) => {
    const agent = new Agent({ keepAlive: true });
    // A timer of 0 ms would wait for 1 ms.
    if (seconds > 0) await wait(seconds * 1000);
    return request(new URL(path, url), agent).finally(() => agent.destroy());
  });
}

/**
 * Requests the cheapest route over one connection for some seconds from the moment that a new server listens, and returns the
 * longest wait in milliseconds.
 */
export function longestWait(entry: ServerEntry, seconds: number): Promise<number> {
  return withServer(entry, async ({ url }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const start = performance.now();
    let longest = 0;
    try {
      // At least one request, however short the time is.
      do {
        longest = Math.max(longest, await request(new URL(HEALTH_PATH, url), agent));
        await wait(INTERVAL);
      } while (performance.now() - start < seconds * 1000);
      return longest;
    } finally {
      agent.destroy();
    }
  });
}

/**
 * Returns the milliseconds from sending a request to the end of its response.
 *
 * @throws {Error} If the status is not 200 or the connection is lost.
 */
function request(url: URL, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    get(url, { agent }, (response) => {
      response.resume();
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url.pathname} gives ${response.statusCode}, and 200 is to be measured.`));
      });
    }).on("error", reject);
  });
}
