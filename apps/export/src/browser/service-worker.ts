import { copy, facts } from "./copy-facts.js";
import { answer, chronicleOf, type Reading } from "./copy-service.js";
import { tableUrls } from "./copy-tables.js";

/** An event that lasts until a promise settles. */
interface LastingEvent {
  waitUntil(promise: Promise<unknown>): void;
}

interface RequestEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Cache {
  addAll(urls: readonly string[]): Promise<void>;
  match(request: Request, options: { readonly ignoreVary: boolean }): Promise<Response | undefined>;
  put(request: Request, response: Response): Promise<void>;
}

declare const self: {
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  readonly caches: {
    open(name: string): Promise<Cache>;
    keys(): Promise<readonly string[]>;
    delete(name: string): Promise<boolean>;
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
};

const PREFIX = `gamedata ${copy.href} `;
const OK = 200;

/** The name of the cache of this copy: another one for other data or another site. */
const cacheName = PREFIX + facts.version;

async function install(): Promise<void> {
  const cache = await self.caches.open(cacheName);
  await cache.addAll(facts.site.map((file) => new URL(file, copy).href));
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const names = (await self.caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName);
  await Promise.all(names.map((name) => self.caches.delete(name)));
  await self.clients.claim();
  // Not before: the page needs its own requests first.
  for (const url of tableUrls()) await fileOfCopy(new Request(url));
}

const reading: Reading = { fetchFile: (url) => fileOfCopy(new Request(url)), onProgress: () => {} };

async function answerOfApi(target: string): Promise<Response> {
  const { status, headers, body = new Uint8Array() } = await answer(target, reading);
  return new Response(new Uint8Array(body), { status, headers });
}

/** Returns a file of the copy: from the cache, else from the host, and keeps it. */
async function fileOfCopy(request: Request): Promise<Response> {
  const cache = await self.caches.open(cacheName);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.status === OK) await cache.put(request, response.clone());
  return response;
}

/** Keeps the copy for visits without a connection, and answers the links to its API. */
export function serveCopy(): void {
  self.addEventListener("install", (event) => event.waitUntil(install()));
  self.addEventListener("activate", (event) => event.waitUntil(activate()));
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || !request.url.startsWith(copy.href)) return;
    const target = `/${request.url.slice(copy.href.length)}`;
    const isOfApi = chronicleOf(target) in facts.manifests;
    event.respondWith(isOfApi ? answerOfApi(target) : fileOfCopy(request));
  });
}
