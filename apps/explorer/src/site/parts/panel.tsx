import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
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

/** A titled part of a page. */
export function Panel({ title, note, isPrintedAlone = false, isPrinted = true, children }: PanelProps) {
  const id = useId();
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

/** A page in two columns: facts, then links. */
export function Columns({ facts, links }: { readonly facts: ComponentChildren; readonly links: ComponentChildren }) {
  return (
    <div class="columns">
      <div class="column">{facts}</div>
      <div class="column">{links}</div>
    </div>
  );
}
