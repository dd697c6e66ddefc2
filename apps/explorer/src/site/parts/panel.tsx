import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { ABSENT } from "../format/numbers.js";
import "./facts.css";
import "./panel.css";

interface PanelProps {
  readonly title: string;
  /** A short remark beside the title. */
  readonly note?: ComponentChildren;
  /** Whether it is the only panel of its page that is printed. */
  readonly isPrintedAlone?: boolean;
  /** False for what is of no use on paper. */
  readonly isPrinted?: boolean;
  readonly children: ComponentChildren;
}

const absent: ReadonlySet<unknown> = new Set([undefined, null, false, "", ABSENT]);
/** Returns whether nothing, or what stands for it, is shown. */
export const isAbsent = (value: ComponentChildren): boolean =>
  absent.has(value) || (Array.isArray(value) && value.every(isAbsent));

/** A titled part of a page; nothing while it has nothing in it. */
export function Panel({ title, note, isPrintedAlone = false, isPrinted = true, children }: PanelProps) {
  const id = useId();
  if (isAbsent(children)) return null;
  const names = ["panel", isPrintedAlone && "printed-alone", !isPrinted && "no-print"];
  return (
    <section class={names.filter(Boolean).join(" ")} aria-labelledby={id}>
      <header class="panel-head">
        <h2 id={id}>{title}</h2>
        {note && <span class="soft">{note}</span>}
      </header>
      {children}
    </section>
  );
}

/** A part of a panel with a title of its own; nothing while it has nothing in it. */
export const Part = ({ title, children }: { title: ComponentChildren; children: ComponentChildren }) =>
  isAbsent(children) ? null : (
    <>
      <h3>{title}</h3>
      {children}
    </>
  );

/** A name and its value, and what is shown instead of the name; rows without a value are left out. */
export type Fact = readonly [name: string, value: ComponentChildren, label?: ComponentChildren];

export const Facts = ({ rows }: { readonly rows: readonly Fact[] }) => (
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
