export * from "./change-tables.js";
export * from "./compare.js";
export * from "./obtainable-items.js";
export * from "./present.js";
export * from "./row-rule.js";
export * from "./row-rules.js";
export * from "./row-values.js";
export * from "./words.js";
