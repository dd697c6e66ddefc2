// The types without valibot, which declarations of other packages import: `@gamedata/schema/types`.
export type * from "./collection-facts.js";
export type * from "./generated/types.js";
export type * from "./page.js";
