import type { Catalog } from "@gamedata/core";
import type { QueryParams } from "@gamedata/core/parse";
import type { CollectionFacts, ErrorCode, GameServer, Manifest, ResourceName, UntypedSchema } from "@gamedata/schema";
import type * as v from "valibot";
import type { ResponseHeaders } from "../http/headers.js";
import type { Steps } from "../steps.js";

/** The path id and the query of a request: untrusted text, one value per parameter. */
export interface RequestParameters {
  /** The id in the path; empty on a route without one. */
  readonly id: string;
  readonly query: QueryParams;
}

/** The variable values of a request to a route; the default chronicle is the first one served. */
export interface ExampleRequest {
  readonly chronicle?: string;
  readonly id?: number | string;
  readonly query?: Readonly<Record<string, ExampleValue | readonly (ExampleValue | readonly number[])[]>>;
}

/** A value in a query; lists are separated by commas, the numbers of a pair by a colon. */
type ExampleValue = string | number;

/** The groups of routes in the OpenAPI document, and their descriptions. */
export const tags = {
  Items: "Weapons, armor and all other items.",
  NPCs: "The cleaned layer: one record per name and level.",
  Monsters: "The monsters of the cleaned layer.",
  Drops: "The drops of an NPC, at an alternative path.",
  Quests: "Quests, their NPCs and their rewards.",
  Classes: "Player classes, the skills that they learn, and the experience of levels.",
  Skills: "Skills of players, NPCs and items, with what each level costs and does.",
  "Armor sets": "Sets of armor pieces, and their bonus skills.",
  Hennas: "Symbols that change the base stats of a character.",
  Map: "Hunting locations, map regions and teleports.",
  Search: "The search of all records by name.",
  Meta: "The number of records by the values of filters, and the version of the data.",
  Raw: "Raw NPCs, unchanged.",
  Service: "The service itself.",
} as const;

/** The name of a group of routes. */
export type Tag = keyof typeof tags;

/** The description of a route, common to all kinds. */
export interface RouteDescription {
  /** The path, with the parameters `{chronicle}` and `{id}`. */
  readonly path: `/${string}`;
  /** The unique name of the operation for client generators: the name of the query in `@gamedata/core`. */
  readonly operationId: string;
  readonly tag: Tag;
  /** The purpose of the route in a few words. */
  readonly summary: string;
  readonly description?: string | undefined;
  /** A request that succeeds, with an instructive response. */
  readonly example: ExampleRequest;
}

/** The content of a response. */
export interface RouteAnswer {
  /** The JSON body. */
  readonly body: unknown;
  /** Headers in addition to the common ones. */
  readonly headers?: ResponseHeaders;
}

/** Answers a checked request; throws `GameDataError` if the record does not exist. */
export interface AnswerRequest {
  (): RouteAnswer;
  /** Computes the same answer in steps, if it may take long. */
  readonly steps?: () => Steps<RouteAnswer>;
}

/**
 * The shape of `data` in a response: one record, an object that is not a record, a page of a list with `meta`, all rows
 * of a list without `meta`, or an array of counts. A document is the whole body, without `data`: its format is that of
 * other programs.
 */
export type Shape = "record" | "part" | "page" | "rows" | "counts" | "document";

/** A route that reads a catalog, below `/api/{chronicle}`. */
export interface DataRoute extends RouteDescription {
  readonly kind: "data";
  readonly cacheable: true;
  readonly shape: Shape;
  /** The resource of `data`, or of its rows. */
  readonly resource: ResourceName;
  /** The resource of `meta`, on a page whose `meta` says more than where it lies. */
  readonly metaResource?: ResourceName | undefined;
  /** The resource of `ids`, on a list that accepts them. */
  readonly bulkResource?: ResourceName | undefined;
  /** The collection of the id in the path; `undefined` for a path without `{id}`. */
  readonly idFacts?: CollectionFacts | undefined;
  /** Returns all ids that identify a record of that collection. */
  readonly idsOf?: ((catalog: Catalog) => readonly number[]) | undefined;
  /** The schemas of the path id and of the query parameters, by name. */
  readonly parameters: (catalog: Catalog) => Readonly<Record<string, UntypedSchema>>;
  /** Further requests that succeed, by name. */
  readonly furtherExamples: Readonly<Record<string, ExampleRequest>>;
  /** Example requests for the errors that are specific to the route, by error code. */
  readonly errorExamples: (catalog: Catalog) => Readonly<Partial<Record<ErrorCode, ExampleRequest>>>;
  /** Checks the path id, then the query; throws `GameDataError` if one is malformed. */
  readonly prepare: (catalog: Catalog, parameters: RequestParameters, others: OtherChronicles) => AnswerRequest;
  /** The query parameter that names another chronicle whose catalog the route reads. */
  readonly otherChronicle?: string | undefined;
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
export interface ServiceRoute extends RouteDescription {
  readonly kind: "service";
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
