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

/** Chromium may leave a worker waiting that asked to take over while it was installed: it asks again. */
function askWhenInstalled({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener("statechange", () => {
    if (installing.state === "installed") installing.postMessage("activate");
  });
}

async function keepSite(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.register(new URL(copyWorker || "service-worker.js", base));
  registration.waiting?.postMessage("activate");
  askWhenInstalled(registration);
  registration.addEventListener("updatefound", () => askWhenInstalled(registration));
  // The tables of a copy.
  if (copyWorker !== "") (await container.ready).active?.postMessage("keep");
}
