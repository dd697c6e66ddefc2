import type { Fetch, FetchResponse } from "@gamedata/client";
import { signal } from "@preact/signals";
import { OUTDATED_HEADER } from "../../worker/versions.js";
import { words } from "../languages/words.js";

/** What the worker of a static copy answers to the number and the URL of a request. */
interface Reply {
  readonly number: number;
  readonly status: number;
  readonly text: string;
  /** Whether the host has another version of the copy than the page. */
  readonly isOutdated?: boolean;
}

/** The share of the tables that the worker has read, as it says it while it reads them; 1 while it reads none. */
export const tablesRead = signal(1);

const OK = 200;

const responseOf = ({ status, text, isOutdated = false }: Reply): FetchResponse => ({
  status,
  headers: { get: (name) => (isOutdated && name === OUTDATED_HEADER ? "true" : null) },
  text: async () => text,
});

/**
 * Creates the `fetch` for a static copy: a request without a query gets its file. A file name has no query, so a worker
 * answers the others from the tables of the copy; it is loaded for the first of them.
 *
 * @param worker The address of the worker.
 * @param hasFiles Whether requests without a query have files.
 */
export function createCopyFetch(worker: URL, hasFiles: boolean): Fetch {
  let askWorker: Fetch | undefined;
  return async (url, init) => {
    const { origin, pathname, search } = new URL(url);
    if (hasFiles && search === "") {
      const response = await fetch(`${origin}${pathname}.json`, { signal: init.signal ?? null });
      if (response.status === OK) return response;
    }
    askWorker ??= createWorkerFetch(worker, () => {
      askWorker = undefined;
    });
    return askWorker(url, init);
  };
}

/** Starts a worker; after a failure, for example without a connection, it answers nothing any more. */
function createWorkerFetch(address: URL, onFailure: () => void): Fetch {
  const worker = new Worker(address);
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  worker.addEventListener("message", ({ data }: MessageEvent<Reply | { readonly progress: number }>) => {
    if ("progress" in data) {
      tablesRead.value = data.progress;
      return;
    }
    waiting.get(data.number)?.resolve(data);
    waiting.delete(data.number);
  });
  worker.addEventListener("error", (event) => {
    onFailure();
    for (const { reject } of waiting.values()) reject(new Error(words().states.workerFailed(event.message)));
    waiting.clear();
  });
  let number = 0;
  return (url, { signal: abort }) =>
    new Promise((resolve, reject) => {
      number += 1;
      abort?.addEventListener("abort", () => reject(abort.reason), { once: true });
      waiting.set(number, { resolve: (reply) => resolve(responseOf(reply)), reject });
      worker.postMessage({ number, url });
    });
}
