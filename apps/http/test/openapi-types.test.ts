import type { ApiError, Immutable, resources, SearchType } from "@gamedata/schema";
import type * as v from "valibot";
import { describe, expectTypeOf, it } from "vitest";
import type { components, operations } from "./__snapshots__/openapi.js";

type Generated = components["schemas"];
type Resources = { readonly [Name in keyof typeof resources]: Immutable<v.InferOutput<(typeof resources)[Name]>> } & {
  readonly ApiError: ApiError;
};
/** The value of a schema by its name in the document; those of the parameters are checked below. */
type Own<Name> = Name extends keyof Resources
  ? Resources[Name]
  : Name extends `${infer Resource extends keyof Resources}OrNull`
    ? Resources[Resource] | null
    : unknown;
type ResourceName = Exclude<keyof Generated, `${string}Value`>;

/** The resources of which a value of the generated type is no value of ours, or the reverse. */
type Different = {
  [Name in ResourceName]: [Immutable<Generated[Name]>, Own<Name>] extends [Own<Name>, Immutable<Generated[Name]>]
    ? never
    : Name;
}[ResourceName];

describe("the types that a client generator makes", () => {
  it("are ours, resource by resource", () => {
    expectTypeOf<Different>().toBeNever();
    expectTypeOf<"ItemDetail" | "NpcDetail" | "RawNpc" | "QuestDetail" | "ClassDetail">().toExtend<keyof Generated>();
  });

  it("know the parameters of a list", () => {
    type Query = NonNullable<operations["listItems"]["parameters"]["query"]>;
    expectTypeOf<Generated["ListItemsTypeValue"]>().toEqualTypeOf<"weapon" | "armor" | "etcitem">();
    expectTypeOf<Generated["SearchTypesValue"]>().toEqualTypeOf<SearchType>();
    // Every spelling is accepted: upper and lower case are the same.
    expectTypeOf<Query["type"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Query["ids"]>().toEqualTypeOf<number[] | undefined>();
    expectTypeOf<Query["limit"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<operations["getItem"]["parameters"]["path"]>().toEqualTypeOf<{
      chronicle: "interlude" | "high-five";
      id: number;
    }>();
  });

  it("know every status", () => {
    expectTypeOf<keyof operations["getItem"]["responses"]>().toEqualTypeOf<
      200 | 304 | 400 | 404 | 405 | 408 | 414 | 431 | 500
    >();
  });
});
