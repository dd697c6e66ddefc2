import type { RecipeSummary } from "@gamedata/client";
import { whole } from "../format/numbers.js";
import { RecordLink } from "./record-link.js";

/** The rare product of a recipe: `Tateossian Earring ×1, instead in 4 % of successes`. */
export function RareProduct({ rare }: { readonly rare: NonNullable<RecipeSummary["rare"]> }) {
  const { itemId, name, iconFile, count, chance } = rare;
  return (
    <>
      <RecordLink kind="item" id={itemId} name={name} icon={iconFile} />{" "}
      <span class="soft">
        ×{whole(count)}, instead in {chance} % of successes
      </span>
    </>
  );
}
