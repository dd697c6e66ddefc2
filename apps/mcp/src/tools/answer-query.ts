import type { Catalog } from "@gamedata/core";
import { invalidParameter, showFields } from "@gamedata/core/parse";
import { isRecord } from "@gamedata/rules";
import { type Answer, pageAnswer, readOffset, recordAnswer } from "../answer/answer.js";
import { bytesOf, compact } from "../answer/compact.js";
import { type Arguments, refuseUnknown } from "../call/arguments.js";
import { type OtherRecord, recordsOfOtherKinds } from "../names/named-rows.js";
import { idPhrase, resolveId } from "../names/resolve-id.js";
import { resolveInput } from "../names/resolve-input.js";
import {
  type JsonObject,
  recordOf,
  select,
  selectionOf,
  shownValues,
  withHpOfGame,
  withValues,
} from "./field-selection.js";
import {
  type AnswerOptions,
  type AskedQuery,
  CHRONICLE,
  type Chronicles,
  LIMIT,
  REPLACED_BY_CURSOR,
  type Subject,
  sharedParameters,
} from "./tool.js";

/**
 * Answers a query from the arguments of a call.
 *
 * @throws {GameDataError} For invalid arguments.
 * @throws {ToolError} For a name that no record has, or several.
 */
export function answerQuery(
  catalog: Catalog,
  asked: AskedQuery,
  args: Arguments,
  { chronicles, maximumBytes }: AnswerOptions,
): Answer {
  const { query, of, rowsOf } = asked;
  const schema = query.input(catalog);
  refuseUnknown(args, allowedArguments(asked, Object.keys(schema.entries), chronicles));
  const { fields: _, cursor, ...own } = args;
  const selection = selectionOf(query.row, args, rowsOf === undefined ? [] : shownValues(query.row, own));
  const id = of && subjectOf(catalog, of, own[of.parameter]);
  const given = Object.entries(own).filter(([name]) => name !== of?.parameter);
  const defaults = Object.entries(asked.defaults?.(own) ?? {}).filter(([name]) => name in schema.entries);
  const named = resolveInput(catalog, schema, Object.fromEntries([...defaults, ...given]));
  const abridges = asked.abridges?.(id) ?? {};
  const input = showFields(schema, named, selection.fields ?? selection.values);
  if (query.shape !== "page") {
    const answer = recordOf(query.prepare(catalog, input, id).answer());
    const none = cursor === undefined ? absentFields(catalog, asked, answer, selection.fields) : {};
    return { ...recordAnswer(select(answer, selection), cursor, maximumBytes - bytesOf(none), abridges), ...none };
  }
  const offset = readOffset(cursor);
  const { rows, total, notes } =
    REPLACED_BY_CURSOR in schema.entries
      ? pageIn(query.prepare(catalog, { ...input, offset }, id).answer())
      : partOf(pageIn(query.prepare(catalog, input, id).answer()), offset, input[LIMIT]);
  const shown = rows.map(recordOf).map((row) => {
    const whole = rowsOf === undefined ? row : withValues(catalog, rowsOf, row, selection.values);
    return select(withHpOfGame(catalog, query.row, whole), selection);
  });
  const page = { ...pageAnswer(shown, offset, total, maximumBytes - bytesOf(notes), abridges["data"]), ...notes };
  if (total > 0) return page;
  const elsewhere = elsewhereFor(catalog, asked, own["q"]);
  const hint = id === undefined ? undefined : asked.hint?.(catalog, id);
  return { ...page, ...(elsewhere.length > 0 && { elsewhere }), ...hint };
}

/** Names the fields that a record does not have, where that answers a question: nobody sells it. */
function absentFields(
  { dataset }: Catalog,
  { saysNone = {} }: AskedQuery,
  answer: JsonObject,
  fields: readonly string[] = Object.keys(saysNone),
) {
  const none = Object.entries(saysNone).flatMap(([name, table]) =>
    fields.includes(name) && !Object.hasOwn(answer, name) && dataset[table].length > 0 ? [name] : [],
  );
  return none.length === 0 ? {} : { none };
}

/** Finds records of other kinds where a search by name has no rows. */
function elsewhereFor(catalog: Catalog, { rowsOf }: AskedQuery, text: unknown): readonly OtherRecord[] {
  return typeof text === "string" && text.trim() !== "" ? recordsOfOtherKinds(catalog, text.trim(), rowsOf) : [];
}

function allowedArguments(
  { of, query, chosenBy = [] }: AskedQuery,
  parameters: readonly string[],
  { size }: Chronicles,
): readonly string[] {
  const own = parameters.filter((name) => name !== REPLACED_BY_CURSOR && name !== LIMIT);
  const subject = of === undefined ? [] : [of.parameter];
  const limit = query.shape === "page" ? [LIMIT] : [];
  return [
    ...chosenBy,
    ...subject,
    ...own,
    ...limit,
    ...Object.keys(sharedParameters),
    ...(size === 1 ? [] : [CHRONICLE]),
  ];
}

function subjectOf(catalog: Catalog, { parameter, collection }: Subject, value: unknown): number {
  if (value === undefined) throw invalidParameter(parameter, value, idPhrase(collection));
  return resolveId(catalog, collection, parameter, value);
}

/** Some rows of a list, and the number of rows of the whole list. */
interface Rows {
  readonly rows: readonly unknown[];
  readonly total: number;
  /** What the list says beside its rows. */
  readonly notes: JsonObject;
}

/** Returns a part of a list that core gives whole. */
function partOf({ rows, total, notes }: Rows, offset: number, limit: unknown): Rows {
  if (limit === undefined) return { rows: rows.slice(offset), total, notes };
  if (typeof limit !== "number" || !Number.isSafeInteger(limit) || limit < 1) {
    throw invalidParameter(LIMIT, limit, "a whole number of at least 1");
  }
  return { rows: rows.slice(offset, offset + limit), total, notes };
}

function pageIn(value: unknown): Rows {
  if (isRecord(value) && Array.isArray(value["data"]) && isRecord(value["meta"])) {
    const { total, limit: _limit, offset: _offset, ...notes } = value["meta"];
    if (typeof total === "number") return { rows: value["data"], total, notes: recordOf(compact(notes, false)) };
  }
  throw new Error("A query of a list returned a value that is no page.");
}
