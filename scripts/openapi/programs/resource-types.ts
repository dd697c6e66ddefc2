import type { ApiError, Immutable, resources, SearchType } from "@gamedata/schema";
import type * as v from "valibot";
import type { components, operations } from "./generated/openapi-typescript";

// The types that openapi-typescript makes of the document, compared with those of the schemas. Nothing here runs: tsc checks it.

type Generated = components["schemas"];
type Resources = { readonly [Name in keyof typeof resources]: Immutable<v.InferOutput<(typeof resources)[Name]>> } & {
  readonly ApiError: ApiError;
};

/** Whether each of two types can be assigned to the other. */
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;

/** The value of a schema by its name in the document; those of the parameters are checked below. */
type Own<Name> = Name extends keyof Resources ? Resources[Name] : unknown;
type ResourceName = Exclude<keyof Generated, `${string}Value`>;

/** The resources of which the generated type differs from ours. */
type Different = {
  [Name in ResourceName]: Same<Immutable<Generated[Name]>, Own<Name>> extends true ? never : Name;
}[ResourceName];

/** The resources with words that differ by chronicle: the document lists those of the served chronicles, the schemas accept any. */
type WithWords =
  | "ArmorSet"
  | "AugmentationDetail"
  | "AugmentationFee"
  | "ClassDetail"
  | "ClassSummary"
  | "ItemDetail"
  | "ItemSummary"
  | "NpcDetail"
  | "QuestDetail"
  | "QuestSummary"
  | "SkillDetail"
  | "SkillTreeLearned";

/** The resources of which the generated type is not assignable to ours. */
type Unassignable = {
  [Name in ResourceName]: Immutable<Generated[Name]> extends Own<Name> ? never : Name;
}[ResourceName];

/** Checks that an assertion holds, and names the resources that differ if it does not. */
type Holds<_Assertion extends true> = true;
type None<_Names extends never> = true;

type ListQuery = NonNullable<operations["listItems"]["parameters"]["query"]>;
type ItemPath = operations["getItem"]["parameters"]["path"];

export type Checks = [
  None<Unassignable>,
  Holds<Same<Different, WithWords>>,
  Holds<
    Same<
      Extract<"ItemDetail" | "NpcDetail" | "RawNpc" | "ClassDetail", keyof Generated>,
      "ItemDetail" | "NpcDetail" | "RawNpc" | "ClassDetail"
    >
  >,
  Holds<Same<Generated["ListItemsTypeValue"], "weapon" | "armor" | "etcitem">>,
  Holds<Same<Generated["SearchTypesValue"], SearchType>>,
  // Every spelling is accepted: upper and lower case are the same.
  Holds<Same<ListQuery["type"], string | undefined>>,
  Holds<Same<ListQuery["ids"], number[] | undefined>>,
  Holds<Same<ListQuery["limit"], number | undefined>>,
  Holds<Same<ItemPath, { chronicle: "interlude" | "high-five"; id: number }>>,
  Holds<Same<keyof operations["getItem"]["responses"], 200 | 304 | 400 | 404 | 405 | 408 | 414 | 431 | 500>>,
];
