import * as core from "../src/index.js";

/** A query of the library, whatever its parameters and its answer. */
type Query = core.QueryDescription<unknown> & ((...args: never[]) => unknown);

const isQuery = (value: unknown): value is Query => typeof value === "function" && "input" in value;

/** Every query of the library. */
export const queries: readonly Query[] = Object.values<unknown>(core).filter(isQuery);
