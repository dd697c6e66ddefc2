import { createCatalog } from "@gamedata/core";
import { highFive } from "@gamedata/high-five";
import { interlude } from "@gamedata/interlude";
import { createHandler } from "../../../apps/http/src/handler.js";
import type { Fetch } from "../src/index.js";

/** Where the service is said to be; nothing listens there. */
export const baseUrl = "https://gamedata.example";

const handle = createHandler({ catalogs: [createCatalog(interlude), createCatalog(highFive)] });

/** Asks the real service, without a network in between. */
export const fetchFromService: Fetch = (url, init) => handle(new Request(url, init));
