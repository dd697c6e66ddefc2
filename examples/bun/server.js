import { createCatalog } from "@gamedata/core";
import { createHandler } from "@gamedata/handler";
import { interlude } from "@gamedata/interlude";

const handle = createHandler({ catalogs: [createCatalog(interlude)] });
const server = Bun.serve({ hostname: "127.0.0.1", port: process.env.PORT ?? 3000, fetch: handle });
console.log(`Listening on ${server.url}`);
