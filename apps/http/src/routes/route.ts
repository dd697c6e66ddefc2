import type { Catalog, QueryParams } from "@gamedata/core";
import type { ErrorCode, Immutable } from "@gamedata/schema";
import type * as v from "valibot";
import type { OpenApiDocument } from "../openapi/document.js";
import type { ResponseHeaders } from "../response/headers.js";

/** What a request says in its path and query: untrusted text, the first value of each parameter. */
export interface RequestParameters {
  /** The id in the path; empty on a route without one. */
  readonly id: string;
  readonly query: QueryParams;
}

/** A request to a route, by what differs from other requests to it; the chronicle is the served one unless named. */
export interface ExampleRequest {
  readonly chronicle?: string;
  readonly id?: number | string;
  readonly query?: Readonly<Record<string, ExampleValue | readonly ExampleValue[]>>;
}

/** A value in a query; several of them are separated by commas. */
type ExampleValue = string | number;

/** The schema of a parameter; a function where the allowed values are in the data. */
export type ParameterSchema = v.GenericSchema | ((catalog: Catalog) => v.GenericSchema);

/** The parts of the service that a route belongs to, as the OpenAPI document groups them. */
export type Tag =
  | "Items"
  | "NPCs"
  | "Monsters"
  | "Drops"
  | "Quests"
  | "Classes"
  | "Armor sets"
  | "Hennas"
  | "Map"
  | "Meta"
  | "Search"
  | "Raw"
  | "Service";

/** What every row of the route table says of its route. */
export interface RouteDescription<Schema extends v.GenericSchema> {
  /** The path, with `{chronicle}` and `{id}` where they belong. */
  readonly path: `/${string}`;
  /** The unique name that client generators give the operation. */
  readonly operationId: string;
  readonly tag: Tag;
  /** The route in a few words. */
  readonly summary: string;
  /** What the few words leave out. */
  readonly description?: string;
  /** The schema of the whole response body. */
  readonly response: Schema;
  /** A request that succeeds, and shows something worth seeing. */
  readonly example: ExampleRequest;
}

/** What a route answers. */
export interface RouteAnswer {
  /** What is sent as JSON. */
  readonly body: unknown;
  /** Headers beside the usual ones. */
  readonly headers?: ResponseHeaders;
}

/** A query that was checked, and is ready to be answered. */
export interface PreparedQuery {
  /** The same for all requests to the route that mean the same. */
  readonly key: string;
  /** Answers the query; throws `GameDataError` when there is no such entity. */
  readonly answer: () => RouteAnswer;
}

/** A route whose answer comes out of a catalog, below `/api/{chronicle}`. */
export interface DataRoute extends RouteDescription<v.GenericSchema> {
  readonly kind: "data";
  readonly cacheable: true;
  readonly parameters: Readonly<Record<string, ParameterSchema>>;
  /** Requests that show what else the route can do, by name. */
  readonly furtherExamples?: Readonly<Record<string, ExampleRequest>>;
  /** The errors of its own that the route can answer, each with a request that gets it. */
  readonly refusals: Readonly<Partial<Record<ErrorCode, ExampleRequest>>>;
  /** Checks the path and the query, in this order; throws `GameDataError` when one is malformed. */
  readonly prepare: (catalog: Catalog, parameters: RequestParameters) => PreparedQuery;
}

/** What a route about the service itself can tell. */
export interface ServiceFacts {
  /** The catalogs that are served, by chronicle. */
  readonly catalogs: ReadonlyMap<string, Catalog>;
  /** Every route of the service. */
  readonly routes: readonly Route[];
  /** Changes exactly when the data does; of several chronicles, joined by `+` in their order. */
  readonly dataVersion: string;
  /** Seconds since the service started. */
  readonly uptime: () => number;
  /** The OpenAPI document of the service. */
  readonly openApiDocument: () => OpenApiDocument;
}

/** A route about the service itself. */
export interface ServiceRoute extends RouteDescription<v.GenericSchema> {
  readonly kind: "service";
  /** False for an answer that changes by itself. */
  readonly cacheable: boolean;
  readonly body: (service: ServiceFacts) => unknown;
}

/** A row of the route table. */
export type Route = DataRoute | ServiceRoute;

/** What a row of the route table says of a data route: its query, between what is asked and what is answered. */
interface DataRouteRow<Input, Schema extends v.GenericSchema> extends RouteDescription<Schema> {
  readonly parameters?: DataRoute["parameters"];
  readonly refusals?: DataRoute["refusals"];
  readonly parse: (parameters: RequestParameters, catalog: Catalog) => Input;
  readonly answer: (catalog: Catalog, input: Input) => Immutable<v.InferOutput<Schema>>;
}

/**
 * Makes a data route of its row. The types hold the row together: the query takes what the parser gives, and gives what
 * the response schema describes.
 *
 * @param row The row of the route table.
 */
export function dataRoute<Input, const Schema extends v.GenericSchema>(row: DataRouteRow<Input, Schema>): DataRoute {
  const { parse, answer, parameters = {}, refusals = {}, ...description } = row;
  return {
    ...description,
    kind: "data",
    cacheable: true,
    parameters,
    refusals,
    prepare(catalog, asked) {
      const input = parse(asked, catalog);
      return { key: JSON.stringify(input) ?? "", answer: () => ({ body: answer(catalog, input) }) };
    },
  };
}

/**
 * Makes a route about the service of its row.
 *
 * @param row The row of the route table.
 */
export function serviceRoute<Schema extends v.GenericSchema>(
  row: RouteDescription<Schema> & {
    readonly cacheable: boolean;
    readonly body: (service: ServiceFacts) => v.InferOutput<Schema>;
  },
): ServiceRoute {
  return { ...row, kind: "service" };
}
