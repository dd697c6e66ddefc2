import type { Catalog } from "@gamedata/core";
import { invalidEnum } from "@gamedata/core/parse";
import type { Answer } from "../answer/answer.js";
import { type Arguments, wordIn } from "../call/arguments.js";
import { choiceSchema, type ObjectSchema, type PlainSchema } from "../schema/plain-schema.js";

/** The chronicles of a server by name, the default one first. */
export type Chronicles = ReadonlyMap<string, Catalog>;

/** What answers depend on, beside the catalog and the arguments. */
export interface AnswerOptions {
  readonly chronicles: Chronicles;
  /** The most bytes of an answer's JSON. */
  readonly maximumBytes: number;
}

/** A tool: questions of one kind about a catalog. */
export interface Tool {
  readonly name: string;
  /** What it answers and in which units, for the model that chooses among tools. */
  readonly description: string;
  /**
   * The schema of the arguments; a choice has the values of all chronicles.
   *
   * @param withUnlisted Also of those that are accepted, and that the list of tools leaves out to stay short.
   */
  readonly inputSchema: (chronicles: Chronicles, withUnlisted?: boolean) => ObjectSchema;
  /**
   * Answers a call; the arguments are untrusted.
   *
   * @throws {GameDataError} For invalid arguments.
   * @throws {ToolError} For a name that no record has, or several.
   */
  readonly answer: (catalog: Catalog, args: Arguments, options: AnswerOptions) => Answer;
}

/** The argument of every tool of a server with several chronicles. */
export const CHRONICLE = "chronicle";

/** Describes an argument that names a chronicle. */
export function chronicleSchema(chronicles: Chronicles): PlainSchema {
  return choiceSchema([...chronicles.keys()]);
}

/**
 * Returns the chronicle that an argument names.
 *
 * @throws {GameDataError} `INVALID_ENUM`, with the allowed names.
 */
export function chronicleNamed(chronicles: Chronicles, name: unknown, parameter = CHRONICLE): Catalog {
  const found = wordIn(chronicles, name);
  if (found === undefined) throw invalidEnum(parameter, name, [...chronicles.keys()]);
  return found;
}

/**
 * Returns the chronicle that a call is about, the first one by default.
 *
 * @throws {GameDataError} `INVALID_ENUM`, with the allowed names.
 */
export function chronicleOf(chronicles: Chronicles, name: unknown): Catalog {
  const [first] = chronicles.keys();
  return chronicleNamed(chronicles, name ?? first);
}
