import { answer, type Reading } from "./copy-service.js";
import { copy, facts } from "./copy-tables.js";
import { serveCopy } from "./serve-copy.js";

interface Question {
  readonly number: number;
  readonly url: string;
}

/** An answer, or the share of the tables that are read. */
type Reply =
  | { readonly number: number; readonly status: number; readonly text: string }
  | { readonly progress: number };

declare const self: {
  readonly location: { readonly search: string };
  addEventListener(type: "message", listener: (event: { readonly data: Question }) => void): void;
  postMessage(reply: Reply): void;
};

function answerPage(): void {
  const { search } = self.location;
  if (search !== "" && search !== `?${facts.version}`)
    throw new Error("The copy has another version than this page; reload it.");
  const reading: Reading = { fetchFile: (url) => fetch(url), onProgress: (progress) => self.postMessage({ progress }) };
  self.addEventListener("message", ({ data: { number, url } }) => {
    answer(`/${url.slice(copy.href.length)}`, reading).then(
      ({ status, body }) => self.postMessage({ number, status, text: new TextDecoder().decode(body) }),
      (error) => self.postMessage({ number, status: 0, text: String(error) }),
    );
  });
}

// The browser runs this program as a service worker, or the page as its worker.
if ("ServiceWorkerGlobalScope" in globalThis) serveCopy();
else answerPage();
