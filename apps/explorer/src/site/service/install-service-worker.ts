import { signal } from "@preact/signals";
import type { ActiveVersion } from "../../worker/versions.js";
import { base, copyWorker, isCompact, noteOtherVersion, siteVersion } from "../address/site.js";
import { afterAnswers } from "./requests.js";

const container: ServiceWorkerContainer | undefined =
  "serviceWorker" in navigator ? navigator.serviceWorker : undefined;

/** Whether links to the API lead to answers: in a compact copy only a service worker answers them. */
export const linksAnswer = signal(!isCompact || container?.controller != null);

/** Installs the service worker; without one, for example on a host without HTTPS, the site works too. */
export function installServiceWorker(): void {
  if (siteVersion === "" || container === undefined) return;
  container.addEventListener("controllerchange", () => {
    linksAnswer.value = true;
  });
  container.addEventListener("message", ({ data }: MessageEvent<ActiveVersion>) => {
    if (data.version !== siteVersion) noteOtherVersion();
  });
  // It reads the whole site, and of a compact copy all tables, for which the page's own requests must not wait.
  afterAnswers(() => keepSite(container));
}

/** Milliseconds after which a worker that still waits is asked again. */
const ASK_INTERVAL = 1000;

/** Asks an installed worker to take over; Chromium leaves it waiting where the one before began to answer just then. */
function ask(worker: ServiceWorker): void {
  if (worker.state !== "installed") return;
  worker.postMessage("activate");
  setTimeout(ask, ASK_INTERVAL, worker);
}

function askWhenInstalled({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener("statechange", () => ask(installing));
}

async function keepSite(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.register(new URL(copyWorker || "service-worker.js", base));
  if (registration.waiting !== null) ask(registration.waiting);
  askWhenInstalled(registration);
  registration.addEventListener("updatefound", () => askWhenInstalled(registration));
  // The tables of a copy.
  if (copyWorker !== "") (await container.ready).active?.postMessage("keep");
}
