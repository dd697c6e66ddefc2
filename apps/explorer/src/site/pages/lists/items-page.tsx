import type { ChronicleWords, ItemListQuery, ItemSummary, NameCount } from "@gamedata/client";
import { ABSENT, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { gradeName, itemTypeName } from "../../format/words.js";
import { words } from "../../languages/words.js";
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

const nameColumn = (): Column<ItemSummary> => ({
  id: "name",
  title: words().columns.item,
  sortBy: ({ name }) => name,
  cell: ({ id, name, iconFile }) => <RecordLink kind="item" id={id} name={name} icon={iconFile} />,
});
const typeColumn = (): Column<ItemSummary> => ({
  id: "type",
  title: words().columns.type,
  isWideOnly: true,
  cell: ({ type }) => itemTypeName(type),
});
const gradeColumn = (): Column<ItemSummary> => ({
  id: "grade",
  title: words().columns.grade,
  sortBy: ({ grade }) => grade,
  // On one line, however narrow the column is.
  cell: ({ grade }) => gradeName(grade)?.replace(" ", "\u00a0") ?? ABSENT,
});
const priceColumn = (): Column<ItemSummary> => ({
  id: "price",
  title: words().columns.price,
  unit: words().columns.adena,
  isNumber: true,
  sortBy: ({ price }) => price,
  cell: ({ price }) => whole(price),
});

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

const statColumn = (stat: "pAtk" | "mAtk" | "pDef" | "mDef") => numberColumn(stat, termOf("stat", stat).word);

/** The numbers that matter of the items of each type, beside those that all have. */
function columnsOf(itemType: (typeof types)[number] | undefined): readonly Column<ItemSummary>[] {
  const { numbers } = words().parts;
  const attack = [statColumn("pAtk"), statColumn("mAtk")];
  const defence = [statColumn("pDef"), statColumn("mDef")];
  const weight = numberColumn("weight", numbers.weight);
  const crystals = numberColumn("crystalCount", numbers.crystals);
  // A phone has room for one number.
  const common = [weight, { ...priceColumn(), isWideOnly: [...attack, ...defence, weight].some(isOnPhones) }];
  const sorted = [...attack, ...defence].filter(isOnPhones);
  const first = [nameColumn(), gradeColumn()];
  if (itemType === "weapon") return [...first, ...attack, crystals, ...common];
  if (itemType === "armor") return [...first, ...defence, crystals, ...common];
  return [nameColumn(), typeColumn(), gradeColumn(), ...sorted, ...common];
}

const kindName = (word: string) => termOf("itemKind", word).word;

/** Sorts words by the number of their items, the most frequent first. */
const byFrequency = (list: readonly NameCount[] | undefined) => list?.toSorted((a, b) => b.count - a.count);

function query(known: ChronicleWords | undefined): ItemListQuery {
  const tradable = filterText("tradable");
  return {
    q: filterText("q"),
    type: filterChoice("type", types),
    grade: filterWord("grade", known?.itemGrade),
    weaponType: filterWord("weaponType", known?.weaponType),
    armorType: filterWord("armorType", known?.armorType),
    tradable: tradable === undefined ? undefined : tradable === "true",
    sort: filterChoice("sort", directions),
    with: ["stats"],
    ...pageQuery(),
  };
}

/** The list of all items. */
export function ItemsPage() {
  const known = useWords();
  const asked = query(known);
  const answer = useAnswer((client) => client.listItems(asked));
  const { columns, lists } = words();
  const { items } = lists;
  const most = (stat: string) => [`-${stat}`, items.most(termOf("stat", stat).word)] as const;
  return (
    <>
      <PageHead name={lists.titles.items} />
      <Filters>
        <TextFilter name="q" label={columns.name} />
        <ChoiceFilter name="type" label={columns.type} choices={types.map((word) => [word, itemTypeName(word)])} />
        <WordFilter
          name="grade"
          label={columns.grade}
          words={known?.itemGrade}
          show={(word) => gradeName(word) ?? items.withoutGrade}
        />
        <WordFilter name="weaponType" label={items.weapon} words={byFrequency(known?.weaponType)} show={kindName} />
        <WordFilter name="armorType" label={items.armor} words={byFrequency(known?.armorType)} show={kindName} />
        <ChoiceFilter
          name="sort"
          label={items.order}
          choices={[
            most("pAtk"),
            most("mAtk"),
            most("pDef"),
            most("mDef"),
            ["-price", items.highestPrice],
            ["-grade", items.highestGrade],
            ["name", items.byName],
          ]}
        />
      </Filters>
      <ServedList
        list="items"
        types={["item"]}
        answer={answer}
        all={(client) => client.listItems({ ...asked, ...FROM_FIRST })}
        columns={columnsOf(asked.type)}
        keyOf={({ id }) => id}
      />
    </>
  );
}
