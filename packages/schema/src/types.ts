// The types without valibot, which declarations of other packages import: `@gamedata/schema/types`.

export type * from "./generated/types.js";
export type * from "./resources/collection-facts.js";
export type * from "./resources/page.js";
