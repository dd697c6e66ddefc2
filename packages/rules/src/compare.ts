import { complete } from "./steps.js";
import { sharesNoWord } from "./words.js";

/** A row of a table of any schema version. */
export type TableRecord = Readonly<Record<string, unknown>>;

/** The records of a table by key; a number is added to repeated keys. */
export type RecordsByKey = ReadonlyMap<string, TableRecord>;

/** A record of a data set: its key in its table, and its name if it has one. */
export interface RecordRef {
  readonly key: string;
  readonly name?: string;
}

/** A changed field; an undefined value means that the field is missing. */
export interface FieldChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A record that is in both data sets, and its changed fields. */
export interface RecordChange extends RecordRef {
  readonly fields: readonly FieldChange[];
}

/** A key that names another thing in each data set. */
export interface RecordReuse {
  readonly key: string;
  /** The name in the first data set. */
  readonly before: string;
  /** The name in the second data set. */
  readonly after: string;
}

/** The differences of a table in two data sets, in the order of the rows. */
export interface RecordDifferences {
  /** Records that only the second data set has. */
  readonly added: readonly RecordRef[];
  /** Records that only the first data set has. */
  readonly removed: readonly RecordRef[];
  /** Records of both whose fields differ, those with a reused key included. */
  readonly changed: readonly RecordChange[];
  /** The keys of both whose names share no word; see `sharesNoWord`. */
  readonly reused: readonly RecordReuse[];
}

/** Indexes the rows of a table by the fields of the key; without any, the whole row is the key. */
export function recordsByKey(fields: readonly string[], rows: readonly TableRecord[]): RecordsByKey {
  const records = new Map<string, TableRecord>();
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = fields.length === 0 ? JSON.stringify(row) : fields.map((field) => row[field]).join("/");
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    records.set(count === 1 ? key : `${key} #${count}`, row);
  }
  return records;
}

export function compareRecords(before: RecordsByKey, after: RecordsByKey): RecordDifferences {
  return complete(compareInSteps(before, after, Number.POSITIVE_INFINITY));
}

/** Compares records as `compareRecords` does, some rows in each step. */
export function* compareInSteps(
  before: RecordsByKey,
  after: RecordsByKey,
  rowsOfStep: number,
): Generator<void, RecordDifferences> {
  const onlyIn = (records: RecordsByKey, others: RecordsByKey) =>
    [...records].filter(([key]) => !others.has(key)).map(([key, record]) => refOf(key, record));
  const changed: RecordChange[] = [];
  const reused: RecordReuse[] = [];
  let compared = 0;
  for (const [key, record] of after) {
    compared += 1;
    if (compared % rowsOfStep === 0) yield;
    const old = before.get(key);
    const fields = old === undefined ? [] : changesOf(old, record);
    if (old === undefined || fields.length === 0) continue;
    changed.push({ ...refOf(key, record), fields });
    const [oldName, name] = [nameOf(old), nameOf(record)];
    if (oldName !== undefined && name !== undefined && sharesNoWord(oldName, name))
      reused.push({ key, before: oldName, after: name });
  }
  return { added: onlyIn(after, before), removed: onlyIn(before, after), changed, reused };
}

function nameOf(record: TableRecord): string | undefined {
  const name = record["name"] ?? record["displayName"];
  return typeof name === "string" ? name : undefined;
}

function refOf(key: string, record: TableRecord): RecordRef {
  const name = nameOf(record);
  return name === undefined ? { key } : { key, name };
}

function changesOf(before: TableRecord, after: TableRecord): readonly FieldChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .filter((field) => !isEqual(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** Comparing JSON is enough, because the same compiler wrote both rows; most values are equal or no objects. */
function isEqual(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  const areObjects = typeof before === "object" && typeof after === "object";
  return areObjects && JSON.stringify(before) === JSON.stringify(after);
}
