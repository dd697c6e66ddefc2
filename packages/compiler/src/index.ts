export * from "./compile.js";
export * from "./diagnostic.js";
export * from "./emit/write.js";
