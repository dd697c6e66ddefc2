import { createContext, runInContext } from "node:vm";

const ROOT = "https://example.org/";
const PROGRAM = "copy-worker.js";

interface Answer {
  readonly status: number;
  readonly text: string;
}

type Reply = (Answer & { readonly number: number }) | { readonly progress: number };

/** Runs the program of a compact copy as the worker of a page, and returns a function that asks it; it waits forever for what is not served. */
export function runCopyProgram(
  files: ReadonlyMap<string, Uint8Array>,
  isServed: (file: string) => boolean,
): (target: string) => Promise<Answer> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let receive: (event: { readonly data: { readonly number: number; readonly url: string } }) => void = () => {};
  const fetchFile = (url: URL) => {
    const file = url.pathname.slice(1);
    if (!isServed(file)) return new Promise(() => {});
    const bytes = files.get(file);
    return Promise.resolve(bytes ? new Response(new Uint8Array(bytes)) : new Response("", { status: 404 }));
  };
  const scope = createContext({
    ...{
      URL,
      URLSearchParams,
      Response,
      DecompressionStream,
      TextDecoder,
      TextEncoder,
      crypto,
      performance,
      setTimeout,
      fetch: fetchFile,
    },
    self: {
      location: { href: ROOT + PROGRAM, search: "" },
      addEventListener(_type: string, listener: typeof receive) {
        receive = listener;
      },
      postMessage(reply: Reply) {
        if ("progress" in reply) return;
        const { number, ...answer } = reply;
        waiting.get(number)?.(answer);
      },
    },
  });
  runInContext(new TextDecoder().decode(files.get(PROGRAM)), scope);
  let number = 0;
  return (target) =>
    new Promise((resolve) => {
      number += 1;
      waiting.set(number, resolve);
      receive({ data: { number, url: ROOT + target.slice(1) } });
    });
}
