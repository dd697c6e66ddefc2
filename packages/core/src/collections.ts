import * as core from "./index.js";
import type { Collection } from "./query/collection.js";

const isCollection = (value: unknown): value is Collection =>
  typeof value === "object" && value !== null && "kind" in value;

/** Every collection of the package, for programs that iterate over all of them. */
export const collections: readonly Collection[] = Object.values<unknown>(core).filter(isCollection);
