import { type Client, createClient, type Fetch } from "@gamedata/client";
import { address } from "../address/address.js";
import { base, chronicles, copyWorker, isCompact } from "./configuration.js";
import { createCopyFetch } from "./copy-fetch.js";

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

/** Sends a request: to the service, or in a static copy for its file or an answer of the worker. */
export const send: Fetch =
  copyWorker === "" ? (url, init) => fetch(url, init) : createCopyFetch(new URL(copyWorker, base), !isCompact);

/** Returns the chronicle that the address names, else the default. */
export function currentChronicle(): string {
  const named = address.value.query["chronicle"];
  return named !== undefined && chronicles.includes(named) ? named : (chronicles[0] ?? "interlude");
}

const newClient = (fetch: Fetch) => createClient({ baseUrl: base, chronicle: currentChronicle(), fetch });

const silent = newClient(() => new Promise(() => {}));

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

/** Asks the service. */
export async function request<Value>(ask: Ask<Value>, signal: AbortSignal): Promise<Sent<Value>> {
  const urls: string[] = [];
  const client = newClient((url, init) => {
    urls.push(url);
    return send(url, { ...init, signal });
  });
  const value = await ask(client);
  signal.throwIfAborted();
  return { value, urls };
}
