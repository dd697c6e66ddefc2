import { words } from "../../languages/words.js";
import type { Column } from "../../parts/columns.js";
import { type ComparedKind, rememberedHref, rememberedIds, toggleRemembered } from "./compared.js";

/** The column of a list with which its rows are chosen to be compared; a row without a kind cannot be. */
export const compareColumn = <Row,>(
  comparableOf: (row: Row) => { readonly kind: ComparedKind | undefined; readonly id: number; readonly name: string },
): Column<Row> => ({
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

export function ComparedLink({ kind }: { readonly kind: ComparedKind }) {
  const count = rememberedIds(kind).length;
  if (count === 0) return null;
  return (
    <p class="no-print">
      <a href={rememberedHref(kind)}>{words().compare.chosen[kind](count)}</a>
    </p>
  );
}
