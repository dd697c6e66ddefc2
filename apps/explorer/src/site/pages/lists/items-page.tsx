import type { ChronicleWords, ItemListQuery, ItemSummary, NameCount } from "@gamedata/client";
import { whole } from "../../format/numbers.js";
import { gradeName, itemTypeName } from "../../format/words.js";
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

const name: Column<ItemSummary> = {
  id: "name",
  title: "Item",
  sortBy: (row) => row.name,
  cell: ({ id, name: shown, iconFile }) => <RecordLink kind="item" id={id} name={shown} icon={iconFile} />,
};
const type: Column<ItemSummary> = {
  id: "type",
  title: "Type",
  isWideOnly: true,
  cell: (row) => itemTypeName(row.type),
};
const grade: Column<ItemSummary> = {
  id: "grade",
  title: "Grade",
  sortBy: (row) => row.grade,
  // On one line, however narrow the column is.
  cell: (row) => gradeName(row.grade)?.replace(" ", "\u00a0") ?? "–",
};
const price: Column<ItemSummary> = {
  id: "price",
  title: "Price",
  unit: "adena",
  isNumber: true,
  sortBy: (row) => row.price,
  cell: (row) => whole(row.price),
};

/** A column of a number; on a phone only where the list is sorted by it. */
function numberColumn(
  id: "pAtk" | "mAtk" | "pDef" | "mDef" | "weight" | "crystalCount",
  title: string,
): Column<ItemSummary> {
  const isSorted = filterText("sort")?.replace(/^-/, "") === id;
  const column = { id, title, isNumber: true, isWideOnly: !isSorted, cell: (row: ItemSummary) => whole(row[id]) };
  return id === "crystalCount" ? column : { ...column, sortBy: (row) => row[id] };
}

const isOnPhones = ({ isWideOnly }: Column<ItemSummary>) => isWideOnly === false;

/** The numbers that matter of the items of each type, beside those that all have. */
function columnsOf(itemType: (typeof types)[number] | undefined): readonly Column<ItemSummary>[] {
  const attack = [numberColumn("pAtk", "P. Atk."), numberColumn("mAtk", "M. Atk.")];
  const defence = [numberColumn("pDef", "P. Def."), numberColumn("mDef", "M. Def.")];
  const weight = numberColumn("weight", "Weight");
  // A phone has room for one number.
  const common = [weight, { ...price, isWideOnly: [...attack, ...defence, weight].some(isOnPhones) }];
  const sorted = [...attack, ...defence].filter(isOnPhones);
  if (itemType === "weapon") return [name, grade, ...attack, numberColumn("crystalCount", "Crystals"), ...common];
  if (itemType === "armor") return [name, grade, ...defence, numberColumn("crystalCount", "Crystals"), ...common];
  return [name, type, grade, ...sorted, ...common];
}

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
    with: ["stats"],
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
        <ChoiceFilter name="type" label="Type" choices={types.map((word) => [word, itemTypeName(word)])} />
        <WordFilter
          name="grade"
          label="Grade"
          words={words?.itemGrade}
          show={(word) => gradeName(word) ?? "without grade"}
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
        columns={columnsOf(asked.type)}
        keyOf={({ id }) => id}
      />
    </>
  );
}
