import { createHandler } from "../../../apps/http/src/handler.js";
import { catalog, highFiveCatalog } from "../../../apps/http/test/served.js";
import type { Fetch } from "../src/index.js";

/** Where the service is said to be; nothing listens there. */
export const baseUrl = "https://gamedata.example";

const handle = createHandler({ catalogs: [catalog, highFiveCatalog] });

/** Asks the real service, without a network in between. */
export const fetchFromService: Fetch = (url, init) => handle(new Request(url, init));
