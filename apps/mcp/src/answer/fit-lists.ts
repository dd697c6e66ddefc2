import { isRecord } from "../call/arguments.js";
import { bytesOf, SEPARATOR_BYTES } from "./bytes.js";

/** A list of an answer that was cut. */
export interface CutList {
  /** The path of the list in `data`, for example `skills`. */
  readonly list: string;
  /** The rows of the list in this answer. */
  readonly shown: number;
  /** All rows of the list. */
  readonly total: number;
  /** The argument `cursor` for the next rows; the other arguments stay the same. Absent in a row of a page. */
  readonly cursor?: string;
}

/** A record whose lists fit, and the lists that were cut. */
export interface FittedRecord {
  readonly data: object;
  readonly more?: readonly CutList[];
}

interface ListSize {
  readonly path: string;
  readonly rows: readonly unknown[];
  readonly bytes: number;
}

/** Bytes of a {@link CutList} without its path, with numbers of up to six digits. */
const CUT_LIST_BYTES = 80;
/** Bytes of `{"data":,"more":[]}`. */
const FRAME_BYTES = 19;

/**
 * Cuts the lists of a record so that its JSON has at most `maximumBytes`. What is not a list stays whole; every list gets
 * an equal share, and what short lists leave of theirs goes to the longer ones. Lists within the rows of a list are not
 * cut.
 */
export function fitRecord(record: object, maximumBytes: number): FittedRecord {
  const whole = { data: record };
  const bytes = bytesOf(whole);
  if (bytes <= maximumBytes) return whole;
  const lists = listsOf(record);
  const listBytes = lists.reduce((sum, list) => sum + list.bytes, 0);
  const shares = sharesOf(lists, maximumBytes - (bytes - listBytes) - FRAME_BYTES);
  const more: CutList[] = [];
  let data = record;
  for (const { path, rows } of lists) {
    const shown = rowsWithin(rows, shares.get(path) ?? 0);
    if (shown === rows.length) continue;
    data = withList(data, path.split("."), rows.slice(0, shown));
    more.push({ list: path, shown, total: rows.length, cursor: `${path}:${shown}` });
  }
  return { data, more };
}

/** Returns how many of the first rows have at most `maximumBytes` together. */
export function rowsWithin(rows: readonly unknown[], maximumBytes: number): number {
  let bytes = 0;
  const end = rows.findIndex((row) => {
    bytes += bytesOf(row) + SEPARATOR_BYTES;
    return bytes > maximumBytes;
  });
  return end === -1 ? rows.length : end;
}

/** Returns the list at a path of object keys; `undefined` if there is none. */
export function listAt(record: object, path: readonly string[]): readonly unknown[] | undefined {
  let value: unknown = record;
  for (const key of path) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return Array.isArray(value) ? value : undefined;
}

/** Returns an object with a list at a path of object keys; what else is in the object stays. */
export function withList(record: object, [key = "", ...inner]: readonly string[], rows: readonly unknown[]): object {
  if (inner.length === 0) return { ...record, [key]: rows };
  const child: unknown = Object.hasOwn(record, key) ? Reflect.get(record, key) : undefined;
  return { ...record, [key]: withList(isRecord(child) ? child : {}, inner, rows) };
}

function listsOf(value: object, prefix = ""): readonly ListSize[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (Array.isArray(inner)) {
      const bytes = inner.reduce<number>((sum, row) => sum + bytesOf(row) + SEPARATOR_BYTES, 0);
      return { path: `${prefix}${key}`, rows: inner, bytes };
    }
    return isRecord(inner) ? listsOf(inner, `${prefix}${key}.`) : [];
  });
}

/** Shares bytes among lists: the shortest first, so that what a list does not need is left for the longer ones. */
function sharesOf(lists: readonly ListSize[], bytes: number): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  let left = bytes;
  const ordered = [...lists].sort((a, b) => a.bytes - b.bytes);
  ordered.forEach((list, position) => {
    const share = Math.max(0, Math.floor(left / (ordered.length - position)));
    const own = list.bytes <= share ? list.bytes : share - CUT_LIST_BYTES - 2 * list.path.length;
    shares.set(list.path, own);
    left -= Math.min(list.bytes, share);
  });
  return shares;
}
