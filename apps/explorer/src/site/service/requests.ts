import { type Client, createClient, type Fetch, type Page } from "@gamedata/client";
import { effect, signal } from "@preact/signals";
import { OUTDATED_HEADER, VERSION_HEADER } from "../../worker/versions.js";
import { address } from "../address/address.js";
import { base, chronicles, copyWorker, isCompact, isOutdated, noteOtherVersion, siteVersion } from "../address/site.js";
import { createCopyFetch } from "./copy-fetch.js";
import { takeEarly } from "./early.js";

/** Asks the service for something, with one call of a method. */
export type Ask<Value> = (client: Client) => Promise<Value>;

/** The call of a method: the client and `@gamedata/core` have the same. */
export interface Call {
  readonly method: string;
  readonly args: readonly unknown[];
}

/** What was asked, and where. */
export interface Sent<Value> {
  readonly value: Value;
  /** The URLs of the requests, in their order. */
  readonly urls: readonly string[];
}

/** Keeps a service worker of another version from answering with the program of that. */
const programVersion = siteVersion === "" ? "" : `?${siteVersion}`;

const ask: Fetch =
  copyWorker === ""
    ? (url, init) => takeEarly(url)?.catch(() => fetch(url, init)) ?? fetch(url, init)
    : createCopyFetch(new URL(copyWorker + programVersion, base), !isCompact);

/** Whether all that the page asked at first is answered. */
const hasAnswered = signal(false);
let asked = 0;

/** Milliseconds within which a page that was loaded anew is not again, for a host that has two versions at once. */
const LOAD_INTERVAL = 5000;

/** Loads the page of the version that the host has now; returns whether it does, because it was not just loaded anew, or in a way that the browser hides. */
function loadAnew(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type !== "navigate" && performance.now() < LOAD_INTERVAL) return false;
  location.reload();
  return true;
}

/**
 * Sends a request: to the service, or in a static copy for its file or an answer of the worker. If the host has another version than the
 * page, the page is loaded anew in place of an answer that is not of its version.
 */
export const send: Fetch = async (url, init) => {
  asked += 1;
  try {
    if (isOutdated() && loadAnew()) return await new Promise(() => {});
    const headers = siteVersion === "" ? init.headers : { ...init.headers, [VERSION_HEADER]: siteVersion };
    const response = await ask(url, { ...init, headers });
    if (response.headers.get(OUTDATED_HEADER) === null) return response;
    noteOtherVersion();
    return loadAnew() ? await new Promise(() => {}) : response;
  } finally {
    asked -= 1;
    if (asked === 0) hasAnswered.value = true;
  }
};

/** Does something that may fail once all that the page asked at first is answered. */
export function afterAnswers(does: () => Promise<unknown>): void {
  effect(() => {
    if (hasAnswered.value) does().catch(() => {});
  });
}

/** Returns the chronicle that the address names, else the default. */
export function currentChronicle(): string {
  const named = address.value.query["chronicle"];
  return named !== undefined && chronicles.includes(named) ? named : (chronicles[0] ?? "interlude");
}

const newClient = (fetch: Fetch, chronicle: string) => createClient({ baseUrl: base, chronicle, fetch });

const silent = newClient(() => new Promise(() => {}), currentChronicle());

/** Returns the call that a question makes, without making it. */
export function callOf(ask: Ask<unknown>): Call {
  let call: Call = { method: "", args: [] };
  const recorder = new Proxy(silent, {
    get:
      (_client, method) =>
      (...args: unknown[]) => {
        call = { method: String(method), args };
        return new Promise(() => {});
      },
  });
  void ask(recorder);
  return call;
}

export async function request<Value>(
  ask: Ask<Value>,
  signal: AbortSignal,
  chronicle: string = currentChronicle(),
): Promise<Sent<Value>> {
  const urls: string[] = [];
  const client = newClient((url, init) => {
    urls.push(url);
    return send(url, { ...init, signal });
  }, chronicle);
  const value = await ask(client);
  signal.throwIfAborted();
  return { value, urls };
}

/** Returns the chronicles that the current one can be compared with. */
export const otherChronicles = (): readonly string[] => chronicles.filter((name) => name !== currentChronicle());

/** The most rows that the service gives at once. */
const MOST_ROWS = 200;

type Rows<Row> = Pick<Page<Row>, "data" | "meta">;

/** Returns a question for all rows of a list, page after page. */
export const allRows =
  <Row>(list: (client: Client, page: { readonly limit: number; readonly offset?: number }) => Promise<Rows<Row>>) =>
  async (client: Client): Promise<readonly Row[]> => {
    const { data, meta } = await list(client, { limit: MOST_ROWS });
    const rows = [...data];
    while (rows.length < meta.total) {
      const next = await list(client, { limit: MOST_ROWS, offset: rows.length });
      if (next.data.length === 0) throw new Error(`${rows.length} < ${meta.total}`);
      rows.push(...next.data);
    }
    return rows;
  };
