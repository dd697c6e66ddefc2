import { invalidEnum } from "../error/invalid-parameter.js";
import { type QueryParams, readText } from "./read-text.js";

/**
 * Parses a required parameter whose allowed values only the adapter knows, such as the chronicles of a service.
 *
 * @throws {GameDataError} `INVALID_ENUM` if it is absent, empty, or none of the allowed values.
 *
 * @example
 * ```ts
 * assert.equal(parseChoice({ from: "interlude" }, "from", ["interlude", "high-five"]), "interlude");
 * ```
 */
export function parseChoice(params: QueryParams, parameter: string, allowed: readonly string[]): string {
  const text = readText(params, parameter);
  if (text !== undefined && allowed.includes(text)) return text;
  throw invalidEnum(parameter, text, allowed);
}
