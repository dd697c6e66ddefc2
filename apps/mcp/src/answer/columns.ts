import { isRecord } from "@gamedata/rules";

/** The fields of a reference beside its name and ids; a record with any other field has values of its own. */
const referenceFields: readonly string[] = [
  "name",
  "itemName",
  "type",
  "level",
  "minLevel",
  "professionLevel",
  "grade",
  "count",
  "enchant",
  "chance",
  "isKept",
  "iconFile",
];
const idField = /^(?:id|\w+Id)$/u;

/**
 * Returns the text of a reference: its name, with pieces if several, enchantment, level and percent (`3 Stem`, `Saber +5`, `Orc (level 9)`);
 * `undefined` for what has no name, or has values of its own.
 */
function referenceText(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const { name, itemName = name, count, enchant, level, chance, isKept } = value;
  const isReference = Object.keys(value).every((key) => referenceFields.includes(key) || idField.test(key));
  if (typeof itemName !== "string" || !isReference) return undefined;
  const notes = [
    ...(typeof level === "number" ? [`level ${level}`] : []),
    ...(typeof chance === "number" ? [`${chance} %`] : []),
    ...(isKept === true ? ["kept"] : []),
  ];
  const pieces = typeof count === "number" && count !== 1 ? `${count} ` : "";
  const plus = typeof enchant === "number" ? ` +${enchant}` : "";
  return `${pieces}${itemName}${plus}${notes.length > 0 ? ` (${notes.join(", ")})` : ""}`;
}

/** The name of a column; of lists whose elements have values of their own, also the names of these. */
export type Header = string | Readonly<Record<string, readonly string[]>>;

/** How much of the lists within a row is shown. */
export interface TableForm {
  /** The most elements that are references or plain values; `and 3 more` stands for the others. */
  readonly references: number;
  /** The most elements with values of their own. */
  readonly elements: number;
  /** Whether those that are about a record show their values, or only its name. */
  readonly withValues: boolean;
}

export interface Column {
  readonly name: string;
  readonly header: Header;
  /** Its value in each row; null where there is none. */
  readonly cells: readonly unknown[];
}

type Row = Readonly<Record<string, unknown>>;

/** Returns the columns of a list of records: references are texts, and the values of records within the rows have columns of their own. */
export function columnsOf(rows: readonly Row[], form: TableForm): readonly Column[] {
  const flat = rows.map((row) => new Map(cellsOf(row)));
  return namesOf(flat).map((name) => {
    const values = flat.map((cells) => cells.get(name) ?? null);
    return { name, ...listColumn(name, values, form) };
  });
}

const namesOf = (rows: readonly ReadonlyMap<string, unknown>[]): readonly string[] => [
  ...new Set(rows.flatMap((row) => [...row.keys()])),
];

/** Returns the values of a record by column, but for null: those of records within it by their path. */
function cellsOf(row: Row, prefix = ""): readonly (readonly [string, unknown])[] {
  return Object.entries(row).flatMap(([key, value]) => {
    const text = referenceText(value);
    if (text === undefined && isRecord(value)) return cellsOf(value, `${prefix}${key}.`);
    return value === null || value === undefined ? [] : [[prefix + key, text ?? value]];
  });
}

/** A record with values of its own. */
const isValued = (element: unknown): element is Row => isRecord(element) && referenceText(element) === undefined;

function listColumn(name: string, values: readonly unknown[], form: TableForm): Omit<Column, "name"> {
  const shorten = (most: number, show: (element: unknown) => unknown) =>
    values.map((value) => (Array.isArray(value) ? firstOf(value, most, show) : value));
  const valued = values.flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isValued) : []));
  if (valued.length === 0) return { header: name, cells: shorten(form.references, shownValue) };
  if (!form.withValues && valued.every((element) => subjectOf(element) !== undefined)) {
    return { header: name, cells: shorten(form.elements, (element) => subjectOf(element) ?? shownValue(element)) };
  }
  const names = namesOf(valued.map((element) => new Map(cellsOf(element))));
  const cells = shorten(form.elements, (element) => {
    const inner = isValued(element) ? new Map(cellsOf(element)) : undefined;
    return inner === undefined ? shownValue(element) : names.map((key) => shownValue(inner.get(key) ?? null));
  });
  return { header: { [name]: names }, cells };
}

function firstOf(list: readonly unknown[], most: number, show: (element: unknown) => unknown): readonly unknown[] {
  const shown = list.slice(0, most).map(show);
  return list.length > shown.length ? [...shown, `and ${list.length - shown.length} more`] : shown;
}

function shownValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shownValue);
  if (!isRecord(value)) return value;
  return (
    referenceText(value) ?? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shownValue(part)]))
  );
}

/** Returns the text of the record that an element is about: its first value, or itself if it has an id. */
function subjectOf(element: unknown): string | undefined {
  if (!isRecord(element)) return undefined;
  const { id, itemId = id, name } = element;
  const [first] = Object.values(element);
  return referenceText(first) ?? referenceText(itemId === undefined ? undefined : { name, id: itemId });
}
