import type { ExchangedQuantity } from "@gamedata/client";
import { decimal, whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { RecordLink } from "./record-link.js";

interface QuantitiesProps {
  readonly items: readonly ExchangedQuantity[];
  /** Whether they stand in a line of text, where an image each would be too much. */
  readonly isInline?: boolean;
}

/** Items with their enchantments, counts and chances: `+5 Stem ×4, 20 %`. */
export const Quantities = ({ items, isInline = false }: QuantitiesProps) => (
  <ul class="links">
    {items.map(({ itemId, name, iconFile, count, enchant, chance }, index) => (
      <li key={`${itemId} ${index}`}>
        {enchant !== undefined && `+${whole(enchant)} `}
        <RecordLink kind="item" id={itemId} name={name} icon={isInline ? undefined : iconFile} />{" "}
        <span class="soft">
          ×{whole(count)}
          {chance !== undefined && `, ${words().parts.byChance(decimal(chance))}`}
        </span>
      </li>
    ))}
  </ul>
);
