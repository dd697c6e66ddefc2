import type { ComponentChildren } from "preact";
import { ABSENT, whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { Chance } from "./chance.js";
import type { Column } from "./data-table.js";
import type { RecordKind } from "./record-kinds.js";
import { LinkOf, type Named } from "./record-link.js";
import { Grade, levelTone } from "./tone.js";

/** What a column has in place of what its kind has. */
type Changes<Row> = Partial<Column<Row>>;
type NumberOf<Row> = (row: Row) => number | null | undefined;

/** The change of a column by which rows cannot be sorted. */
export const UNSORTED = { sortBy: undefined } as const;

/** A column of whole numbers. */
export const numberColumn = <Row,>(
  id: string,
  title: string,
  numberOf: NumberOf<Row>,
  changes: Changes<Row> = {},
): Column<Row> => ({
  id,
  title,
  isNumber: true,
  sortBy: numberOf,
  cell: (row) => whole(numberOf(row)),
  ...changes,
});

/** A column of numbers that are written in a way of their own. */
export const writtenColumn = <Row,>(
  id: string,
  title: string,
  numberOf: NumberOf<Row>,
  write: (value: number | null | undefined) => ComponentChildren,
  changes: Changes<Row> = {},
): Column<Row> => numberColumn(id, title, numberOf, { cell: (row) => write(numberOf(row)), ...changes });

/** A column of texts. */
export const textColumn = <Row,>(
  id: string,
  title: string,
  textOf: (row: Row) => string | null | undefined,
  changes: Changes<Row> = {},
): Column<Row> => ({ id, title, sortBy: textOf, cell: (row) => textOf(row) ?? ABSENT, ...changes });

/** The column of the records that the rows are about. */
export const linkColumn = <Row,>(
  kind: RecordKind,
  title: string,
  recordOf: (row: Row) => Named | null | undefined,
  changes: Changes<Row> = {},
): Column<Row> => ({
  id: "name",
  title,
  sortBy: (row) => recordOf(row)?.name,
  cell: (row) => {
    const record = recordOf(row);
    return record ? <LinkOf kind={kind} record={record} /> : ABSENT;
  },
  ...changes,
});

/** The column of a probability (0 to 1), with a bar; on hover it says how it was computed. */
export const chanceColumn = <Row,>(
  chanceOf: (row: Row) => number,
  how?: string,
  changes: Changes<Row> = {},
): Column<Row> => ({
  id: "chance",
  title: words().columns.chance,
  unit: "%",
  isNumber: true,
  sortBy: chanceOf,
  cell: (row) => <Chance probability={chanceOf(row)} title={how} />,
  ...changes,
});

/** The column of a level, with the color of its band. */
export const levelColumn = <Row,>(levelOf: NumberOf<Row>, changes: Changes<Row> = {}): Column<Row> =>
  writtenColumn(
    "level",
    words().columns.level,
    levelOf,
    (level) => <span class={levelTone(level)}>{whole(level)}</span>,
    changes,
  );

/** The column of a grade, with its color. */
export const gradeColumn = <Row,>(
  gradeOf: (row: Row) => string | undefined,
  changes: Changes<Row> = {},
): Column<Row> => ({
  id: "grade",
  title: words().columns.grade,
  sortBy: gradeOf,
  cell: (row) => {
    const grade = gradeOf(row) ?? "none";
    return grade === "none" ? ABSENT : <Grade grade={grade} />;
  },
  ...changes,
});

/** A column of yes and no, for wide screens. */
export const flagColumn = <Row,>(
  id: string,
  title: string,
  isSet: (row: Row) => boolean | null | undefined,
): Column<Row> => ({ id, title, isWideOnly: true, cell: (row) => words().lists[isSet(row) ? "yes" : "no"] });
