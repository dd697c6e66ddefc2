import * as core from "./index.js";

const isCollection = (value: unknown): value is core.Collection =>
  typeof value === "object" && value !== null && "kind" in value;

/** Every collection of the package, for programs that iterate over all of them. */
export const collections: readonly core.Collection[] = Object.values<unknown>(core).filter(isCollection);
