import { open } from "../../address/address.js";
import { words } from "../../languages/words.js";
import { type ComparedKind, compareHref } from "./compared.js";

interface CompareLinkProps {
  readonly kind: ComparedKind;
  readonly id: number;
}

/** Leads to the comparison of a record with those that were compared last. */
export function CompareLink({ kind, id }: CompareLinkProps) {
  return (
    <button type="button" class="compare-link no-print" onClick={() => open(compareHref(kind, id))}>
      {words().compare.button}
    </button>
  );
}
