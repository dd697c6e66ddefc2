import type { ArmorSet, ItemSummary, ItemType } from "@gamedata/client";
import { filterText } from "../../address/filters.js";
import { itemTypeName, termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import type { Columns } from "../../parts/columns.js";
import { compareColumn } from "../compare/compare-choice.js";
import { isRangeSet } from "./number-ranges.js";

/** The numbers that the list is sorted and filtered by. */
export const itemNumbers = ["pAtk", "mAtk", "pDef", "mDef", "weight", "price", "crystalCount"] as const;
export type ItemNumberName = (typeof itemNumbers)[number];

export function numberTitle(id: ItemNumberName): string {
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
export const rangesOfType = (type: ItemType | undefined): readonly ItemNumberName[] =>
  itemNumbers.filter((id) => type === undefined || (forType[type] ?? forAll).includes(id) || isRangeSet(id));

export type PieceSets = ReadonlyMap<number, readonly ArmorSet[]>;

/** Finds the armor sets of each piece, of those that can replace one and of shields. */
export function setsByPiece(sets: readonly ArmorSet[]): PieceSets {
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
export function itemColumns(type: ItemType | undefined, sets: PieceSets): Columns<ItemSummary> {
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
