import type { ExchangedQuantity, RecipeSummary } from "@gamedata/client";
import { decimal, whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { ItemLink, RecordLink } from "./record-link.js";

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

/** The rare product of a recipe: `Tateossian Earring ×1, instead in 4 % of successes`; nothing for a recipe without one. */
export const RareProduct = ({ rare }: { readonly rare: RecipeSummary["rare"] }) =>
  rare ? (
    <p>
      <ItemLink item={rare} />{" "}
      <span class="soft">{words().parts.instead(whole(rare.count), decimal(rare.chance))} </span>
    </p>
  ) : null;
