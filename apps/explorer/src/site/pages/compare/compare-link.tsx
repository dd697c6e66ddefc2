import { open } from "../../address/address.js";
import { words } from "../../languages/words.js";
import { type ComparedKind, compareHref } from "./compared.js";

/** Leads to the comparison of a record with those that were compared last. */
export const CompareLink = ({ kind, id }: { readonly kind: ComparedKind; readonly id: number }) => (
  <button type="button" class="no-print" onClick={() => open(compareHref(kind, id))}>
    {words().compare.button}
  </button>
);
