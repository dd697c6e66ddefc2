import type { CraftingNode } from "@gamedata/client";
import { type CraftList, setEntry } from "../../craft-list/craft-list.js";
import { percent } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { RecordLink } from "../../parts/record-link.js";
import { NumberField } from "../item/crafting-totals.js";

interface WantedProps {
  readonly list: CraftList;
  /** How each item is made, as far as it is known. */
  readonly trees: readonly CraftingNode[];
}

/** The items of a list, with the numbers of their pieces. */
export function Wanted({ list: { entries }, trees }: WantedProps) {
  const texts = words().craftList;
  const byItem = new Map(trees.map((tree) => [Number(tree.itemId), tree]));
  return (
    <div class="table-frame list-wanted">
      <table class="data-table">
        <caption class="unseen">{texts.wanted}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col">{texts.how}</th>
            <th scope="col" class="number">
              {texts.pieces}
            </th>
            <th scope="col" class="no-print">
              <span class="unseen">{texts.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...entries].map(([id, count]) => {
            const { name = texts.unknown(String(id)), iconFile = null, recipe, exchange } = byItem.get(id) ?? {};
            return (
              <tr key={id}>
                <td>
                  <RecordLink kind="item" id={id} name={name} icon={iconFile} />
                </td>
                <td class="soft">
                  {recipe && texts.crafted(percent(recipe.successRate / 100))}
                  {exchange && texts.exchanged}
                  {byItem.has(id) && !recipe && !exchange && texts.bought}
                </td>
                <td class="number">
                  <NumberField
                    label={texts.piecesOf(name)}
                    value={count}
                    placeholder="1"
                    onChange={(pieces) => setEntry(id, pieces ?? count)}
                  />
                </td>
                <td class="number no-print">
                  <button type="button" aria-label={texts.removeNamed(name)} onClick={() => setEntry(id, 0)}>
                    ×
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
