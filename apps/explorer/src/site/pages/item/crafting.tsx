import type { CraftingPlan } from "@gamedata/client";
import { useId, useState } from "preact/hooks";
import { changeQuery } from "../../address/address.js";
import { whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Answered } from "../../parts/answered.js";
import { useDraft } from "../../parts/draft.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { type CraftingState, craftingState, isCraftPlanned, planQuery, setCount } from "./crafting-state.js";
import { Totals } from "./crafting-totals.js";
import { Tree } from "./crafting-tree.js";
import "./crafting.css";

/** How an item is made: the tree of its ingredients, and what is to be gathered. */
export function Crafting({ id }: { readonly id: number }) {
  const state = craftingState();
  const query = planQuery(state);
  const answer = useAnswer((client) => client.planCrafting(id, query));
  return (
    <Panel title={words().item.crafting.title} isPrintedAlone={isCraftPlanned()}>
      <CraftingForm state={state} />
      <Answered answer={answer} lines={40}>
        {(plan) => <PlanView plan={plan} state={state} />}
      </Answered>
    </Panel>
  );
}

function CraftingForm({ state }: { readonly state: CraftingState }) {
  const id = useId();
  const texts = words().item.crafting;
  const { text, onInput, onBlur } = useDraft(String(state.count), (next) => {
    if (next !== "") setCount(Number(next));
  });
  return (
    <div class={isCraftPlanned() ? "crafting-form" : "crafting-form no-print"}>
      <label for={id}>{texts.pieces}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={1_000_000}
        value={text}
        onInput={onInput}
        onBlur={onBlur}
      />
      <label>
        <input
          type="checkbox"
          checked={state.isExpected}
          onChange={({ currentTarget: { checked } }) => changeQuery({ expected: checked ? "1" : undefined })}
        />{" "}
        {texts.withRates}
      </label>
    </div>
  );
}

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
  return (
    <>
      {crafts.length > 0 && (
        <details class="crafting-more">
          <summary>
            {leftovers.length > 0 ? texts.craftsAndLeftovers(crafts.length) : texts.crafts(crafts.length)}
          </summary>
          <ul class="links">
            {crafts.map(({ recipeId, name, times }) => (
              <li key={recipeId}>
                <RecordLink kind="recipe" id={recipeId} name={name} /> <span class="soft">{texts.times(times)}</span>
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
      )}
    </>
  );
}
