import { createCatalog } from "@gamedata/core";
import { createHandler } from "@gamedata/http/handler";
import { interlude } from "@gamedata/interlude";

export default { fetch: createHandler({ catalogs: [createCatalog(interlude)] }) };
