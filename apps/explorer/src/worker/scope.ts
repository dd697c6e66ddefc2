export interface LastingEvent {
  waitUntil(promise: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface KeptResponses {
  keys(): Promise<readonly Request[]>;
  put(url: string, response: Response): Promise<void>;
  delete(request: Request): Promise<boolean>;
}

/** What a service worker finds around it; the types of Node lack it. */
export interface WorkerScope {
  readonly location: { readonly href: string };
  addEventListener(type: "install" | "activate" | "message", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  readonly caches: {
    open(name: string): Promise<KeptResponses>;
    has(name: string): Promise<boolean>;
    match(
      url: string,
      options: { readonly cacheName: string; readonly ignoreVary: boolean },
    ): Promise<Response | undefined>;
    keys(): Promise<readonly string[]>;
    delete(name: string): Promise<boolean>;
  };
  fetch(
    request: string | Request,
    options?: { readonly cache?: "default" | "no-cache"; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<Response>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  readonly registration: {
    update(): Promise<unknown>;
    readonly installing: unknown;
    readonly waiting: unknown;
  };
  skipWaiting(): Promise<void>;
}
