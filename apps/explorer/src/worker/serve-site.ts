import type { KeptResponses, RequestEvent, WorkerScope } from "./scope.js";
import { type ActiveVersion, OUTDATED_HEADER, VERSION_HEADER } from "./versions.js";

/** What is written before the program of the service worker. */
export interface SiteFacts {
  /** The folder of the site, relative to that of the program. */
  readonly root: string;
  /** Differs if the data or the site differs; the page states it too. */
  readonly version: string;
  /** The version of the data of each chronicle, the default one first. */
  readonly dataVersions: Readonly<Record<string, string>>;
  /** The files beside the page that are kept from the first visit on, relative to the folder of the site. */
  readonly files: readonly string[];
}

/** What a copy without a service adds. */
export interface SiteCopy {
  /** Answers a request for a target of the API, for example `/api/interlude/items`; `undefined` for any other. */
  readonly answer: (target: string) => Promise<Response> | undefined;
  /** Files that are kept once a page of the site has what it needs, and asks for them. */
  readonly laterFiles: readonly URL[];
}

/** The files of a site that a service worker keeps. */
export interface ServedSite {
  /** Returns a file: the one that is kept, else that of the host, which is then kept. */
  readonly file: (url: string) => Promise<Response>;
}

/** The most answers that are kept of visited pages; the oldest make room. */
const MOST_ANSWERS = 1000;
/** Milliseconds between two looks for another version at the host, while pages ask. */
const LOOK_INTERVAL = 60_000;
const OK = 200;
/** The least status of a host that fails, for example while it is replaced. */
const FAILURE = 500;

/** Returns a response that a page may be loaded from, with other content. */
function withText(text: string, { headers: given }: Response): Response {
  const headers = new Headers(given);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(text, { headers });
}

/**
 * Keeps the site and the answers to its visited pages, so that they are there without a connection. Each version of the site and its
 * data has a cache of its own, and is answered from that alone: never a page of one with an answer of another. Pages are those of the
 * host as long as it answers.
 */
export function serveSite(scope: WorkerScope, facts: SiteFacts, copy?: SiteCopy): ServedSite {
  const { version, dataVersions } = facts;
  const root = new URL(facts.root, scope.location.href).href;
  const prefix = `gamedata ${root} `;
  const chronicles = Object.keys(dataVersions);
  const cacheName = prefix + version;
  const find = (url: string) => scope.caches.match(url, { cacheName, ignoreVary: true });

  /** Keeps a response, unless another version has removed the cache of this one. */
  async function keep(url: string, response: Response): Promise<KeptResponses | undefined> {
    if (!(await scope.caches.has(cacheName))) return undefined;
    const cache = await scope.caches.open(cacheName);
    await cache.put(url, response);
    return cache;
  }

  async function file(url: string): Promise<Response> {
    const kept = await find(url);
    if (kept !== undefined) return kept;
    const response = await scope.fetch(url);
    if (response.status === OK) await keep(url, response.clone());
    return response;
  }

  async function keepFile(cache: KeptResponses, name: string): Promise<void> {
    const url = new URL(name, root).href;
    // The names of assets change with their content.
    const response = await scope.fetch(url, { cache: name.startsWith("assets/") ? "default" : "no-cache" });
    if (response.status !== OK) throw new Error(`${url} has status ${response.status}.`);
    await cache.put(url, response);
  }

  async function install(): Promise<void> {
    const cache = await scope.caches.open(cacheName);
    await Promise.all(facts.files.map((name) => keepFile(cache, name)));
    // Last: if the host has this page still, it had no other version of a file meanwhile.
    const response = await scope.fetch(root, { headers: { accept: "text/html" }, cache: "no-cache" });
    const page = await response.text();
    if (!page.includes(`content="${version}"`)) throw new Error(`${root} is not the page of version ${version}.`);
    await cache.put(root, withText(page, response));
  }

  async function activate(): Promise<void> {
    const names = (await scope.caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(names.map((name) => scope.caches.delete(name)));
    await scope.clients.claim();
    const active: ActiveVersion = { version };
    for (const client of await scope.clients.matchAll()) client.postMessage(active);
  }

  async function keepLaterFiles(): Promise<void> {
    for (const { href } of copy?.laterFiles ?? []) await file(href);
  }

  /** Returns the kept page, for an address with some segments after the folder of the site. */
  async function keptPage(path: string): Promise<Response | undefined> {
    const kept = await find(root);
    const folder = `./${"../".repeat(path.split("/").length - 1)}`;
    return kept && withText((await kept.text()).replaceAll('"./', `"${folder}`), kept);
  }

  async function page(request: Request, path: string): Promise<Response> {
    const response = await scope.fetch(request).catch(() => Response.error());
    const { ok, type, status } = response;
    // A host of files may not know the address of a page.
    const isAnswer = ok || type === "opaqueredirect" || (copy === undefined && status > 0 && status < FAILURE);
    return isAnswer ? response : ((await keptPage(path)) ?? response);
  }

  /** Looks whether the host has another version, which the browser then installs. */
  async function hasOther(): Promise<boolean> {
    await scope.registration.update().catch(() => {});
    return Boolean(scope.registration.installing ?? scope.registration.waiting);
  }

  let lookedAt = Number.NEGATIVE_INFINITY;
  function look(): void {
    if (Date.now() - lookedAt < LOOK_INTERVAL) return;
    lookedAt = Date.now();
    void hasOther();
  }

  /** Whether a response has the data of this version. */
  function isOwn({ headers }: Response, path: string): boolean {
    const [, chronicle = ""] = path.split("/");
    const own = dataVersions[chronicle] ?? Object.values(dataVersions).join("+");
    return headers.get("x-data-version") === own;
  }

  async function keepAnswer(url: string, response: Response): Promise<void> {
    const cache = await keep(url, response);
    if (cache === undefined) return;
    const answers = (await cache.keys()).filter((request) => request.url.startsWith(`${root}api/`));
    for (const oldest of answers.slice(0, Math.max(0, answers.length - MOST_ANSWERS))) await cache.delete(oldest);
  }

  async function answer(event: RequestEvent, path: string): Promise<Response> {
    const { request } = event;
    const { url } = request;
    if (request.headers.get(VERSION_HEADER) !== version) {
      // A page that the host has sent, of another version than this program: the browser may have kept answers of the version before.
      if (request.mode !== "navigate") return scope.fetch(request, { cache: "no-cache" });
      // A link to an answer.
      return scope.fetch(request).catch(async () => (await find(url)) ?? Response.error());
    }
    look();
    const kept = await find(url);
    if (kept !== undefined) return kept;
    // The browser may have kept an answer of the version before.
    const response = await scope.fetch(request, { cache: "no-cache" });
    if (isOwn(response, path)) {
      // The version of an answer about two chronicles is that of one of them.
      const isWhole = !path.endsWith("/changes");
      if (response.status === OK && isWhole) event.waitUntil(keepAnswer(url, response.clone()));
      return response;
    }
    if (!(await hasOther())) return response;
    const headers = new Headers(response.headers);
    headers.set(OUTDATED_HEADER, "true");
    return new Response(response.body, { status: response.status, headers });
  }

  function respond(event: RequestEvent): Promise<Response> | undefined {
    const { request } = event;
    if (request.method !== "GET" || !request.url.startsWith(root)) return undefined;
    const target = request.url.slice(root.length);
    const [path = ""] = target.split(/[?#]/u, 1);
    const [first = ""] = path.split("/", 1);
    if (copy !== undefined) {
      const own = copy.answer(`/${target}`);
      if (own !== undefined) return own;
    } else if (first === "api") return answer(event, path.slice(first.length));
    if (request.mode === "navigate" && (first === "" || chronicles.includes(first))) return page(request, path);
    return copy !== undefined || first === "assets" || facts.files.includes(path) ? file(request.url) : undefined;
  }

  scope.addEventListener("install", (event) => event.waitUntil(install()));
  scope.addEventListener("activate", (event) => event.waitUntil(activate()));
  // A page asks once it has its answers: a browser may lose what the worker before answers while another takes its place. Each visit
  // asks for what the ones before have not kept, too.
  scope.addEventListener("message", (event) => event.waitUntil(scope.skipWaiting().then(keepLaterFiles)));
  scope.addEventListener("fetch", (event) => {
    const response = respond(event);
    if (response !== undefined) event.respondWith(response);
  });
  return { file };
}
