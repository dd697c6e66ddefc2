export { invalidEnum, invalidParameter } from "./error/game-data-error.js";
export type { QueryParams } from "./parse/parse-id.js";
export { type IdParameter, idParameterOf, parseId, parseIds } from "./parse/parse-id.js";
export { parseChoice, parseFields, parseInput } from "./parse/parse-input.js";
export { showFields } from "./query/fields.js";
export { isListParameter } from "./query/input.js";
export { type PairForm, type ParameterKind, pairForms, parameterKindOf } from "./query/inspect.js";
export { type BoundNames, boundsAmong } from "./query/number-ranges.js";
