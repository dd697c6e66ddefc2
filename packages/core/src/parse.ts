export { invalidEnum, invalidParameter } from "./error/invalid-parameter.js";
export { type IdParameter, idParameterOf } from "./parse/id-parameter.js";
export { parseChoice } from "./parse/parse-choice.js";
export { parseFields } from "./parse/parse-fields.js";
export { parseId, parseIds } from "./parse/parse-id.js";
export { parseInput } from "./parse/parse-input.js";
export type { QueryParams } from "./parse/read-text.js";
export { isListParameter } from "./query/input.js";
export { type PairForm, type ParameterKind, pairForms, parameterKindOf } from "./query/parameter-kind.js";
