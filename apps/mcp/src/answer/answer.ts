import { invalidParameter } from "@gamedata/core/parse";
import { briefRow } from "./brief.js";
import { bytesOf } from "./bytes.js";
import { type CutList, fitRecord, listAt, rowsWithin, withList } from "./fit-lists.js";

/** The structured answer of a tool: a record, or a page of rows. */
export interface Answer {
  readonly [key: string]: unknown;
  readonly data: object;
  /** The lists of a record that were cut to fit. */
  readonly more?: readonly CutList[];
  /** The lists whose rows are shortened, so that more of them fit; of a page `data`. */
  readonly brief?: readonly string[];
  /** The number of rows of the whole list, for a page. */
  readonly total?: number;
  /** The argument `cursor` for the next page, if there is one. */
  readonly nextCursor?: string;
}

/** What `cursor` must be, as a phrase. */
const CURSOR_PHRASE = "a cursor of an earlier answer to the same arguments";

/** Digits of a number that is exact. */
const offsetForm = /^\d{1,15}$/u;
/** A path of object keys and an offset. */
const listForm = /^([\w.]+):(\d{1,15})$/u;

/** Bytes of `{"data":[],"total":,"nextCursor":""}` with two numbers of up to 15 digits. */
const PAGE_FRAME_BYTES = 70;
/** The name of the list of a page in `brief`. */
const PAGE_LIST = "data";

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
 * Creates the answer of a page: as many rows as fit, shortened if not all do, and the cursor of the next one. Of a row that does not
 * fit alone, the lists are cut; the detail of its record has the rest.
 */
export function pageAnswer(rows: readonly object[], offset: number, total: number, maximumBytes: number): Answer {
  const page = fittingRows(rows, maximumBytes - PAGE_FRAME_BYTES);
  const next = offset + page.data.length;
  return { ...page, total, ...(page.data.length > 0 && next < total ? { nextCursor: String(next) } : {}) };
}

/** The rows of a page that fit. */
interface FittingRows extends Pick<Answer, "more" | "brief"> {
  readonly data: readonly object[];
}

function fittingRows(rows: readonly object[], maximumBytes: number): FittingRows {
  const [first] = rows;
  if (first === undefined || rowsWithin(rows, maximumBytes) === rows.length) return { data: rows };
  const brief = briefRows(rows);
  const note = brief === undefined ? {} : briefNote([PAGE_LIST]);
  const shown = brief ?? rows;
  const data = shown.slice(0, rowsWithin(shown, maximumBytes - bytesOf(note)));
  return data.length === 0 ? cutRow(first, maximumBytes) : { data, ...note };
}

function cutRow(row: object, maximumBytes: number): FittingRows {
  const { data, more = [] } = fitRecord(row, maximumBytes);
  return { data: [data], more: more.map(({ cursor: _, ...cut }) => cut) };
}

/** Shortens the rows of a list; `undefined` where that makes none shorter. */
function briefRows<Row>(rows: readonly Row[]): readonly Row[] | undefined {
  const brief = rows.map(briefRow);
  return bytesOf(brief) < bytesOf(rows) ? brief : undefined;
}

const briefNote = (lists: readonly string[]): Pick<Answer, "brief"> => (lists.length === 0 ? {} : { brief: lists });

/**
 * Creates the answer of a record: rows of lists that do not fit are shortened, and its lists are cut to fit. With a cursor, the answer
 * is one list alone, from there on.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for a cursor that names no list of the record.
 */
export function recordAnswer(record: object, cursor: unknown, maximumBytes: number): Answer {
  if (cursor === undefined) return wholeRecord(record, maximumBytes);
  const [, list = "", start = ""] = typeof cursor === "string" ? (listForm.exec(cursor) ?? []) : [];
  const path = list.split(".");
  const rows = listAt(record, path);
  if (rows === undefined) throw invalidParameter("cursor", cursor, CURSOR_PHRASE);
  const offset = Number(start);
  const whole = rows.slice(offset);
  const frame = bytesOf({
    data: withList({}, path, []),
    more: [{ list, shown: 0, total: 0, cursor: list }],
    brief: [list],
  });
  const bytes = maximumBytes - frame - PAGE_FRAME_BYTES;
  const brief = rowsWithin(whole, bytes) < whole.length ? briefRows(whole) : undefined;
  const rest = brief ?? whole;
  const shown = Math.min(rest.length, Math.max(1, rowsWithin(rest, bytes)));
  const end = offset + shown;
  const answer = { data: withList({}, path, rest.slice(0, shown)), ...briefNote(brief === undefined ? [] : [list]) };
  if (end >= rows.length) return answer;
  return { ...answer, more: [{ list, shown, total: rows.length, cursor: `${list}:${end}` }] };
}

function wholeRecord(record: object, maximumBytes: number): Answer {
  const fitted = fitRecord(record, maximumBytes);
  let data = record;
  const lists: string[] = [];
  for (const { list } of fitted.more ?? []) {
    const path = list.split(".");
    const brief = briefRows(listAt(record, path) ?? []);
    if (brief === undefined) continue;
    data = withList(data, path, brief);
    lists.push(list);
  }
  const note = briefNote(lists);
  return lists.length === 0 ? { ...fitted } : { ...fitRecord(data, maximumBytes - bytesOf(note)), ...note };
}
