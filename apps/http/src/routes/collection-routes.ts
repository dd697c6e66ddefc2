import type { Collection } from "@gamedata/core";
import type { CollectionName, collections } from "@gamedata/schema";
import { queryRoute, type ResourceOf } from "./query-route.js";
import type { DataRoute, ExampleRequest, Tag } from "./route.js";

type Facts<Name extends CollectionName> = (typeof collections)[Name];

interface CollectionRow<Name extends CollectionName> {
  readonly collection: Collection<ResourceOf<Facts<Name>["row"]>, ResourceOf<Facts<Name>["detail"]>>;
  /** The path after the chronicle. */
  readonly path: string;
  readonly tag: Tag;
  /** The singular and plural noun in summaries: "an item", "items". */
  readonly nouns: readonly [one: string, many: string];
  readonly list: { readonly description: string; readonly example?: ExampleRequest };
  /** The specification has no detail route for armor sets; every other collection has one. */
  readonly detail?: { readonly description: string; readonly exampleId: number };
  /** Ids of a few small records, for the example of `ids`. */
  readonly exampleIds: readonly number[];
  /** An id of another kind of record, as the example of an id that is not found. */
  readonly otherId?: number;
}

/** Creates the routes of a collection: the list, which also accepts `ids`, and the detail. */
export function collectionRoutes<const Name extends CollectionName>(
  name: Name,
  row: CollectionRow<Name>,
): readonly DataRoute[];
export function collectionRoutes(_name: CollectionName, row: CollectionRow<CollectionName>): readonly DataRoute[] {
  const { collection, path, tag, nouns, list, detail, exampleIds, otherId } = row;
  const { facts } = collection.kind;
  const listRoute = queryRoute({
    path: `/api/{chronicle}/${path}`,
    operationId: `list${facts.many}`,
    tag,
    summary: `List ${nouns[1]}`,
    description: list.description,
    shape: "page",
    query: collection.list,
    resource: facts.row,
    bulk: { collection, example: exampleIds },
    example: list.example ?? {},
  });
  if (detail === undefined) return [listRoute];
  const detailRoute = queryRoute({
    path: `/api/{chronicle}/${path}/{id}`,
    operationId: `get${facts.one}`,
    tag,
    summary: `Get ${nouns[0]}`,
    description: detail.description,
    shape: "record",
    query: collection.get,
    of: collection.kind,
    resource: facts.detail,
    example: { id: detail.exampleId },
    errorExamples: otherId === undefined ? {} : { [facts.notFound]: { id: otherId } },
  });
  return [listRoute, detailRoute];
}
