import type { ApiError, Immutable, resources } from "@gamedata/schema";
import type * as v from "valibot";
import { describe, expectTypeOf, it } from "vitest";
import type { components, operations } from "./__snapshots__/openapi.js";

type Generated = components["schemas"];
type Own = { readonly [Name in keyof typeof resources]: Immutable<v.InferOutput<(typeof resources)[Name]>> } & {
  readonly ApiError: ApiError;
};

/** The resources of which a value of the generated type is no value of ours, or the reverse. */
type Different = {
  [Name in keyof Generated]: Name extends keyof Own
    ? [Immutable<Generated[Name]>, Own[Name]] extends [Own[Name], Immutable<Generated[Name]>]
      ? never
      : Name
    : Name;
}[keyof Generated];

describe("the types that a client generator makes", () => {
  it("are ours, resource by resource", () => {
    expectTypeOf<Different>().toBeNever();
    expectTypeOf<"ItemDetail" | "NpcDetail" | "RawNpc" | "QuestDetail" | "ClassDetail">().toExtend<keyof Generated>();
  });

  it("know the parameters of a list", () => {
    type Query = NonNullable<operations["listItems"]["parameters"]["query"]>;
    expectTypeOf<Query["type"]>().toEqualTypeOf<"weapon" | "armor" | "etcitem" | undefined>();
    expectTypeOf<Query["limit"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<operations["getItem"]["parameters"]["path"]>().toEqualTypeOf<{ chronicle: "interlude"; id: number }>();
  });

  it("know every status", () => {
    expectTypeOf<keyof operations["getItem"]["responses"]>().toEqualTypeOf<200 | 304 | 400 | 404 | 405 | 414 | 500>();
  });
});
