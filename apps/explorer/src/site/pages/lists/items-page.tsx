import type { ChronicleWords, ItemListQuery, NameCount } from "@gamedata/client";
import { filterChoice, filterFlag, filterNumber, filterText } from "../../address/filters.js";
import { ABSENT } from "../../format/numbers.js";
import { itemKindName, itemTypeName, termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { ChoiceFilter, choicesOf } from "../../parts/filters.js";
import { SectionLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { ComparedLink } from "../compare/compare-choice.js";
import { itemColumns, itemNumbers, numberTitle, type PieceSets, rangesOfType, setsByPiece } from "./item-columns.js";
import { ListHead, ServedList, WiderButton } from "./list-view.js";
import { RangeFilters, rangesInAddress } from "./number-ranges.js";
import { filterWord, GradeFilter, useWords, WordFilter } from "./word-filter.js";

const types = ["weapon", "armor", "etcitem"] as const;
const sorts = ["name", "grade", ...itemNumbers] as const;

/** Sorts words by the number of their items, the most frequent first. */
const byFrequency = (list: readonly NameCount[] | undefined) => list?.toSorted((a, b) => b.count - a.count);

function query(known: ChronicleWords | undefined): ItemListQuery {
  return {
    q: filterText("q"),
    type: filterChoice("type", types),
    grade: filterWord("grade", known?.itemGrade),
    weaponType: filterWord("weaponType", known?.weaponType),
    armorType: filterWord("armorType", known?.armorType),
    etcItemType: filterWord("etcItemType", known?.etcItemType),
    tradable: filterFlag("tradable"),
    // What nobody can get is shown when it is asked for.
    obtainable: filterFlag("obtainable", true),
    // Forms of another item stand behind it, unless they are looked for by name.
    variants: filterFlag("variants", filterText("q") === undefined ? false : undefined),
    armorSet: filterNumber("armorSet"),
    ...rangesInAddress(itemNumbers),
    with: ["stats"],
  };
}

type Order = readonly [sort: string, label: string];

/** The order that the heading of a column has set, if the choices have none like it. */
function orderOfHeading(orders: readonly Order[]): readonly Order[] {
  const sort = filterText("sort");
  const name = sorts.find((id) => id === sort?.replace(/^-/, ""));
  if (sort === undefined || name === undefined || orders.some(([known]) => known === sort)) return [];
  const number = itemNumbers.find((id) => id === name);
  const title = number === undefined ? words().columns.name : numberTitle(number);
  return [[sort, `${title} ${sort.startsWith("-") ? "↓" : "↑"}`]];
}

export function ItemsPage() {
  const known = useWords();
  const asked = query(known);
  const { columns, lists, parts } = words();
  const { items } = lists;
  const isNamed = filterText("q") !== undefined;
  const orders = [
    ...["pAtk", "mAtk", "pDef", "mDef"].map((stat) => [`-${stat}`, items.most(termOf("stat", stat).word)] as const),
    ["-price", items.highestPrice],
    ["-grade", items.highestGrade],
    ["name", items.byName],
  ] as const;
  return (
    <>
      <ListHead name="items" note={<SectionLink path="/fishes" />}>
        <ChoiceFilter name="type" label={columns.type} choices={types.map((word) => [word, itemTypeName(word)])} />
        <GradeFilter words={known?.itemGrade} />
        <WordFilter
          name="weaponType"
          label={itemTypeName("weapon")}
          words={byFrequency(known?.weaponType)}
          show={itemKindName}
        />
        <WordFilter
          name="armorType"
          label={itemTypeName("armor")}
          words={byFrequency(known?.armorType)}
          show={itemKindName}
        />
        {(asked.type === "etcitem" || asked.etcItemType !== undefined) && (
          <WordFilter
            name="etcItemType"
            label={itemTypeName("etcitem")}
            words={byFrequency(known?.etcItemType)}
            show={itemKindName}
          />
        )}
        {(asked.type === "armor" || asked.armorSet !== undefined) && <SetFilter />}
        <ChoiceFilter
          name="obtainable"
          label={items.obtainable}
          unset={lists.yes}
          choices={Object.entries({ false: lists.no, any: parts.all })}
        />
        <ChoiceFilter
          name="variants"
          label={items.variants}
          unset={isNamed ? parts.all : lists.no}
          choices={Object.entries({
            true: items.onlyVariants,
            ...(isNamed ? { false: lists.no } : { any: parts.all }),
          })}
        />
        <ChoiceFilter name="sort" label={items.order} unset={ABSENT} choices={[...orders, ...orderOfHeading(orders)]} />
        <RangeFilters ranges={rangesOfType(asked.type).map((id) => [id, numberTitle(id)] as const)} />
      </ListHead>
      {asked.type === "armor" ? <ArmorList asked={asked} /> : <ItemList asked={asked} />}
    </>
  );
}

const useSets = () => useAnswer((client) => client.listArmorSets(), "frame").value?.data ?? [];

function SetFilter() {
  const sets = useSets().toSorted((a, b) => a.name.localeCompare(b.name));
  return <ChoiceFilter name="armorSet" label={words().lists.sets.set} choices={choicesOf(sets)} />;
}

const ArmorList = ({ asked }: { readonly asked: ItemListQuery }) => (
  <ItemList asked={asked} sets={setsByPiece(useSets())} />
);

function ItemList({ asked, sets = new Map() }: { readonly asked: ItemListQuery; readonly sets?: PieceSets }) {
  const hasItems = useWords()?.itemGrade.length !== 0;
  return (
    <>
      <ComparedLink kind="items" />
      <ServedList
        name="items"
        list={(client, page) => client.listItems({ ...asked, ...page })}
        sorts={sorts}
        columns={itemColumns(asked.type, sets)}
        wider={hasItems && asked.obtainable && <WiderButton name="obtainable" label={words().lists.items.obtainable} />}
      />
    </>
  );
}
