import { open } from "../../address/address.js";
import { words } from "../../languages/words.js";
import type { Column } from "../../parts/columns.js";
import { type ComparedKind, compareHref, rememberedHref, rememberedIds, toggleRemembered } from "./compared.js";

/** What a list compares: the kind of a row, and its id and name; no kind for what cannot be compared. */
interface Comparable {
  readonly kind: ComparedKind | undefined;
  readonly id: number;
  readonly name: string;
}

/** The column of a list with which its rows are chosen to be compared. */
export const compareColumn = <Row,>(comparableOf: (row: Row) => Comparable): Column<Row> => ({
  id: "compare",
  title: words().compare.button,
  isScreenOnly: true,
  cell: (row) => {
    const { kind, id, name } = comparableOf(row);
    if (kind === undefined) return "";
    return (
      <input
        type="checkbox"
        aria-label={words().compare.choose(name)}
        checked={rememberedIds(kind).includes(id)}
        onChange={() => toggleRemembered(kind, id)}
      />
    );
  },
});

/** Leads to the comparison of what was chosen. */
export function ComparedLink({ kind }: { readonly kind: ComparedKind }) {
  const count = rememberedIds(kind).length;
  if (count === 0) return null;
  return (
    <p class="no-print">
      <a href={rememberedHref(kind)}>{words().compare.chosen[kind](count)}</a>
    </p>
  );
}

/** Leads to the comparison of a record with those that were compared last. */
export const CompareLink = ({ kind, id }: { readonly kind: ComparedKind; readonly id: number }) => (
  <button type="button" class="compare-link no-print" onClick={() => open(compareHref(kind, id))}>
    {words().compare.button}
  </button>
);
