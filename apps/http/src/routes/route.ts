import type { ExampleRequest, Operation } from "@gamedata/api";
import type { Catalog } from "@gamedata/core";
import type { QueryParams } from "@gamedata/core/parse";
import type { GameServer, Manifest } from "@gamedata/schema";
import type * as v from "valibot";
import type { ResponseHeaders } from "../http/headers.js";
import type { Steps } from "../steps.js";

/** The path id and the query of a request: untrusted text, one value per parameter. */
export interface RequestParameters {
  /** The id in the path; empty on a route without one. */
  readonly id: string;
  readonly query: QueryParams;
}

/** The content of a response. */
export interface RouteAnswer {
  /** The JSON body. */
  readonly body: unknown;
  /** Headers in addition to the common ones. */
  readonly headers?: ResponseHeaders;
}

/** Answers a checked request, or returns the steps that do, if it may take long; throws `GameDataError` if the record does not exist. */
export type AnswerRequest = () => RouteAnswer | Steps<RouteAnswer>;

/** A route that reads a catalog, below `/api/{chronicle}`: an operation, and how it reads a request. */
export interface DataRoute extends Omit<Operation, "path"> {
  readonly kind: "data";
  readonly cacheable: true;
  /** The path, with the parameters `{chronicle}` and `{id}`. */
  readonly path: `/${string}`;
  /** Checks the path id, then the query; throws `GameDataError` if one is malformed. */
  readonly prepare: (catalog: Catalog, parameters: RequestParameters, others: OtherChronicles) => AnswerRequest;
}

/** The chronicles of the service, for a route that reads two of them; the catalog that a request names is loaded. */
export type OtherChronicles = Pick<ServiceFacts, "manifests" | "catalogs">;

/** An OpenAPI 3.0.3 document. */
export interface OpenApiDocument {
  readonly openapi: "3.0.3";
  readonly [field: string]: unknown;
}

/** The state of the service that its own routes return. */
export interface ServiceFacts {
  /** The manifest of each chronicle that is served, by its name; the default one is first. */
  readonly manifests: ReadonlyMap<string, Manifest>;
  /** The catalogs that are loaded, by chronicle. */
  readonly catalogs: ReadonlyMap<string, Catalog>;
  /** Every route of the service. */
  readonly routes: readonly Route[];
  /** Changes if and only if the data changes; for several chronicles, joined by `+` in their order. */
  readonly dataVersion: string;
  /** Seconds since the service started. */
  readonly uptime: () => number;
  readonly openApiDocument: () => Steps<OpenApiDocument>;
  /** The game server that the service belongs to, if its operator states one. */
  readonly gameServer: GameServer | undefined;
}

/** A route about the service itself. */
export interface ServiceRoute extends Pick<Operation, "operationId" | "tag" | "summary" | "description" | "example"> {
  readonly kind: "service";
  readonly path: `/${string}`;
  /** False for a response that changes with time. */
  readonly cacheable: boolean;
  /** Headers in addition to the common ones. */
  readonly headers?: ResponseHeaders;
  /** Whether the body needs the catalog of every chronicle, not only the manifests. */
  readonly readsCatalogs?: boolean | undefined;
  /** The schema of the whole response body. */
  readonly response: v.GenericSchema;
  /** Returns the body, or its computation in steps. */
  readonly body: (service: ServiceFacts) => unknown;
}

/** A row of the route table. */
export type Route = DataRoute | ServiceRoute;

/** Creates a route about the service; the types ensure that the body matches the schema of the response. */
export function serviceRoute<Schema extends v.GenericSchema>(
  row: Omit<ServiceRoute, "kind" | "response" | "body"> & {
    readonly response: Schema;
    readonly body: (service: ServiceFacts) => v.InferOutput<Schema> | Steps<v.InferOutput<Schema>>;
  },
): ServiceRoute {
  return { ...row, kind: "service" };
}

/** Returns the query of an example request as text, by parameter. */
export function exampleQuery({ query = {} }: ExampleRequest): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(exampleValue(value))]));
}

/** Adds the parameter that names another chronicle to an example request without it. */
export function withOtherChronicle(
  route: Route,
  example: ExampleRequest,
  chronicles: readonly string[],
): ExampleRequest {
  const name = route.kind === "data" ? route.otherChronicle : undefined;
  const last = chronicles.at(-1);
  return name === undefined || last === undefined ? example : { ...example, query: { [name]: last, ...example.query } };
}

/** Returns the value of a parameter in an example, with its pairs as text. */
export function exampleValue(value: unknown): unknown {
  return Array.isArray(value) ? value.map((one: unknown) => (Array.isArray(one) ? one.join(":") : one)) : value;
}

/** Returns the target of an example request; of the served chronicles the default of the path is the first, that of another one the last. */
export function exampleTarget(route: Route, example: ExampleRequest, chronicles: ReadonlyMap<string, unknown>): string {
  const [firstChronicle = ""] = chronicles.keys();
  const path = route.path
    .replace("{chronicle}", example.chronicle ?? firstChronicle)
    .replace("{id}", encodeURIComponent(String(example.id ?? "")));
  const query = new URLSearchParams(exampleQuery(withOtherChronicle(route, example, [...chronicles.keys()])));
  return query.size === 0 ? path : `${path}?${query}`;
}
