import { isRecord } from "@gamedata/rules";
import { bytesOf } from "./compact.js";
import { type Abridge, leastBytes, type ShownList, showList, type WholeList, wholeList } from "./show-list.js";

export interface CutList {
  /** The path of the list in `data`, for example `skills`. */
  readonly list: string;
  /** The rows of the list in this answer. */
  readonly shown: number;
  readonly total: number;
  /** The argument `cursor` for the next rows, or for all of them after an overview; the other arguments stay the same. Absent in a row of a page. */
  readonly cursor?: string;
}

/** A record whose lists fit, and the lists that were cut. */
export interface FittedRecord {
  readonly data: object;
  readonly more?: readonly CutList[];
}

/** How the rows of lists are abridged, by the path of the list. */
export type Abridges = Readonly<Record<string, Abridge>>;

interface RecordList extends WholeList {
  readonly path: string;
  /** The bytes of its shortest form with all rows. */
  readonly least: number;
}

/** Bytes of a {@link CutList} without its path, with numbers of up to six digits. */
const CUT_LIST_BYTES = 80;
/** The part of the bytes that a list may take from longer ones, to be whole. */
const MOST_OF_BYTES = 2 / 3;
/** Bytes of `{"data":,"more":[]}`. */
const FRAME_BYTES = 19;

/**
 * Shows the lists of a record so that its JSON has at most `maximumBytes`: whole, as tables, or cut. What is not a list stays whole. If
 * all lists fit as tables, the shortest list has what the others can spare; else every list gets an equal share, and what short lists
 * leave of theirs goes to the longer ones.
 */
export function fitRecord(record: object, maximumBytes: number, abridges: Abridges = {}): FittedRecord {
  const whole = { data: record };
  const bytes = bytesOf(whole);
  if (bytes <= maximumBytes) return whole;
  const lists = listsOf(record, maximumBytes, abridges);
  const frame = bytes - lists.reduce((sum, list) => sum + list.bytes, 0) + FRAME_BYTES;
  const measured = lists.map(({ path, ...list }) => ({ path, ...list, least: leastBytes(list, maximumBytes) }));
  const more: CutList[] = [];
  let data = record;
  for (const [{ path, rows }, { list, shown, start }] of shareOut(measured, maximumBytes - frame, maximumBytes)) {
    data = withValue(data, path.split("."), list);
    if (shown < rows.length) more.push({ list: path, shown, total: rows.length, cursor: `${path}:${start}` });
  }
  return more.length === 0 ? { data } : { data, more };
}

/** A list that is shown, and the row at which a cursor goes on. */
interface Continued extends ShownList {
  readonly start: number;
}

/** Shows lists, the shortest first, within some bytes together; returns them in their order. */
function shareOut(
  lists: readonly RecordList[],
  bytes: number,
  nextBytes: number,
): readonly (readonly [RecordList, Continued])[] {
  const ordered = [...lists].sort((a, b) => a.least - b.least);
  const shown = new Map<RecordList, Continued>();
  let left = bytes;
  let leastOfLater = ordered.reduce((sum, { least }) => sum + least, 0);
  const isAll = leastOfLater <= bytes;
  ordered.forEach((list, position) => {
    leastOfLater -= list.least;
    const share = isAll ? left - leastOfLater : shareOf(list, left, ordered.length - position);
    const note = list.least <= share ? 0 : CUT_LIST_BYTES + 2 * list.path.length;
    const one = showList(list, share - note, nextBytes);
    shown.set(list, { ...one, start: isOverview(one) ? 0 : one.shown });
    left -= one.bytes + note;
  });
  return lists.flatMap((list) => {
    const one = shown.get(list);
    return one === undefined ? [] : [[list, one] as const];
  });
}

/** Returns the bytes that the first of some lists gets. */
function shareOf({ least }: RecordList, bytes: number, lists: number): number {
  const most = lists === 1 ? bytes : bytes * MOST_OF_BYTES;
  return Math.max(0, Math.floor(least <= most ? least : bytes / lists));
}

const isOverview = ({ list }: ShownList): boolean =>
  "groups" in list && list.groups?.some(({ total }) => total !== undefined) === true;

/** Returns the list at a path of object keys; `undefined` if there is none. */
export function listAt(record: object, path: readonly string[]): readonly unknown[] | undefined {
  let value: unknown = record;
  for (const key of path) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return Array.isArray(value) ? value : undefined;
}

/** Returns an object with a value at a path of object keys; what else is in the object stays. */
export function withValue(record: object, [key = "", ...inner]: readonly string[], value: unknown): object {
  if (inner.length === 0) return { ...record, [key]: value };
  const child: unknown = Object.hasOwn(record, key) ? Reflect.get(record, key) : undefined;
  return { ...record, [key]: withValue(isRecord(child) ? child : {}, inner, value) };
}

function listsOf(
  value: object,
  maximumBytes: number,
  abridges: Abridges,
  prefix = "",
): readonly (WholeList & { readonly path: string })[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const path = `${prefix}${key}`;
    if (Array.isArray(inner)) return [{ path, ...wholeList(inner, maximumBytes, abridges[path]) }];
    return isRecord(inner) ? listsOf(inner, maximumBytes, abridges, `${path}.`) : [];
  });
}
