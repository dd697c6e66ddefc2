import type { Catalog } from "@gamedata/core";
import type { Answer } from "../answer/answer.js";
import type { Arguments } from "../call/arguments.js";
import type { ObjectSchema } from "../schema/plain-schema.js";

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
  /** The schema of the arguments; a choice has the values of all chronicles. */
  readonly inputSchema: (chronicles: Chronicles) => ObjectSchema;
  /**
   * Answers a call; the arguments are untrusted.
   *
   * @throws {GameDataError} For invalid arguments.
   * @throws {ToolError} For a name that no record has, or several.
   */
  readonly answer: (catalog: Catalog, args: Arguments, options: AnswerOptions) => Answer;
}
