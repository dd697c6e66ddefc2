import type { ComponentChildren } from "preact";
import "./facts.css";

/** A name and its value, and what is shown instead of the name; rows without a value are left out. */
export type Fact = readonly [name: string, value: ComponentChildren, label?: ComponentChildren];

const isAbsent = (value: ComponentChildren) => value === undefined || value === null || value === false || value === "";

/** A grid of names and values. */
export function Facts({ rows }: { readonly rows: readonly Fact[] }) {
  return (
    <dl class="facts">
      {rows
        .filter(([, value]) => !isAbsent(value))
        .map(([name, value, label = name]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
