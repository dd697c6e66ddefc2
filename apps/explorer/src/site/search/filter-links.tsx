import { hrefOf } from "../address/address.js";
import { gradeName, itemTypeName, termOf } from "../format/terms.js";
import { words } from "../languages/words.js";
import { useAnswer } from "../service/use-answer.js";
import { type FilterWord, itemFilters } from "./item-filters.js";

const types = ["weapon", "armor"] as const;
const kindParameters = ["weaponType", "armorType", "etcItemType"] as const;

/** Leads from a text that names a kind or a grade of items to the list with these filters. */
export function FilterLinks({ text }: { readonly text: string }) {
  const { value: known } = useAnswer((client) => client.countWords(), "frame");
  if (known === undefined) return null;
  const kinds: readonly FilterWord[] = [
    ...types.map((value) => ({ parameter: "type", value, text: itemTypeName(value) }) as const),
    ...kindParameters.flatMap((parameter) =>
      known[parameter].map(({ name }) => ({ parameter, value: name, text: termOf("itemKind", name).word })),
    ),
  ];
  const grades = known.itemGrade.flatMap(({ name }): FilterWord[] => {
    const shown = gradeName(name);
    return shown === undefined ? [] : [{ parameter: "grade", value: name, text: shown }];
  });
  const found = itemFilters(text, kinds, grades);
  if (found.length === 0) return null;
  return (
    <p class="search-filters">
      {words().sections.items}:
      {found.map((filters) => (
        <a
          key={filters.map(({ value }) => value).join()}
          href={hrefOf("/items", Object.fromEntries(filters.map(({ parameter, value }) => [parameter, value])))}
        >
          {filters.map((filter) => filter.text).join(" · ")}
        </a>
      ))}
    </p>
  );
}
