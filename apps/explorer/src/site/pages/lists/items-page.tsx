import type { ItemListQuery, ItemSummary } from "@gamedata/client";
import { whole } from "../../format/numbers.js";
import { gradeName, itemTypeNames } from "../../format/words.js";
import { armorTypes, itemGrades, weaponTypes } from "../../generated/choices.js";
import type { Column } from "../../parts/data-table.js";
import { ChoiceFilter, Filters, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { RecordLink } from "../../parts/record-link.js";
import { currentChronicle } from "../../service/requests.js";
import { useAnswer } from "../../service/use-answer.js";
import { FROM_FIRST, filterChoice, filterText, pageQuery, ServedList } from "./list-view.js";

const types = ["weapon", "armor", "etcitem"] as const;
const sorts = ["name", "grade", "price", "weight", "pAtk", "mAtk", "pDef", "mDef"] as const;
const directions = sorts.flatMap((name) => [name, `-${name}`] as const);

/** The column that a sort by a stat needs: rows of the list have no stats, so the order itself shows it. */
const columns: readonly Column<ItemSummary>[] = [
  {
    id: "name",
    title: "Item",
    sortBy: ({ name }) => name,
    cell: ({ id, name, iconFile }) => <RecordLink kind="item" id={id} name={name} icon={iconFile} />,
  },
  { id: "type", title: "Type", isWideOnly: true, cell: ({ type }) => itemTypeNames[type] },
  { id: "grade", title: "Grade", sortBy: ({ grade }) => grade, cell: ({ grade }) => gradeName(grade) ?? "–" },
  {
    id: "weight",
    title: "Weight",
    isNumber: true,
    isWideOnly: true,
    sortBy: ({ weight }) => weight,
    cell: ({ weight }) => whole(weight),
  },
  {
    id: "price",
    title: "Price",
    unit: "adena",
    isNumber: true,
    sortBy: ({ price }) => price,
    cell: ({ price }) => whole(price),
  },
];

const asChoice = (name: string) => [name, name.toLowerCase()] as const;

/** Returns the values of a field in the current chronicle; of a data set of one's own, those of all chronicles. */
const choicesOf = (values: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  values.get(currentChronicle()) ?? [...new Set([...values.values()].flat())];

function query(): ItemListQuery {
  const tradable = filterText("tradable");
  return {
    q: filterText("q"),
    type: filterChoice("type", types),
    grade: filterChoice("grade", itemGrades),
    weaponType: filterChoice("weaponType", choicesOf(weaponTypes)),
    armorType: filterChoice("armorType", choicesOf(armorTypes)),
    tradable: tradable === undefined ? undefined : tradable === "true",
    sort: filterChoice("sort", directions),
    ...pageQuery(),
  };
}

/** The list of all items. */
export function ItemsPage() {
  const asked = query();
  const answer = useAnswer((client) => client.listItems(asked));
  const grades = useAnswer((client) => client.countItemGrades(), "frame");
  return (
    <>
      <PageHead name="Items" />
      <Filters>
        <TextFilter name="q" label="Name" />
        <ChoiceFilter name="type" label="Type" choices={types.map((type) => [type, itemTypeNames[type] ?? type])} />
        <ChoiceFilter
          name="grade"
          label="Grade"
          choices={(grades.value ?? []).map(({ name }) => [name, gradeName(name) ?? "without grade"])}
        />
        <ChoiceFilter name="weaponType" label="Weapon" choices={choicesOf(weaponTypes).map(asChoice)} />
        <ChoiceFilter name="armorType" label="Armor" choices={choicesOf(armorTypes).map(asChoice)} />
        <ChoiceFilter
          name="sort"
          label="Order"
          choices={[
            ["-pAtk", "most P. Atk."],
            ["-mAtk", "most M. Atk."],
            ["-pDef", "most P. Def."],
            ["-mDef", "most M. Def."],
            ["-price", "highest price"],
            ["-grade", "highest grade"],
            ["name", "name"],
          ]}
        />
      </Filters>
      <ServedList
        nouns="items"
        types={["item"]}
        answer={answer}
        all={(client) => client.listItems({ ...asked, ...FROM_FIRST })}
        columns={columns}
        keyOf={({ id }) => id}
      />
    </>
  );
}
