import type { ItemQuantity } from "@gamedata/client";
import { whole } from "../format/numbers.js";
import { RecordLink } from "./record-link.js";

/** Items with their counts: `Stem ×4`. */
export function Quantities({ items }: { readonly items: readonly ItemQuantity[] }) {
  return (
    <ul class="links">
      {items.map(({ itemId, name, iconFile, count }) => (
        <li key={itemId}>
          <RecordLink kind="item" id={itemId} name={name} icon={iconFile} /> <span class="soft">×{whole(count)}</span>
        </li>
      ))}
    </ul>
  );
}
