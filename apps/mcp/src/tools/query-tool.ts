import { type Catalog, type Collection, type QueryDescription, selectFields } from "@gamedata/core";
import { invalidParameter } from "@gamedata/core/parse";
import { type ResourceName, resources } from "@gamedata/schema";
import { type Answer, pageAnswer, readOffset, recordAnswer } from "../answer/answer.js";
import { type Arguments, isRecord, readFields, refuseUnknown } from "../call/arguments.js";
import { idPhrase, resolveId } from "../names/resolve-id.js";
import { resolveInput } from "../names/resolve-input.js";
import { type ParameterWords, parameterSchema, recordSchema } from "../schema/input-schema.js";
import { pageOutput, recordOutput } from "../schema/output-schema.js";
import type { Tool } from "./tool.js";

/** The record that a query is about. */
export interface Subject {
  /** The argument that names it. */
  readonly parameter: string;
  readonly collection: Collection;
}

/** A query of core, and what its answer is. */
export interface AskedQuery {
  readonly query: QueryDescription<unknown>;
  /** The record that it is about, if it is about one. */
  readonly of?: Subject;
  readonly shape: "page" | "record";
  /** The resource that the record or a row of the page is. */
  readonly resource: ResourceName;
}

/** A tool that is one query. */
export interface QueryToolRow extends AskedQuery {
  readonly name: string;
  readonly description: string;
  /** Whether the schema of the answer names its fields: for answers that no other description of the data names. */
  readonly namesFields?: boolean;
  /** The parameters that are described; the others are clear without, and every word is read by each model. */
  readonly words?: Readonly<Record<string, ParameterWords>>;
}

/** The arguments of every tool beside those of its query; the instructions of the server explain them. */
export const sharedParameters = {
  fields: { type: "array", items: { type: "string" } },
  cursor: { type: "string" },
} as const;

/** The parameter of a query that a cursor replaces. */
const REPLACED_BY_CURSOR = "offset";
/** The parameter of every page; the lists that core gives whole have it here, too. */
const LIMIT = "limit";

/** Creates the tool of a query. */
export function queryTool({ name, description, words = {}, namesFields = false, ...asked }: QueryToolRow): Tool {
  const { query, of, shape, resource } = asked;
  return {
    name,
    description,
    inputSchema(catalog) {
      const { entries } = query.input(catalog);
      const own = Object.entries(entries).filter(([parameter]) => parameter !== REPLACED_BY_CURSOR);
      const required = own.flatMap(([parameter, entry]) => (entry.type === "optional" ? [] : [parameter]));
      return {
        type: "object",
        properties: {
          ...(of && { [of.parameter]: recordSchema(of.collection) }),
          ...Object.fromEntries(own.map(([parameter, entry]) => [parameter, parameterSchema(entry, words[parameter])])),
          ...sharedParameters,
        },
        required: of === undefined ? required : [of.parameter, ...required],
      };
    },
    outputSchema() {
      const named = namesFields ? resource : undefined;
      return shape === "page" ? pageOutput(named) : recordOutput(named);
    },
    answer: (catalog, args, maximumBytes) => answerQuery(catalog, asked, args, maximumBytes),
  };
}

/**
 * Answers a query from the arguments of a call.
 *
 * @throws {GameDataError} For invalid arguments.
 * @throws {ToolError} For a name that no record has, or several.
 */
export function answerQuery(catalog: Catalog, asked: AskedQuery, args: Arguments, maximumBytes: number): Answer {
  const { query, of, shape, resource } = asked;
  const schema = query.input(catalog);
  refuseUnknown(args, allowedArguments(asked, Object.keys(schema.entries)));
  const { fields: _, cursor, ...own } = args;
  const fields = readFields(args);
  const id = of && subjectOf(catalog, of, own[of.parameter]);
  const given = Object.entries(own).filter(([name]) => name !== of?.parameter);
  const input = resolveInput(catalog, schema, Object.fromEntries(given));
  const select = (row: unknown) =>
    fields === undefined ? row : selectFields(recordOf(row), resources[resource], fields);
  if (shape === "record") {
    const answer = query.prepare(catalog, input, id).answer();
    return recordAnswer(recordOf(select(answer)), cursor, maximumBytes);
  }
  const offset = readOffset(cursor);
  const { rows, total } =
    REPLACED_BY_CURSOR in schema.entries
      ? pageIn(query.prepare(catalog, { ...input, offset }, id).answer())
      : partOf(pageIn(query.prepare(catalog, input, id).answer()), offset, input[LIMIT]);
  return pageAnswer(rows.map(select).map(recordOf), offset, total, maximumBytes);
}

function allowedArguments({ of, shape }: AskedQuery, parameters: readonly string[]): readonly string[] {
  const own = parameters.filter((name) => name !== REPLACED_BY_CURSOR && name !== LIMIT);
  const subject = of === undefined ? [] : [of.parameter];
  return [...subject, ...own, ...(shape === "page" ? [LIMIT] : []), ...Object.keys(sharedParameters)];
}

function subjectOf(catalog: Catalog, { parameter, collection }: Subject, value: unknown): number {
  if (value === undefined) throw invalidParameter(parameter, value, idPhrase(collection));
  return resolveId(catalog, collection, parameter, value);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value;
  throw new Error("A query returned a value that is no record.");
}

/** Some rows of a list, and the number of rows of the whole list. */
interface Rows {
  readonly rows: readonly unknown[];
  readonly total: number;
}

/** Returns a part of a list that core gives whole. */
function partOf({ rows, total }: Rows, offset: number, limit: unknown): Rows {
  if (limit === undefined) return { rows: rows.slice(offset), total };
  if (typeof limit !== "number" || !Number.isSafeInteger(limit) || limit < 1) {
    throw invalidParameter(LIMIT, limit, "a whole number of at least 1");
  }
  return { rows: rows.slice(offset, offset + limit), total };
}

function pageIn(value: unknown): Rows {
  if (isRecord(value) && Array.isArray(value["data"]) && isRecord(value["meta"])) {
    const { total } = value["meta"];
    if (typeof total === "number") return { rows: value["data"], total };
  }
  throw new Error("A query of a list returned a value that is no page.");
}
