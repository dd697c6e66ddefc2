import { answerPage } from "./page-worker.js";
import { serveCopy } from "./serve-copy.js";

// The browser runs this program as a service worker, or the page as its worker.
if ("ServiceWorkerGlobalScope" in globalThis) serveCopy();
else answerPage();
