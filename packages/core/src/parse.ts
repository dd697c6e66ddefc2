export { parseChoice } from "./parse/parse-choice.js";
export { parseFields } from "./parse/parse-fields.js";
export { parseId, parseIds } from "./parse/parse-id.js";
export { parseInput } from "./parse/parse-input.js";
export type { QueryParams } from "./parse/read-text.js";
export { isListParameter, type PairForm, pairFormOf } from "./query/input.js";
