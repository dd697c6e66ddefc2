import type { RecipeSummary } from "@gamedata/client";
import { decimal, whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { ItemLink } from "./record-link.js";

/** The rare product of a recipe: `Tateossian Earring ×1, instead in 4 % of successes`; nothing for a recipe without one. */
export const RareProduct = ({ rare }: { readonly rare: RecipeSummary["rare"] }) =>
  rare ? (
    <p>
      <ItemLink item={rare} />{" "}
      <span class="soft">{words().parts.instead(whole(rare.count), decimal(rare.chance))} </span>
    </p>
  ) : null;
