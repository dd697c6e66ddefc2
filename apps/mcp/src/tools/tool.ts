import type { Catalog } from "@gamedata/core";
import type { Answer } from "../answer/answer.js";
import type { Arguments } from "../call/arguments.js";
import type { ObjectSchema } from "../schema/object-schema.js";

/** A tool: questions of one kind about a catalog. */
export interface Tool {
  readonly name: string;
  /** What it answers and in which units, for the model that chooses among tools. */
  readonly description: string;
  /** The schema of the arguments; allowed values may come from the data. */
  readonly inputSchema: (catalog: Catalog) => ObjectSchema;
  readonly outputSchema: () => ObjectSchema;
  /**
   * Answers a call; the arguments are untrusted.
   *
   * @throws {GameDataError} For invalid arguments.
   * @throws {ToolError} For a name that no record has, or several.
   */
  readonly answer: (catalog: Catalog, args: Arguments, maximumBytes: number) => Answer;
}
