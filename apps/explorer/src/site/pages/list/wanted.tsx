import type { CraftingNode } from "@gamedata/client";
import { type CraftList, setEntry } from "../../craft-list/craft-list.js";
import { percent } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { DataTable } from "../../parts/data-table.js";
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
  const howMade = ({ itemId, recipe, exchange }: (typeof rows)[number]) => (
    <span class="soft">
      {recipe && texts.crafted(percent(recipe.successRate / 100))}
      {exchange && texts.exchanged}
      {byItem.has(itemId) && !recipe && !exchange && texts.bought}
    </span>
  );
  return (
    <div class="list-wanted">
      <DataTable
        caption={texts.wanted}
        rows={rows}
        keyOf={({ itemId }) => itemId}
        sorts={[]}
        columns={(column) => [
          column.link("item", texts.item, (row) => row),
          column.any("how", texts.how, howMade),
          column.number("pieces", texts.pieces, ({ count }) => count, {
            cell: ({ itemId, name, count }) => (
              <CountField
                class="crafting-number"
                label={texts.piecesOf(name)}
                value={count}
                placeholder="1"
                onChange={(pieces) => setEntry(itemId, pieces ?? count)}
              />
            ),
          }),
          column.any(
            "remove",
            <span class="unseen">{texts.remove}</span>,
            ({ itemId, name }) => (
              <button type="button" aria-label={texts.removeNamed(name)} onClick={() => setEntry(itemId, 0)}>
                ×
              </button>
            ),
            { isNumber: true, isScreenOnly: true },
          ),
        ]}
        shown={rows.length}
      />
    </div>
  );
}
