import { invalidParameter } from "@gamedata/core/parse";
import { bytesOf } from "./compact.js";
import { type Abridges, type CutList, fitRecord, listAt, withValue } from "./fit-lists.js";
import { type Abridge, showList, wholeList } from "./show-list.js";

/** The most bytes of an answer's JSON, unless the host sets another number: about 4,000 tokens. */
export const DEFAULT_MAXIMUM_BYTES = 12_000;

/** The structured answer of a tool: a record, or a page of rows. */
export interface Answer {
  readonly [key: string]: unknown;
  /** A long list, also the rows of a page, is a `Table`. */
  readonly data: object;
  /** The lists of a record that were cut to fit. */
  readonly more?: readonly CutList[];
  /** The number of rows of the whole list, for a page. */
  readonly total?: number;
  /** The argument `cursor` for the next page, if there is one. */
  readonly nextCursor?: string;
}

const CURSOR_PHRASE = "a cursor of an earlier answer to the same arguments";

/** Digits of a number that is exact. */
const offsetForm = /^\d{1,15}$/u;
/** A path of object keys and an offset. */
const listForm = /^([\w.]+):(\d{1,15})$/u;

/** Bytes of `{"data":[],"total":,"nextCursor":""}` with two numbers of up to 15 digits. */
const PAGE_FRAME_BYTES = 70;

/**
 * Reads the offset of a page.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for any other cursor.
 */
export function readOffset(cursor: unknown): number {
  if (cursor === undefined) return 0;
  if (typeof cursor === "string" && offsetForm.test(cursor)) return Number(cursor);
  throw invalidParameter("cursor", cursor, CURSOR_PHRASE);
}

/**
 * Creates the answer of a page: as many rows as fit, as a table if not all fit whole, and the cursor of the next one. Of a row that does
 * not fit alone, the lists are cut; the detail of its record has the rest.
 */
export function pageAnswer(
  rows: readonly object[],
  offset: number,
  total: number,
  maximumBytes: number,
  abridge?: Abridge,
): Answer {
  const bytes = maximumBytes - PAGE_FRAME_BYTES;
  const { list, shown } = showList(wholeList(rows, maximumBytes, abridge), bytes);
  const [first] = rows;
  const page = shown === 0 && first !== undefined ? cutRow(first, bytes) : { data: list, shown };
  const next = offset + page.shown;
  const { shown: _, ...answer } = page;
  return { ...answer, total, ...(page.shown > 0 && next < total ? { nextCursor: String(next) } : {}) };
}

function cutRow(row: object, maximumBytes: number) {
  const { data, more = [] } = fitRecord(row, maximumBytes);
  return { data: [data], shown: 1, more: more.map(({ cursor: _, ...cut }) => cut) };
}

/**
 * Creates the answer of a record: lists that do not fit are tables, or cut. With a cursor, the answer is one list alone, from there on.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for a cursor that names no list of the record.
 */
export function recordAnswer(record: object, cursor: unknown, maximumBytes: number, abridges: Abridges = {}): Answer {
  if (cursor === undefined) return { ...fitRecord(record, maximumBytes, abridges) };
  const [, list = "", start = ""] = typeof cursor === "string" ? (listForm.exec(cursor) ?? []) : [];
  const path = list.split(".");
  const rows = listAt(record, path);
  if (rows === undefined) throw invalidParameter("cursor", cursor, CURSOR_PHRASE);
  const offset = Number(start);
  const rest = rows.slice(offset);
  const frame = bytesOf({ data: withValue({}, path, []), more: [{ list, shown: 0, total: 0, cursor: list }] });
  const part = showList(wholeList(rest, maximumBytes, abridges[list]), maximumBytes - frame - PAGE_FRAME_BYTES);
  const shown = part.shown === 0 ? Math.min(1, rest.length) : part.shown;
  const end = offset + shown;
  const answer = { data: withValue({}, path, part.shown === 0 ? rest.slice(0, shown) : part.list) };
  if (end >= rows.length) return answer;
  return { ...answer, more: [{ list, shown, total: rows.length, cursor: `${list}:${end}` }] };
}
