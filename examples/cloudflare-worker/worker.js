import { gunzipSync } from "node:zlib";
import { createCatalog } from "@gamedata/core";
import { createHandler } from "@gamedata/handler";
import { manifest } from "@gamedata/interlude/manifest";
import { tables } from "./dist/tables.js";

// A table is parsed when a query first reads it: a new worker starts at once, and parses only what it is asked for.
const dataset = { manifest };
for (const [table, bytes] of Object.entries(tables)) {
  let rows;
  Object.defineProperty(dataset, table, {
    get() {
      rows ??= JSON.parse(gunzipSync(bytes).toString());
      return rows;
    },
  });
}

export default { fetch: createHandler({ catalogs: [createCatalog(dataset)], cacheBytes: 4_000_000 }) };
