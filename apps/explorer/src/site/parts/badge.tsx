import type { ComponentChildren } from "preact";
import "./badge.css";

/** A short fact beside a name: a grade, a kind, a level. */
export function Badge({
  children,
  tone = "plain",
}: {
  readonly children: ComponentChildren;
  readonly tone?: "plain" | "strong";
}) {
  return <span class={`badge badge-${tone}`}>{children}</span>;
}
