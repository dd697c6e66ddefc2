import { responseSchemaOf } from "../routes/response-schema.js";
import { type OpenApiDocument, type ServiceFacts, tags } from "../routes/route.js";
import { referencedSchemas } from "./components.js";
import type { Send } from "./examples.js";
import { responseSchemasOf } from "./json-schema.js";
import { operationOf } from "./operation.js";
import { sharedHeaders, sharedResponses } from "./shared-responses.js";

/** The version of the interface; the specification defines it. */
export const INTERFACE_VERSION = "1.0.0-rc.1";

const description = `Read-only reference data of a fantasy online game. No authentication, open to every origin.

Single resources come as \`{data}\`, lists as \`{data, meta}\`. Every error is \`{error, status, code}\`: \`error\` is for people,
\`code\` for programs and stable. \`HEAD\` answers like \`GET\` without a body, \`OPTIONS\` with 204 and the CORS headers.

Successful responses carry a strong \`ETag\` and may be kept (one hour, a day in shared caches), errors never. Bodies of 1 KiB
and more are compressed by what \`Accept-Encoding\` prefers (br, gzip). An empty query value counts as absent, of a repeated
parameter the first value counts, and unknown parameters are ignored.

\`ids\` gives the details of many records in one request. \`fields\` keeps only some top-level fields of each record: the schemas
here are those of whole records.

Prices are in adena, chances in percent, delays in seconds, coordinates and ranges in game units.`;

/** Creates the OpenAPI document: all routes, parameters and statuses, with real responses as examples. */
export function createOpenApiDocument(service: ServiceFacts, send: Send): OpenApiDocument {
  const { routes } = service;
  const { responses, components } = responseSchemasOf(
    Object.fromEntries(routes.map((route) => [route.operationId, responseSchemaOf(route)])),
  );
  const paths = Object.fromEntries(
    routes.map((route) => [route.path, { get: operationOf(route, responses.get(route.operationId), service, send) }]),
  );
  const shared = sharedResponses(send);
  return {
    openapi: "3.0.3",
    info: {
      title: "GameData",
      version: INTERFACE_VERSION,
      description,
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers: [{ url: "/", description: "The server that gave this document." }],
    security: [],
    tags: Object.entries(tags).map(([name, words]) => ({ name, description: words })),
    paths,
    components: {
      schemas: referencedSchemas(components, { paths, shared }),
      responses: shared,
      headers: sharedHeaders,
    },
  };
}
