import type { ChangedRecord } from "@gamedata/client";
import type { ComponentChildren } from "preact";
import { chronicles } from "../../address/site.js";
import { conditionInWords } from "../../format/conditions.js";
import { ABSENT, decimal, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { currentChronicle } from "../../service/requests.js";
import { differingParts } from "./differing-parts.js";
import "./changes.css";

interface ChangeTableProps {
  readonly records: readonly Pick<ChangedRecord, "id" | "fields">[];
  /** The chronicle of the first values. */
  readonly other: string;
  /** Writes the record before its fields; without it, no record is named. */
  readonly nameOf?: (id: number) => ComponentChildren;
}

/** The fields that differ between another chronicle and the current one, in the order of the chronicles. */
export function ChangeTable({ records, other, nameOf }: ChangeTableProps) {
  const names = chronicles.filter((name) => name === other || name === currentChronicle());
  const inOrder = ([before, after]: readonly unknown[]) =>
    names[0] === other ? differingParts(before, after) : differingParts(after, before);
  const texts = words().changes;
  return (
    <div class="table-frame">
      <table class="data-table change-table">
        <caption class="unseen">{texts.whatDiffers}</caption>
        <thead>
          <tr>
            {nameOf && <th scope="col">{words().columns.name}</th>}
            <th scope="col">{texts.field}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {records.map(({ id, fields }) => (
          <tbody key={id}>
            {Object.entries(fields).map(([field, values], row, all) => (
              <tr key={field}>
                {nameOf && row === 0 && (
                  <th scope="rowgroup" rowSpan={all.length}>
                    {nameOf(id)}
                  </th>
                )}
                <td>{fieldInWords(field)}</td>
                {inOrder(values).map((value, index) => (
                  <td key={names[index]}>{valueInWords(field, value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

const MOST_ELEMENTS = 12;

const isId = (name: string) => /^id$|Ids?$/.test(name);

/** Writes the name of a field of a table: `P. Atk.`, `Crystal count`. */
function fieldInWords(name: string): string {
  const { word } = termOf("field", name);
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/**
 * Writes a value of a table, whatever it is: `48,800,000`, `id 4021, level 1; id 4045, level 1`.
 *
 * @param name The name of its field.
 */
function valueInWords(name: string, value: unknown): string {
  if (value === null || value === undefined) return ABSENT;
  if (typeof value === "number") return isId(name) ? String(value) : decimal(value);
  if (typeof value === "boolean") return value ? words().lists.yes : words().lists.no;
  if (Array.isArray(value)) return listInWords(name, value);
  if (typeof value !== "object") return String(value);
  if (name === "conditions" || name === "when") return conditionInWords(value);
  return Object.entries(value)
    .map(([part, one]) => `${termOf("field", part).word} ${valueInWords(part, one)}`)
    .join(", ");
}

function listInWords(name: string, list: readonly unknown[]): string {
  const shown = list.slice(0, MOST_ELEMENTS).map((one) => valueInWords(name, one));
  const isOfObjects = list.some((one) => typeof one === "object");
  const more = list.length - shown.length;
  return [...shown, ...(more > 0 ? [words().parts.more(whole(more))] : [])].join(isOfObjects ? "; " : ", ");
}
