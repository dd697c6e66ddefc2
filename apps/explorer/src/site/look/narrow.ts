import { signal } from "@preact/signals";

/** The widths at which the site is laid out for a phone; the style sheets have the same bound. */
const query = matchMedia("(max-width: 599px)");
const narrow = signal(query.matches);
query.addEventListener("change", ({ matches }) => {
  narrow.value = matches;
});

/** Returns whether the window is as narrow as a phone. */
export const isNarrow = (): boolean => narrow.value;
