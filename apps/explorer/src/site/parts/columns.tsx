import type { ComponentChildren } from "preact";
import { ABSENT, percent, whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import type { RecordKind } from "./record-kinds.js";
import { LinkOf, type Named, Names, type Place, PlaceLink, placeName } from "./record-link.js";
import { gradeTone, levelTone } from "./tone.js";
import "./chance.css";

export type SortKey = number | string | null | undefined;

export interface Column<Row> {
  readonly id: string;
  readonly title: ComponentChildren;
  /** The unit of the numbers, shown in the heading. */
  readonly unit?: string | undefined;
  readonly isNumber?: boolean;
  /** Says on hover how the numbers are computed. */
  readonly hint?: string | undefined;
  /** The least width in pixels, for columns of several tables that stand below each other. */
  readonly width?: number;
  /** Left out on a narrow screen. */
  readonly isWideOnly?: boolean;
  /** Left out on paper. */
  readonly isScreenOnly?: boolean;
  /** What the rows can be sorted by; a column without it cannot be sorted by. */
  readonly sortBy?: ((row: Row) => SortKey) | undefined;
  readonly cell: (row: Row) => ComponentChildren;
}

/** The kinds of columns that a table has, each of which takes what it has in place of what its kind has. */
export type ColumnKinds<Row> = ReturnType<typeof columnKinds<Row>>;

export type Columns<Row> = (column: ColumnKinds<Row>) => readonly Column<Row>[];

export function columnKinds<Row>() {
  type Of<Value> = (row: Row) => Value;
  type NumberOf = Of<number | null | undefined>;
  type Changes = Partial<Column<Row>>;

  /** A column of anything, by which rows cannot be sorted. */
  const any = (id: string, title: ComponentChildren, cell: Of<ComponentChildren>, changes?: Changes): Column<Row> => ({
    id,
    title,
    cell,
    ...changes,
  });

  const number = (id: string, title: string, of: NumberOf, changes?: Changes) =>
    any(id, title, (row) => whole(of(row)), { isNumber: true, sortBy: of, ...changes });

  /** A column of numbers that are written in a way of their own. */
  const written = (id: string, title: string, of: NumberOf, write: typeof whole, changes?: Changes) =>
    number(id, title, of, { cell: (row) => write(of(row)), ...changes });

  const text = (id: string, title: string, of: Of<string | null | undefined>, changes?: Changes) =>
    any(id, title, (row) => of(row) ?? ABSENT, { sortBy: of, ...changes });

  /** The column of the records that the rows are about. */
  const link = (kind: RecordKind, title: string, of: Of<Named | null | undefined>, changes?: Changes) => {
    const cell = (row: Row) => {
      const record = of(row);
      return record ? <LinkOf kind={kind} record={record} /> : ABSENT;
    };
    return any("name", title, cell, { sortBy: (row) => of(row)?.name, ...changes });
  };

  /** A column of several records, by which rows cannot be sorted. */
  const links = (id: string, title: string, kind: RecordKind, of: Of<readonly Named[]>, changes?: Changes) => {
    const cell = (row: Row) => {
      const records = of(row);
      return records.length === 0 ? ABSENT : <Names kind={kind} of={records} />;
    };
    return any(id, title, cell, changes);
  };

  /** The column of a probability (0 to 1), with a bar. */
  const chance = (of: Of<number>, changes?: Changes) =>
    number("chance", words().columns.chance, of, {
      unit: "%",
      cell: (row) => <Chance probability={of(row)} />,
      ...changes,
    });

  const level = (of: NumberOf, changes?: Changes) =>
    number("level", words().columns.level, of, {
      cell: (row) => {
        const own = of(row);
        return own == null ? ABSENT : <span class={levelTone(own)}>{whole(own)}</span>;
      },
      ...changes,
    });

  const grade = (of: Of<string | undefined>, changes?: Changes) => {
    const cell = (row: Row) => {
      const own = of(row) ?? "none";
      // The heading says what the letter is.
      return own === "none" ? ABSENT : <span class={gradeTone(own)}>{own.toUpperCase()}</span>;
    };
    return any("grade", words().columns.grade, cell, { sortBy: of, ...changes });
  };

  const place = (of: Of<Place>, changes?: Changes) =>
    text("place", words().columns.place, (row) => placeName(of(row)), {
      cell: (row) => PlaceLink(of(row)),
      ...changes,
    });

  /** A column of yes and no, for wide screens. */
  const flag = (id: string, title: string, isSet: Of<boolean | null | undefined>) =>
    any(id, title, (row) => yesOrNo(isSet(row)), { isWideOnly: true });

  return { any, number, written, text, link, links, chance, level, grade, place, flag };
}

const yesOrNo = (isSet: boolean | null | undefined) =>
  isSet === null || isSet === undefined ? ABSENT : words().lists[isSet ? "yes" : "no"];

/** A probability (0 to 1) in percent, with a bar beside it. The square root keeps rare drops visible. */
const Chance = ({ probability }: { readonly probability: number }) => (
  <span class="chance" style={{ "--share": String(Math.sqrt(Math.min(1, probability))) }}>
    {percent(probability)}
  </span>
);
