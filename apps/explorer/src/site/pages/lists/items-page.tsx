import type { ArmorSet, ChronicleWords, ItemListQuery, ItemSummary, ItemType, NameCount } from "@gamedata/client";
import { filterChoice, filterFlag, filterNumber, filterText } from "../../address/filters.js";
import { ABSENT } from "../../format/numbers.js";
import { itemKindName, itemTypeName, termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import type { Columns } from "../../parts/columns.js";
import { ChoiceFilter, choicesOf } from "../../parts/filters.js";
import { SectionLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { ComparedLink, compareColumn } from "../compare/compare-choice.js";
import { ListHead, ServedList, WiderButton } from "./list-view.js";
import { isRangeSet, RangeFilters, rangesInAddress } from "./number-ranges.js";
import { filterWord, GradeFilter, useWords, WordFilter } from "./word-filter.js";

/** The numbers that the list is sorted and filtered by. */
const itemNumbers = ["pAtk", "mAtk", "pDef", "mDef", "weight", "price", "crystalCount"] as const;
type ItemNumberName = (typeof itemNumbers)[number];

function numberTitle(id: ItemNumberName): string {
  const { weight, price, crystals: crystalCount } = words().parts.numbers;
  const own: Readonly<Partial<Record<ItemNumberName, string>>> = { weight, price, crystalCount };
  return own[id] ?? termOf("stat", id).word;
}

/** Whether the list is sorted or filtered by a number. */
const isUsed = (id: string) => filterText("sort")?.replace(/^-/, "") === id || isRangeSet(id);

const forAll: readonly ItemNumberName[] = ["weight", "price"];

/** The numbers that matter of the items of each type; of all types together, those that all have. */
const forType: Readonly<Partial<Record<ItemType, readonly ItemNumberName[]>>> = {
  weapon: ["pAtk", "mAtk", "crystalCount", ...forAll],
  armor: ["pDef", "mDef", "crystalCount", ...forAll],
};

/** Returns the numbers that a type of items is filtered by. */
const rangesOfType = (type: ItemType | undefined): readonly ItemNumberName[] =>
  itemNumbers.filter((id) => type === undefined || (forType[type] ?? forAll).includes(id) || isRangeSet(id));

type PieceSets = ReadonlyMap<number, readonly ArmorSet[]>;

/** Finds the armor sets of each piece, of those that can replace one and of shields. */
function setsByPiece(sets: readonly ArmorSet[]): PieceSets {
  const byPiece = new Map<number, readonly ArmorSet[]>();
  for (const set of sets) {
    const items = [...Object.values(set.pieces), ...Object.values(set.alternatives ?? {}).flat(), set.shield?.piece];
    for (const { itemId } of items.filter((item) => item !== undefined))
      byPiece.set(itemId, [...(byPiece.get(itemId) ?? []), set]);
  }
  return byPiece;
}

/** The sets that are named: an item can be a piece of several. */
const SHOWN_SETS = 2;

/** The columns of a type of items: those that the list is sorted or filtered by are always there, on phones too. */
function itemColumns(type: ItemType | undefined, sets: PieceSets): Columns<ItemSummary> {
  const shown = itemNumbers.filter((id) => (forType[type ?? "etcitem"] ?? forAll).includes(id) || isUsed(id));
  // A phone has room for one number.
  const onPhones = shown.some(isUsed) ? isUsed : (id: string) => id === "price";
  const { columns, lists } = words();
  const setsOf = ({ id }: ItemSummary) => sets.get(id)?.slice(0, SHOWN_SETS) ?? [];
  return (column) => [
    column.link("item", columns.item, (item) => item),
    ...(type === "weapon" || type === "armor"
      ? []
      : [column.text("type", columns.type, (row) => itemTypeName(row.type), { isWideOnly: true })]),
    column.grade(({ grade }) => grade),
    ...(type === "armor"
      ? [column.links("set", lists.sets.set, "armor-set", setsOf, { isWideOnly: filterText("armorSet") === undefined })]
      : []),
    ...shown.map((id) =>
      column.number(id, numberTitle(id), (row) => row[id], {
        unit: id === "price" ? columns.adena : undefined,
        isWideOnly: !onPhones(id),
      }),
    ),
    compareColumn(({ id, name, type: own }) => ({ kind: own === "etcitem" ? undefined : "items", id, name })),
  ];
}

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
