import type { ChangedRecord } from "@gamedata/client";
import type { ComponentChildren } from "preact";
import { words } from "../../languages/words.js";
import { chronicles } from "../../service/configuration.js";
import { currentChronicle } from "../../service/requests.js";
import { differingParts } from "./differing-parts.js";
import { fieldInWords, valueInWords } from "./values-in-words.js";
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
