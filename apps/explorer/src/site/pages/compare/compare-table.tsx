import type { ComponentChildren } from "preact";
import { signed } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Icon } from "../../parts/icon.js";
import { recordGlyph } from "../../parts/item-glyph.js";
import { type ItemNumber, numberInWords } from "../../parts/item-numbers.js";
import { RecordLink } from "../../parts/record-link.js";
import "./compare.css";

export interface Compared {
  readonly id: number;
  readonly name: string;
  readonly icon: string | null;
  readonly numbers: readonly ItemNumber[];
  /** What is not a number, by the name of its row. */
  readonly facts: Readonly<Record<string, ComponentChildren>>;
}

interface CompareTableProps {
  readonly kind: "item" | "armor-set";
  readonly columns: readonly Compared[];
  readonly onRemove: (id: number) => void;
}

const namesIn = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];

/** Records as columns and facts as rows: the best value of a row is marked, the others say by how much they differ from it. */
export function CompareTable({ kind, columns, onRemove }: CompareTableProps) {
  const numbers = namesIn(columns.map((column) => column.numbers.map(({ name }) => name)));
  const facts = namesIn(columns.map((column) => Object.keys(column.facts))).filter((name) =>
    columns.some((column) => column.facts[name]),
  );
  const texts = words().compare;
  return (
    <div class="table-frame">
      <table class="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{texts.fact}</span>
            </th>
            {columns.map(({ id, name, icon }) => (
              <th key={id} scope="col">
                <div class="compare-head">
                  <Icon file={icon} glyph={recordGlyph(kind, icon)} size={32} />
                  <button type="button" class="no-print" aria-label={texts.remove(name)} onClick={() => onRemove(id)}>
                    ×
                  </button>
                </div>
                <RecordLink kind={kind} id={id} name={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map((name) => (
            <NumberRow key={name} name={name} columns={columns} />
          ))}
          {facts.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column.id}>{column.facts[name] ?? <span class="soft">–</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NumberRow({ name, columns }: { readonly name: string; readonly columns: readonly Compared[] }) {
  const numbers = columns.map((column) => column.numbers.find((number) => number.name === name));
  const isCost = numbers.some((number) => number?.isCost === true);
  // What lacks a bonus has none of it; what lacks a cost does not state it.
  const values = numbers.flatMap((number) => number?.value ?? (isCost ? [] : 0));
  const best = isCost ? Math.min(...values) : Math.max(...values);
  // Nothing is best where all are the same.
  const differs = values.some((value) => value !== best);
  return (
    <tr class={differs ? undefined : "is-same"}>
      <th scope="row">{name}</th>
      {numbers.map((number, index) => (
        <td key={columns[index]?.id} class="number">
          {number === undefined ? (
            <span class="soft">–</span>
          ) : (
            <Value number={number} best={differs ? best : undefined} />
          )}
        </td>
      ))}
    </tr>
  );
}

function Value({ number, best }: { readonly number: ItemNumber; readonly best: number | undefined }) {
  const text = numberInWords(number);
  if (best === undefined) return <>{text}</>;
  if (number.value === best) {
    return (
      <strong>
        {text} <span aria-hidden="true">✓</span>
        <span class="unseen"> {words().compare.best}</span>
      </strong>
    );
  }
  return (
    <>
      {text} <span class="soft">({signed(number.value - best)})</span>
    </>
  );
}
