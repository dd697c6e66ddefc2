import type { ChronicleWords, ItemListQuery, ItemSummary, NameCount } from "@gamedata/client";
import { whole } from "../../format/numbers.js";
import { gradeName, itemTypeNames } from "../../format/words.js";
import type { Column } from "../../parts/data-table.js";
import { ChoiceFilter, Filters, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { FROM_FIRST, filterChoice, filterText, pageQuery, ServedList } from "./list-view.js";
import { filterWord, useWords, WordFilter } from "./word-filter.js";

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

const inLowerCase = (word: string) => word.toLowerCase();

/** Sorts words by the number of their items, the most frequent first. */
const byFrequency = (words: readonly NameCount[] | undefined) => words?.toSorted((a, b) => b.count - a.count);

function query(words: ChronicleWords | undefined): ItemListQuery {
  const tradable = filterText("tradable");
  return {
    q: filterText("q"),
    type: filterChoice("type", types),
    grade: filterWord("grade", words?.itemGrade),
    weaponType: filterWord("weaponType", words?.weaponType),
    armorType: filterWord("armorType", words?.armorType),
    tradable: tradable === undefined ? undefined : tradable === "true",
    sort: filterChoice("sort", directions),
    ...pageQuery(),
  };
}

/** The list of all items. */
export function ItemsPage() {
  const words = useWords();
  const asked = query(words);
  const answer = useAnswer((client) => client.listItems(asked));
  return (
    <>
      <PageHead name="Items" />
      <Filters>
        <TextFilter name="q" label="Name" />
        <ChoiceFilter name="type" label="Type" choices={types.map((type) => [type, itemTypeNames[type] ?? type])} />
        <WordFilter
          name="grade"
          label="Grade"
          words={words?.itemGrade}
          show={(grade) => gradeName(grade) ?? "without grade"}
        />
        <WordFilter name="weaponType" label="Weapon" words={byFrequency(words?.weaponType)} show={inLowerCase} />
        <WordFilter name="armorType" label="Armor" words={byFrequency(words?.armorType)} show={inLowerCase} />
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
