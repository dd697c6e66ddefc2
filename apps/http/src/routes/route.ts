import type { Catalog } from "@gamedata/core";
import type { QueryParams } from "@gamedata/core/parse";
import type { CollectionFacts, ErrorCode, ResourceName } from "@gamedata/schema";
import type * as v from "valibot";
import type { ResponseHeaders } from "../protocol/headers.js";

/** The path id and the query of a request: untrusted text, one value for each parameter. */
export interface RequestParameters {
  /** The id in the path; empty on a route without one. */
  readonly id: string;
  readonly query: QueryParams;
}

/** A request to a route, by what differs from other requests to it. The chronicle is the first served one by default. */
export interface ExampleRequest {
  readonly chronicle?: string;
  readonly id?: number | string;
  readonly query?: Readonly<Record<string, ExampleValue | readonly ExampleValue[]>>;
}

/** A value in a query; several of them are separated by commas. */
type ExampleValue = string | number;

/** The groups of routes in the OpenAPI document, and their descriptions. */
export const tags = {
  Items: "Weapons, armor and everything else that can be carried.",
  NPCs: "The cleaned layer: one record for each name and level.",
  Monsters: "The part of the cleaned layer that can be hunted.",
  Drops: "What an NPC drops, by another path.",
  Quests: "Quests, who takes part in them, and what they give.",
  Classes: "Player classes and what they learn.",
  "Armor sets": "Pieces that work together, and what wearing them gives.",
  Hennas: "Symbols that change the base stats of a character.",
  Map: "Hunting locations and map regions.",
  Search: "Everything that has a name.",
  Meta: "Distinct values and how many records have them, and which data this is.",
  Raw: "Every source entry, untouched.",
  Service: "The service itself.",
} as const;

/** The name of a group of routes. */
export type Tag = keyof typeof tags;

/** What every row of the route table says of its route. */
export interface RouteDescription {
  /** The path, with `{chronicle}` and `{id}` where they belong. */
  readonly path: `/${string}`;
  /** The unique name that client generators give the operation: that of the query in `@gamedata/core`. */
  readonly operationId: string;
  readonly tag: Tag;
  /** The route in a few words. */
  readonly summary: string;
  readonly description?: string | undefined;
  /** A request that succeeds, and shows something worth seeing. */
  readonly example: ExampleRequest;
}

/** What a route answers. */
export interface RouteAnswer {
  /** The JSON body. */
  readonly body: unknown;
  /** Headers beside the usual ones. */
  readonly headers?: ResponseHeaders;
}

/** A request that was checked, and is ready to be answered. */
export interface PreparedRequest {
  /** The same for all requests to the route that mean the same. */
  readonly key: string;
  /** Answers the request; throws `GameDataError` when there is no such entity. */
  readonly answer: () => RouteAnswer;
}

/**
 * The form of a response: one record, a part of one, a page of a list with `meta`, all rows of a list without `meta`, or a
 * bare array of counts.
 */
export type Shape = "record" | "part" | "page" | "rows" | "counts";

/** A route whose answer comes out of a catalog, below `/api/{chronicle}`. */
export interface DataRoute extends RouteDescription {
  readonly kind: "data";
  readonly cacheable: true;
  readonly shape: Shape;
  /** The resource that `data` is, or has as rows. */
  readonly resource: ResourceName;
  /** The resource of `ids`, on a list that takes them. */
  readonly bulkResource?: ResourceName | undefined;
  /** The collection of the record that the path names; none for a path without `{id}`. */
  readonly idFacts?: CollectionFacts | undefined;
  /** Every id that names a record of that collection. */
  readonly idsOf?: ((catalog: Catalog) => readonly number[]) | undefined;
  /** The schemas of the path id and of the query parameters, by name. */
  readonly parameters: (catalog: Catalog) => Readonly<Record<string, v.GenericSchema>>;
  /** Further requests that succeed, by name. */
  readonly furtherExamples: Readonly<Record<string, ExampleRequest>>;
  /** The errors of its own that the route can answer, each with a request that gets it. */
  readonly refusals: (catalog: Catalog) => Readonly<Partial<Record<ErrorCode, ExampleRequest>>>;
  /** Checks the path id, then the query; throws `GameDataError` when one is malformed. */
  readonly prepare: (catalog: Catalog, parameters: RequestParameters) => PreparedRequest;
}

/** An OpenAPI 3.0.3 document. */
export interface OpenApiDocument {
  readonly openapi: "3.0.3";
  readonly [field: string]: unknown;
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
  readonly openApiDocument: () => OpenApiDocument;
}

/** A route about the service itself. */
export interface ServiceRoute extends RouteDescription {
  readonly kind: "service";
  /** False for an answer that changes by itself. */
  readonly cacheable: boolean;
  /** The schema of the whole response body. */
  readonly response: v.GenericSchema;
  readonly body: (service: ServiceFacts) => unknown;
}

/** A row of the route table. */
export type Route = DataRoute | ServiceRoute;

/** Makes a route about the service of its row; the types hold the body to the schema of the response. */
export function serviceRoute<Schema extends v.GenericSchema>(
  row: Omit<ServiceRoute, "kind" | "response" | "body"> & {
    readonly response: Schema;
    readonly body: (service: ServiceFacts) => v.InferOutput<Schema>;
  },
): ServiceRoute {
  return { ...row, kind: "service" };
}
