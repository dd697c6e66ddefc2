import type { ItemQuantity } from "@gamedata/client";
import { whole } from "../format/numbers.js";
import { RecordLink } from "./record-link.js";

interface QuantitiesProps {
  readonly items: readonly ItemQuantity[];
  /** Whether they stand in a line of text, where an image each would be too much. */
  readonly isInline?: boolean;
}

/** Items with their counts: `Stem ×4`. */
export function Quantities({ items, isInline = false }: QuantitiesProps) {
  return (
    <ul class="links">
      {items.map(({ itemId, name, iconFile, count }) => (
        <li key={itemId}>
          <RecordLink kind="item" id={itemId} name={name} icon={isInline ? undefined : iconFile} />{" "}
          <span class="soft">×{whole(count)}</span>
        </li>
      ))}
    </ul>
  );
}
