import {
  type Catalog,
  type Collection,
  derived,
  MAXIMUM_IDS,
  type QueryDescription,
  type RecordSchema,
  type Shape,
} from "@gamedata/core";
import {
  bulkMeta,
  type CollectionFacts,
  type ResourceName,
  resources,
  type UntypedSchema,
  valibotSchemaOf,
} from "@gamedata/schema";
import * as v from "valibot";
import { type ErrorExamples, type ExampleRequest, parameterErrors } from "./error-examples.js";

/** The name of a group of operations. */
export type Tag =
  | "Items"
  | "NPCs"
  | "Monsters"
  | "Drops"
  | "Quests"
  | "Classes"
  | "Skills"
  | "Armor sets"
  | "Hennas"
  | "Map"
  | "Search"
  | "Meta"
  | "Raw"
  | "Service";

export const tags: Readonly<Record<Tag, string>> = {
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
};

/** What the public contract adds to a query: where it is, and what is said of it. */
export interface OperationWords {
  /** The path below the chronicle; `{id}` stands for the id of the record. */
  readonly path: string;
  /** The unique name of the operation: that of its query, unless the query has two paths. */
  readonly operationId?: string;
  readonly tag: Tag;
  /** The purpose in a few words. */
  readonly summary: string;
  readonly description?: string | undefined;
  /** A request that succeeds, with an instructive response. */
  readonly example: ExampleRequest;
  /** Further requests that succeed, by name. */
  readonly furtherExamples?: Readonly<Record<string, ExampleRequest>>;
  /** Requests for errors, by code, in addition to or in place of those derived from the parameters. */
  readonly errorExamples?: ErrorExamples;
  /** Whether it answers `DATA_NOT_FOUND` where the data set lacks what the answer needs, of which there is no example. */
  readonly mayLackData?: true;
  /** Whether an answer may take ten milliseconds and more: a server computes those of one operation after another, and others between. */
  readonly takesLong?: true;
}

/** An operation of the public API: a query of `@gamedata/core`, its path and its words. */
export interface Operation extends OperationWords {
  readonly operationId: string;
  readonly furtherExamples: Readonly<Record<string, ExampleRequest>>;
  /** The query; none where it compares two catalogs, since that is prepared with the other one. */
  readonly query?: QueryDescription<unknown>;
  /** The query parameter that names another chronicle whose catalog the operation reads. */
  readonly otherChronicle?: string;
  readonly shape: Shape;
  /** The resource of `data`, or of its rows. */
  readonly resource: ResourceName;
  /** The resource of `meta`, on a page whose `meta` says more than where it lies. */
  readonly metaResource?: ResourceName | undefined;
  /** The collection of a list that accepts `ids`. */
  readonly bulk?: AnyCollection | undefined;
  /** The resource of `ids`, on a list that accepts them. */
  readonly bulkResource?: ResourceName | undefined;
  /** The collection of the id in the path; `undefined` for a path without `{id}`. */
  readonly idFacts?: CollectionFacts | undefined;
  /** Returns all ids that identify a record of that collection. */
  readonly idsOf?: ((catalog: Catalog) => readonly number[]) | undefined;
  /** The schemas of the path id and of the query parameters, by name. */
  readonly parameters: (catalog: Catalog) => Readonly<Record<string, UntypedSchema>>;
  /** Returns requests for the errors that are specific to the operation. */
  readonly errorsOf: (catalog: Catalog) => ErrorExamples;
}

/** A collection, whatever its records are. */
export type AnyCollection = Collection<object, object>;

/** A list that accepts `ids`: its collection, and ids of a few small records as the example. */
export interface BulkExample {
  readonly collection: AnyCollection;
  readonly ids: readonly number[];
}

/** Returns the schema of a resource: each is a record. */
export function recordSchemaOf(name: ResourceName): RecordSchema {
  return resources[name];
}

/** Returns the parameter that selects fields of records, or with `ids` those of `bulkResource`. */
function fieldsParameter(resource: ResourceName, bulkResource: ResourceName = resource) {
  const fieldsOf = (name: ResourceName) => Object.keys(recordSchemaOf(name).entries);
  const names = [...new Set([...fieldsOf(resource), ...fieldsOf(bulkResource)])];
  const bulkNote =
    bulkResource === resource ? "" : " With `ids` these are fields of the details, otherwise of the rows.";
  return v.optional(
    v.pipe(v.array(v.picklist(names)), v.description(`The top-level fields to return; all by default.${bulkNote}`)),
  );
}

/** Returns the parameter that requests many records by id. */
function idsParameter({ id }: CollectionFacts) {
  return v.optional(
    v.pipe(
      v.array(valibotSchemaOf(id)),
      v.description(
        `Returns the details of these records, in this order; unknown ids are in \`meta.missing\`. At most ${MAXIMUM_IDS} different ids. Only \`fields\` may be combined with it.`,
      ),
    ),
  );
}

/** Creates the operation of a query; parameters, errors and the shape of the answer follow from its identity. */
export function operation(query: QueryDescription<unknown>, words: OperationWords, bulk?: BulkExample): Operation {
  const { name, shape, row: resource, meta: metaResource, of } = query;
  const bulkResource = bulk?.collection.kind.facts.detail;
  const hasFields = shape === "record" || shape === "page";
  const parameters: Operation["parameters"] = derived((catalog) => ({
    ...(of && { id: of.facts.id }),
    ...query.input(catalog).entries,
    ...(hasFields && { fields: fieldsParameter(resource, bulkResource) }),
    ...(bulk && { ids: idsParameter(bulk.collection.kind.facts) }),
  }));
  return {
    operationId: name,
    ...words,
    query,
    shape,
    resource,
    metaResource,
    bulk: bulk?.collection,
    bulkResource,
    idFacts: of?.facts,
    idsOf: of?.ids,
    parameters,
    furtherExamples: { ...words.furtherExamples, ...(bulk && { ids: { query: { ids: bulk.ids } } }) },
    errorsOf: (catalog) => ({
      ...parameterErrors({
        example: words.example,
        parameters: parameters(catalog),
        record: of?.facts,
        bulkExample: bulk?.ids,
      }),
      ...words.errorExamples,
    }),
  };
}

export function responseSchemaOf({
  resource,
  shape,
  bulkResource,
  metaResource = "ListMeta",
}: Pick<Operation, "resource" | "shape" | "bulkResource" | "metaResource">): v.GenericSchema {
  const data = resources[resource];
  switch (shape) {
    case "document":
      return data;
    case "record":
    case "part":
      return v.strictObject({ data });
    case "rows":
    case "counts":
      return v.strictObject({ data: v.array(data) });
    case "page": {
      const page = v.strictObject({ data: v.array(data), meta: resources[metaResource] });
      if (bulkResource === undefined) return page;
      // Objects are open in the OpenAPI document, and parsers take the first schema that matches: `missing` is required here.
      return v.union([v.strictObject({ data: v.array(resources[bulkResource]), meta: bulkMeta }), page]);
    }
  }
}
