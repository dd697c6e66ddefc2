import type { CraftingNode } from "@gamedata/client";
import { useState } from "preact/hooks";
import { decimal, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { ItemLink } from "../../parts/record-link.js";
import { type CraftingState, setBought } from "./crafting-state.js";
import { StockField } from "./crafting-totals.js";

interface TreeProps {
  readonly node: CraftingNode;
  readonly state: CraftingState;
  /** Whether what one has can be written. */
  readonly usesStock: boolean;
}

const OPEN_LEVELS = 2;

/** The tree of ingredients; each branch can be closed, and each craft replaced by a purchase. */
export const Tree = (tree: TreeProps) => (
  <ul class="crafting-tree">
    <Node {...tree} level={0} />
  </ul>
);

function Node(props: TreeProps & { readonly level: number }) {
  const { node, level } = props;
  const { ingredients = [], name } = node;
  const [isOpen, setOpen] = useState(level < OPEN_LEVELS);
  if (ingredients.length === 0) {
    return (
      <li class="crafting-leaf">
        <NodeLine {...props} />
      </li>
    );
  }
  return (
    <li>
      <div class="crafting-branch">
        <button
          type="button"
          class="unfold"
          aria-expanded={isOpen}
          aria-label={words().item.crafting.ingredientsOf(name)}
          onClick={() => setOpen(!isOpen)}
        />
        <NodeLine {...props} />
      </div>
      {isOpen && (
        <ul>
          {ingredients.map((one) => (
            <Node key={one.itemId} {...props} node={one} level={level + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}

function NodeLine({ node, state, usesStock, level }: TreeProps & { readonly level: number }) {
  const { itemId, name, count, onHand, recipe, exchange, ingredients } = node;
  const texts = words().item.crafting;
  const isBought = state.buy.includes(itemId);
  return (
    <span class="crafting-line">
      <ItemLink item={node} />
      <span class="crafting-count">×{whole(count)}</span>
      {onHand !== undefined && <span class="soft">{texts.fromStock(whole(onHand))}</span>}
      {recipe && recipe.successRate < 100 && <span class="soft">{recipe.successRate} %</span>}
      {recipe?.rare && (
        <span class="soft">{texts.rare(decimal(recipe.rare.chance), recipe.rare.name, whole(recipe.rare.count))}</span>
      )}
      {(isBought || exchange !== undefined || (level > 0 && recipe !== undefined)) && (
        <fieldset class="crafting-toggle no-print" aria-label={name}>
          <button type="button" aria-pressed={!isBought} onClick={() => setBought(state, itemId, false)}>
            {exchange === undefined ? texts.craft : texts.exchange}
          </button>
          <button type="button" aria-pressed={isBought} onClick={() => setBought(state, itemId, true)}>
            {texts.buy}
          </button>
        </fieldset>
      )}
      {usesStock && (ingredients !== undefined || state.stock.has(itemId)) && (
        <StockField itemId={itemId} name={name} state={state} placeholder={texts.have} />
      )}
    </span>
  );
}
