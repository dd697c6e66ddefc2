import { explanationOf, type TermKind, termOf } from "../format/terms.js";
import "./term.css";

export interface TermProps {
  readonly kind: TermKind;
  readonly name: string;
}

/** A word of the game, explained by the card of the site under the pointer, with the focus, and on a tap. */
export const Term = ({ kind, name }: TermProps) => (
  <button type="button" class="term" data-explanation={explanationOf(kind, name)}>
    {termOf(kind, name).word}
  </button>
);
