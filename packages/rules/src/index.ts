export * from "./change-tables.js";
export * from "./compare.js";
export * from "./drop-chance.js";
export * from "./level-value.js";
export * from "./present.js";
export * from "./row-rule.js";
export * from "./row-rules.js";
export * from "./words.js";
