import { effect, signal } from "@preact/signals";
import { base, copyWorker, isCompact } from "./configuration.js";
import { hasAnswered } from "./copy-fetch.js";

const container: ServiceWorkerContainer | undefined =
  "serviceWorker" in navigator ? navigator.serviceWorker : undefined;

/** Whether links to the API lead to answers: in a compact copy only a service worker answers them. */
export const linksAnswer = signal(!isCompact || container?.controller != null);

/** Installs the service worker of a compact copy; without one, for example on a host without HTTPS, the site works too. */
export function installServiceWorker(): void {
  if (!isCompact || container === undefined) return;
  container.addEventListener("controllerchange", () => {
    linksAnswer.value = true;
  });
  // It reads the whole site and all tables, for which the page's own requests must not wait.
  effect(() => {
    if (hasAnswered.value) container.register(new URL(copyWorker, base)).catch(() => {});
  });
}
