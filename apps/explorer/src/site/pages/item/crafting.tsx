import type { CraftingPlan } from "@gamedata/client";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { changeQuery } from "../../address/address.js";
import { MOST_PIECES } from "../../craft-list/craft-list.js";
import { whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Asked } from "../../parts/answered.js";
import { Check, DraftField } from "../../parts/fields.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { type CraftingState, craftingState, isCraftPlanned, planQuery, setCount } from "./crafting-state.js";
import { Totals } from "./crafting-totals.js";
import { Tree } from "./crafting-tree.js";
import "./crafting.css";

/** How an item is made that no recipe makes but an exchange for one of its kind: a sealed piece is unsealed. */
export function Exchanging({ id }: { readonly id: number }) {
  const state = craftingState();
  const { value } = useAnswer((client) => client.planCrafting(id, { ...planQuery(state), exchanges: true }));
  if (value === undefined || (value.tree.exchange === undefined && !state.buy.includes(id))) return null;
  return (
    <CraftingPanel state={state}>
      <PlanView plan={value} state={state} />
    </CraftingPanel>
  );
}

/** How an item is made: the tree of its ingredients, and what is to be gathered. */
export function Crafting({ id }: { readonly id: number }) {
  const state = craftingState();
  return (
    <CraftingPanel state={state}>
      <Asked ask={(client) => client.planCrafting(id, planQuery(state))} lines={40}>
        {(plan) => <PlanView plan={plan} state={state} />}
      </Asked>
    </CraftingPanel>
  );
}

function CraftingPanel({ state, children }: { readonly state: CraftingState; readonly children: ComponentChildren }) {
  const texts = words().item.crafting;
  return (
    <Panel title={texts.title} isPrintedAlone={isCraftPlanned()}>
      <div class={isCraftPlanned() ? "crafting-form" : "crafting-form no-print"}>
        <DraftField
          label={texts.pieces}
          type="number"
          min={1}
          max={MOST_PIECES}
          applied={String(state.count)}
          apply={(next) => next !== "" && setCount(Number(next))}
        />
        <ExpectedSwitch isExpected={state.isExpected} />
      </div>
      {children}
    </Panel>
  );
}

/** Whether counts are those to expect with the success rates. */
export const ExpectedSwitch = ({ isExpected }: { readonly isExpected: boolean }) => (
  <Check
    label={words().item.crafting.withRates}
    isChecked={isExpected}
    onChange={(isChecked) => changeQuery({ expected: isChecked ? "1" : undefined })}
  />
);

function PlanView({ plan, state }: { readonly plan: CraftingPlan; readonly state: CraftingState }) {
  const { tree, totals, expected } = plan;
  const [usesStock, setUsesStock] = useState(state.stock.size > 0);
  return (
    <>
      <div class={isCraftPlanned() ? undefined : "no-print"}>
        <Tree node={tree} state={state} usesStock={usesStock} />
      </div>
      <Totals
        plan={{ trees: [tree], totals, expected }}
        state={state}
        usesStock={usesStock}
        onUsesStock={setUsesStock}
      />
      <Crafts plan={plan} />
    </>
  );
}

/** The crafts of a plan, and what they leave over. */
export function Crafts({ plan: { crafts, leftovers } }: { readonly plan: Pick<CraftingPlan, "crafts" | "leftovers"> }) {
  const texts = words().item.crafting;
  if (crafts.length === 0) return null;
  return (
    <details class="crafting-more">
      <summary>{leftovers.length > 0 ? texts.craftsAndLeftovers(crafts.length) : texts.crafts(crafts.length)}</summary>
      <ul class="links">
        {crafts.map(({ recipeId, name, times }) => (
          <li key={recipeId}>
            <RecordLink kind="recipe" id={recipeId} name={name} />{" "}
            <span class="soft">{words().parts.times(times)}</span>
          </li>
        ))}
        {leftovers.map(({ itemId, name, count }) => (
          <li key={itemId}>
            <span class="soft">{texts.leftOver}</span> <RecordLink kind="item" id={itemId} name={name} />{" "}
            <span class="soft">×{whole(count)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
