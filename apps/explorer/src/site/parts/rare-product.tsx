import type { RecipeSummary } from "@gamedata/client";
import { decimal, whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { RecordLink } from "./record-link.js";

/** The rare product of a recipe: `Tateossian Earring ×1, instead in 4 % of successes`. */
export function RareProduct({ rare }: { readonly rare: NonNullable<RecipeSummary["rare"]> }) {
  const { itemId, name, iconFile, count, chance } = rare;
  return (
    <>
      <RecordLink kind="item" id={itemId} name={name} icon={iconFile} />{" "}
      <span class="soft">{words().parts.instead(whole(count), decimal(chance))} </span>
    </>
  );
}
