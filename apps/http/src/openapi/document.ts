import { responseSchemaOf, tags } from "@gamedata/api";
import { type Catalog, countWords, prepareCatalog } from "@gamedata/core";
import { presentGroup } from "@gamedata/rules";
import type { NameCount } from "@gamedata/schema/types";
import { INTERFACE_VERSION } from "../http/headers.js";
import type { OpenApiDocument, ServiceFacts } from "../routes/route.js";
import type { Steps } from "../steps.js";
import type { Send } from "./examples.js";
import { responseSchemasOf } from "./json-schema.js";
import { operationOf } from "./operation.js";
import { spellingsOf } from "./parameters.js";
import { sharedHeaders, sharedResponses } from "./shared-responses.js";

const description = `Read-only reference data of a fantasy online game. No authentication; CORS allows all origins.

A single resource is returned as \`{data}\`, a list as \`{data, meta}\`, an error as \`{error, status, code}\`: \`error\` is a
message for people, \`code\` a stable value for programs. \`HEAD\` returns the headers of \`GET\` without a body, \`OPTIONS\`
returns 204 and the CORS headers.

Successful responses have a strong \`ETag\` and may be cached (one hour in browsers, a day in shared caches); errors and
\`/healthz\` are never cached and have none. Bodies of 1 KiB and more are compressed as \`Accept-Encoding\` prefers (br, gzip).

An empty query value counts as absent, and unknown parameters are ignored. Lists may be separated by commas
(\`ids=57,1\`), repeated (\`ids=57&ids=1\`) or repeated with brackets (\`ids[]=57&ids[]=1\`, \`ids[0]=57&ids[1]=1\`); of any other repeated parameter
the first value is used.

\`ids\` returns the details of many records in one request. \`fields\` selects top-level fields of each record; the schemas
here describe whole records. Later versions may add fields to every object: ignore fields that you do not know.

Upper and lower case are the same in words of filters, whose schemas list the usual spellings and accept the others; \`sort\` and
\`fields\` are case-sensitive.

Prices are in adena, chances in percent, delays in seconds, coordinates and ranges in game units.`;

/**
 * The address of all paths, relative to that of the document, as OpenAPI resolves it: behind a proxy that serves the API below a path, and
 * in a static copy in a folder, requests stay below it.
 */
const servers = [{ url: "..", description: "The server that returned this document." }];

/** Whom to ask, unless the service belongs to a game server. */
const contact = { name: "GameData", url: "https://www.npmjs.com/package/@gamedata/http" };

const reference = /^#\/components\/schemas\/(.+)$/;

function* schemaNamesIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const name = key === "$ref" && typeof inner === "string" ? reference.exec(inner)?.[1] : undefined;
    if (name !== undefined) yield name;
    else yield* schemaNamesIn(inner);
  }
}

/** Returns the schemas that `roots` refers to, directly or through other schemas, in the order of `schemas`. */
function referencedSchemas<Schema>(
  schemas: ReadonlyMap<string, Schema>,
  roots: unknown,
): Readonly<Record<string, Schema>> {
  const needed = new Set<string>();
  const pending = [...schemaNamesIn(roots)];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    pending.push(...schemaNamesIn(schemas.get(name)));
  }
  return Object.fromEntries([...schemas].filter(([name]) => needed.has(name)));
}

/** Returns the words of all chronicles by list, for the lists that differ by chronicle. */
function* servedWords(catalogs: ReadonlyMap<string, Catalog>): Steps<ReadonlyMap<string, readonly string[]>> {
  const words = new Map<string, string[]>();
  for (const catalog of catalogs.values()) {
    for (const [list, counts] of Object.entries<readonly NameCount[]>({ ...countWords(catalog) })) {
      const known = words.get(list) ?? [];
      words.set(list, [...new Set([...known, ...counts.map(({ name }) => name)])]);
    }
    yield;
  }
  return words;
}

/** Creates the OpenAPI document in steps: all routes, parameters and statuses, with real responses as examples. */
export function* createOpenApiDocument(service: ServiceFacts, send: Send): Steps<OpenApiDocument> {
  const { routes, gameServer } = service;
  for (const catalog of service.catalogs.values()) yield* prepareCatalog(catalog);
  const words = yield* servedWords(service.catalogs);
  const { responses, components } = responseSchemasOf(
    Object.fromEntries(
      routes.map((route) => [route.operationId, route.kind === "service" ? route.response : responseSchemaOf(route)]),
    ),
    words,
  );
  yield;
  const paths: Record<string, object> = {};
  for (const route of routes) {
    paths[route.path] = { get: yield* operationOf(route, responses.get(route.operationId), service, send) };
  }
  const shared = yield* sharedResponses(send);
  const schemas = new Map(components);
  for (const route of routes) {
    yield;
    if (route.kind !== "data") continue;
    for (const [name, schema] of spellingsOf(route, service.catalogs)) schemas.set(name, schema);
  }
  return {
    openapi: "3.0.3",
    info: {
      title: "GameData",
      version: INTERFACE_VERSION,
      description,
      contact: presentGroup({ name: gameServer?.name, url: gameServer?.url }) ?? contact,
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers,
    security: [],
    tags: Object.entries(tags).map(([name, words]) => ({ name, description: words })),
    paths,
    components: {
      schemas: referencedSchemas(schemas, { paths, shared }),
      responses: shared,
      headers: sharedHeaders,
    },
  };
}
