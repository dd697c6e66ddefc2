import type { ExampleRequest } from "./error-examples.js";
import { type AnyCollection, type Operation, operation, type Tag } from "./operation.js";

interface CollectionRow {
  readonly collection: AnyCollection;
  /** The path below the chronicle. */
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

/** Creates the operations of a collection: the list, which also accepts `ids`, and the detail. */
export function collectionOperations(row: CollectionRow): readonly Operation[] {
  const { collection, path, tag, nouns, list, detail, exampleIds, otherId } = row;
  const words = { path, tag, summary: `List ${nouns[1]}`, description: list.description, example: list.example ?? {} };
  const listOperation = operation(collection.list, words, { collection, ids: exampleIds });
  if (detail === undefined) return [listOperation];
  const detailOperation = operation(collection.get, {
    path: `${path}/{id}`,
    tag,
    summary: `Get ${nouns[0]}`,
    description: detail.description,
    example: { id: detail.exampleId },
    ...(otherId !== undefined && { errorExamples: { [collection.kind.facts.notFound]: { id: otherId } } }),
  });
  return [listOperation, detailOperation];
}
