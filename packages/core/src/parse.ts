export { invalidEnum, invalidParameter } from "./error/game-data-error.js";
export { type IdParameter, idParameterOf } from "./parse/id-parameter.js";
export { parseId, parseIds } from "./parse/parse-id.js";
export { parseChoice, parseFields, parseInput } from "./parse/parse-input.js";
export type { QueryParams } from "./parse/read-text.js";
export { isListParameter } from "./query/input.js";
export { type PairForm, type ParameterKind, pairForms, parameterKindOf } from "./query/inspect.js";
export { type BoundNames, boundsAmong } from "./query/number-ranges.js";
export { showFields } from "./query/shown-too.js";
