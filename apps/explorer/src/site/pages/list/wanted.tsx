import type { CraftingNode } from "@gamedata/client";
import { type CraftList, setEntry } from "../../craft-list/craft-list.js";
import { percent } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { linkColumn, UNSORTED } from "../../parts/columns.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { CountField } from "../../parts/fields.js";

interface WantedProps {
  readonly list: CraftList;
  /** How each item is made, as far as it is known. */
  readonly trees: readonly CraftingNode[];
}

/** The items of a list, with the numbers of their pieces. */
export function Wanted({ list: { entries }, trees }: WantedProps) {
  const texts = words().craftList;
  const byItem = new Map(trees.map((tree) => [Number(tree.itemId), tree]));
  const rows = [...entries].map(([id, count]) => {
    const { name = texts.unknown(String(id)), iconFile = null, recipe, exchange } = byItem.get(id) ?? {};
    return { itemId: id, count, name, iconFile, recipe, exchange };
  });
  const columns: readonly Column<(typeof rows)[number]>[] = [
    linkColumn("item", texts.item, (row) => row, UNSORTED),
    {
      id: "how",
      title: texts.how,
      cell: ({ itemId, recipe, exchange }) => (
        <span class="soft">
          {recipe && texts.crafted(percent(recipe.successRate / 100))}
          {exchange && texts.exchanged}
          {byItem.has(itemId) && !recipe && !exchange && texts.bought}
        </span>
      ),
    },
    {
      id: "pieces",
      title: texts.pieces,
      isNumber: true,
      cell: ({ itemId, name, count }) => (
        <CountField
          class="crafting-number"
          label={texts.piecesOf(name)}
          value={count}
          placeholder="1"
          onChange={(pieces) => setEntry(itemId, pieces ?? count)}
        />
      ),
    },
    {
      id: "remove",
      title: <span class="unseen">{texts.remove}</span>,
      isNumber: true,
      isScreenOnly: true,
      cell: ({ itemId, name }) => (
        <button type="button" aria-label={texts.removeNamed(name)} onClick={() => setEntry(itemId, 0)}>
          ×
        </button>
      ),
    },
  ];
  return (
    <div class="list-wanted">
      <DataTable
        caption={texts.wanted}
        columns={columns}
        rows={rows}
        keyOf={({ itemId }) => itemId}
        shown={rows.length}
      />
    </div>
  );
}
