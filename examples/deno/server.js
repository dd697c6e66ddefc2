import { createCatalog } from "@gamedata/core";
import { createHandler } from "@gamedata/handler";
import { interlude } from "@gamedata/interlude";

const handle = createHandler({ catalogs: [createCatalog(interlude)] });
Deno.serve({ hostname: "127.0.0.1", port: Number(Deno.env.get("PORT") ?? 3000) }, handle);
