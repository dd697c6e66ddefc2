import type { Fetch, FetchResponse } from "@gamedata/client";

/** What the worker of a static copy gets. */
interface Question {
  readonly number: number;
  readonly url: string;
}

/** What the worker of a static copy answers. */
interface Reply {
  readonly number: number;
  readonly status: number;
  readonly text: string;
}

const OK = 200;

const responseOf = (status: number, text: string): FetchResponse => ({
  status,
  headers: { get: () => null },
  text: async () => text,
});

/**
 * Creates the `fetch` for a static copy: a request without a query gets its file. A file name has no query, so a worker
 * answers the others from the tables of the copy; it is loaded for the first of them.
 *
 * @param worker The address of the worker.
 */
export function createCopyFetch(worker: URL): Fetch {
  let askWorker: Fetch | undefined;
  return async (url, init) => {
    const { origin, pathname, search } = new URL(url);
    if (search === "") {
      const response = await fetch(`${origin}${pathname}.json`, { signal: init.signal ?? null });
      if (response.status === OK) return response;
    }
    askWorker ??= createWorkerFetch(worker);
    return askWorker(url, init);
  };
}

function createWorkerFetch(address: URL): Fetch {
  const worker = new Worker(address);
  const waiting = new Map<
    number,
    { readonly resolve: (reply: Reply) => void; readonly reject: (error: Error) => void }
  >();
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.number)?.resolve(data);
    waiting.delete(data.number);
  });
  worker.addEventListener("error", (event) => {
    for (const { reject } of waiting.values())
      reject(new Error(`The worker of the static copy failed: ${event.message}`));
    waiting.clear();
  });
  let number = 0;
  return (url, { signal }) =>
    new Promise((resolve, reject) => {
      const question: Question = { number, url };
      number += 1;
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      waiting.set(question.number, { resolve: ({ status, text }) => resolve(responseOf(status, text)), reject });
      worker.postMessage(question);
    });
}
