import { type ReadonlySignal, signal } from "@preact/signals";

/** Returns whether a media query holds, as it changes. */
export function mediaSignal(text: string): ReadonlySignal<boolean> {
  const query = matchMedia(text);
  const holds = signal(query.matches);
  query.addEventListener("change", ({ matches }) => {
    holds.value = matches;
  });
  return holds;
}

/** The widths at which the site is laid out for a phone; the style sheets have the same bound. */
const narrow = mediaSignal("(max-width: 599px)");

export const isNarrow = (): boolean => narrow.value;
