import { type Catalog, type Collection, MAXIMUM_LIMIT, type QueryDescription } from "@gamedata/core";
import { invalidEnum } from "@gamedata/core/parse";
import type { TableName } from "@gamedata/schema/types";
import type { Answer } from "../answer/answer.js";
import type { Abridges } from "../answer/fit-lists.js";
import { type Arguments, wordIn } from "../call/arguments.js";
import { choiceSchema, listSchema, type ObjectSchema, type PlainSchema, textSchema } from "../schema/input-schema.js";

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

/** The record that a query is about. */
export interface Subject {
  /** The argument that names it. */
  readonly parameter: string;
  readonly collection: Collection;
}

/** A query of core, and what is asked and said beside it. */
export interface AskedQuery {
  readonly query: QueryDescription<unknown>;
  /** The record that it is about, if it is about one. */
  readonly of?: Subject;
  /** The arguments of the tool by which it was chosen; an error about an unknown one names them, too. */
  readonly chosenBy?: readonly string[];
  /** The collection that the rows of the page are records of: what they are sorted and filtered by is added to them. */
  readonly rowsOf?: Collection;
  /**
   * The fields of the record whose absence is an answer, with the table that they are read from: those that it does not have are named as
   * `none`, where the data set has that table.
   */
  readonly saysNone?: Readonly<Record<string, TableName>>;
  /** Returns how rows of lists that do not fit are abridged, for the record that the query is about; those of a page as `data`. */
  readonly abridges?: (id: number | undefined) => Abridges;
  /** Returns what the answer says besides where the page has no rows, for the record that the query is about. */
  readonly hint?: (catalog: Catalog, id: number) => object;
  /** Returns values for parameters that are not given, of those that the query has; by default its own. */
  readonly defaults?: (given: Arguments) => Arguments;
}

/** The arguments of every tool beside those of its query; the instructions of the server explain them. */
export const sharedParameters: Readonly<Record<"fields" | "cursor", PlainSchema>> = {
  fields: listSchema(textSchema),
  cursor: textSchema,
};

/** The parameter of a query that a cursor replaces. */
export const REPLACED_BY_CURSOR = "offset";
/** The parameter of every page; the lists that core gives whole have it here, too. */
export const LIMIT = "limit";

/** The defaults of lists that are asked for as a whole: an answer has as many rows as fit. */
export const asManyRows = (): Arguments => ({ [LIMIT]: MAXIMUM_LIMIT });

export const listOf = (collection: Collection): AskedQuery => ({
  query: collection.list,
  rowsOf: collection,
  defaults: asManyRows,
});

/** Rows of a page of what is best to kill: the first ones answer the question. */
const ROWS = 10;
/** The levels below that of the player from which the engines reduce no chance: aCis, class `Monster`, and L2J begin at 9. */
const LEVELS_BELOW = 8;
/** Above it, a player hits too seldom. An estimate: it depends on class and equipment. */
const LEVELS_ABOVE = 5;

/** Returns the page, and the levels of the NPCs around that of the player, where no level is asked for. */
export function levelDefaults({ playerLevel, levelMin, levelMax }: Arguments): Arguments {
  const isBounded = levelMin !== undefined || levelMax !== undefined;
  if (typeof playerLevel !== "number" || isBounded) return { limit: ROWS };
  return { limit: ROWS, levelMin: playerLevel - LEVELS_BELOW, levelMax: playerLevel + LEVELS_ABOVE };
}
