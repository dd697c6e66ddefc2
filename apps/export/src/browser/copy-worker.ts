import { answer, type Reading } from "./copy-service.js";
import { copy, facts, OtherVersionError } from "./copy-tables.js";
import { serveCopy } from "./serve-copy.js";

interface Question {
  readonly number: number;
  readonly url: string;
}

/** An answer, whose status is 0 if there is none, or the share of the tables that are read. */
type Reply =
  | { readonly number: number; readonly status: number; readonly text: string; readonly isOutdated?: boolean }
  | { readonly progress: number };

declare const self: {
  readonly location: { readonly search: string };
  addEventListener(type: "message", listener: (event: { readonly data: Question }) => void): void;
  postMessage(reply: Reply): void;
};

function answerPage(): void {
  const { search } = self.location;
  const isOfPage = search === "" || search === `?${facts.version}`;
  const reading: Reading = { fetchFile: (url) => fetch(url), onProgress: (progress) => self.postMessage({ progress }) };
  const answerOf = async (target: string) => {
    if (!isOfPage) throw new OtherVersionError("The copy");
    return answer(target, reading);
  };
  self.addEventListener("message", ({ data: { number, url } }) => {
    answerOf(`/${url.slice(copy.href.length)}`).then(
      ({ status, body }) => self.postMessage({ number, status, text: new TextDecoder().decode(body) }),
      (error) => {
        const isOutdated = error instanceof OtherVersionError;
        self.postMessage({ number, status: 0, text: String(error), isOutdated });
      },
    );
  });
}

// The browser runs this program as a service worker, or the page as its worker.
if ("ServiceWorkerGlobalScope" in globalThis) serveCopy();
else answerPage();
