import { useState } from "preact/hooks";
import { filterNumber, filterNumbers } from "../../address/filters.js";
import { words } from "../../languages/words.js";
import { NumberFilter } from "../../parts/filters.js";
import "./number-ranges.css";

/** The largest number that can be written: that of 32 bits, which amounts in the data do not exceed. */
const MOST = 2_147_483_647;

const boundsOf = (name: string) => [`${name}Min`, `${name}Max`] as const;

/** Returns the bounds of numbers that the address sets: the parameters that end with `Min` and `Max`. */
export const rangesInAddress = (names: readonly string[]) => filterNumbers(...names.flatMap(boundsOf));

/** Returns whether the address sets a bound of a number, so that a list shows the number. */
export const isRangeSet = (name: string): boolean => boundsOf(name).some((bound) => filterNumber(bound) !== undefined);

/** Filters by the numbers of a list, folded at first if none is set. */
export function RangeFilters({ ranges }: { readonly ranges: readonly (readonly [name: string, label: string])[] }) {
  const { parts } = words();
  const [isOpen] = useState(() => ranges.some(([name]) => isRangeSet(name)));
  return (
    <details class="number-ranges" open={isOpen}>
      <summary>{parts.numberFilters}</summary>
      <div>
        {ranges.map(([name, label]) => {
          const [min, max] = boundsOf(name);
          return (
            <fieldset key={name}>
              <legend>{label}</legend>
              <NumberFilter name={min} label={parts.from} min={0} max={MOST} />
              <NumberFilter name={max} label={parts.to} min={0} max={MOST} />
            </fieldset>
          );
        })}
      </div>
    </details>
  );
}
