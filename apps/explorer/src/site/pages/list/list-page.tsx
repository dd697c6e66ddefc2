import { useEffect, useRef, useState } from "preact/hooks";
import { onNavigation } from "../../address/address.js";
import {
  type CraftList,
  craftList,
  keepList,
  listInAddress,
  MOST_ITEMS,
  setEntry,
  showKeptList,
  synchronizeList,
} from "../../craft-list/craft-list.js";
import type { ListTexts } from "../../craft-list/merged-list.js";
import { words } from "../../languages/words.js";
import { AddRecord } from "../../parts/add-record.js";
import { Answered, Empty } from "../../parts/answered.js";
import { CopyButton } from "../../parts/clipboard.js";
import { PageHead } from "../../parts/page-head.js";
import { Columns, Panel, Side } from "../../parts/panel.js";
import { useAnswer } from "../../service/use-answer.js";
import { Crafts, ExpectedSwitch } from "../item/crafting.js";
import { craftingState } from "../item/crafting-state.js";
import { Totals } from "../item/crafting-totals.js";
import { Tree } from "../item/crafting-tree.js";
import { Wanted } from "./wanted.js";
import "./list-page.css";

/** Several crafts and purchases together: what is wanted, how it is made, and what is to be gathered for all of it. */
export function ListPage() {
  const texts = words().craftList;
  const list = craftList();
  useKeptList(list);
  return (
    <article>
      <PageHead
        name={texts.title}
        note={texts.note}
        badges={[
          <span key="tools" class="no-print list-tools">
            {list.entries.size > 0 && <CopyButton text={() => location.href} label={texts.copyAddress} />}
            {list.entries.size > 0 && !list.isKept && !list.isOnly && (
              <button type="button" onClick={keepList}>
                {texts.keep}
              </button>
            )}
          </span>,
        ]}
      />
      {list.entries.size > 0 ? <ListView list={list} /> : <Empty>{texts.empty}</Empty>}
      {list.entries.size < MOST_ITEMS && (
        <AddRecord kind="items" onAdd={(id) => setEntry(id, (list.entries.get(id) ?? 0) + 1)} />
      )}
    </article>
  );
}

/**
 * Shows the kept list if the address has none. What is changed of the kept list is kept; a list of somebody else's address
 * replaces it only when it is told to.
 */
function useKeptList({ isKept, isOnly, entries }: CraftList): void {
  useEffect(showKeptList, []);
  const wasKept = useRef(isKept || entries.size === 0);
  const before = useRef<ListTexts>({});
  const leave = () => {
    wasKept.current = false;
  };
  useEffect(() => onNavigation(leave), []);
  useEffect(() => {
    if (isKept) before.current = listInAddress();
    else if (isOnly || wasKept.current) before.current = synchronizeList(before.current);
    wasKept.current ||= isKept;
  });
}

function ListView({ list }: { readonly list: CraftList }) {
  const texts = words().craftList;
  const state = craftingState();
  const [usesStock, setUsesStock] = useState(state.stock.size > 0);
  const { entries, recipes } = list;
  const answer = useAnswer((client) =>
    client.planCraftingList({
      items: [...entries],
      exchanges: true,
      ...(recipes.length > 0 && { recipes }),
      ...(state.buy.length > 0 && { buy: state.buy }),
      ...(state.stock.size > 0 && { stock: [...state.stock] }),
    }),
  );
  return (
    <Columns>
      <Side>
        <Panel title={texts.wanted}>
          <Wanted list={list} trees={answer.value?.trees ?? []} />
        </Panel>
        <Panel title={texts.howMade}>
          <Answered answer={answer} lines={12}>
            {({ trees }) =>
              trees.map((tree) => <Tree key={tree.itemId} node={tree} state={state} usesStock={usesStock} />)
            }
          </Answered>
        </Panel>
      </Side>
      <Side>
        <Panel title={texts.together}>
          <div class="no-print">
            <ExpectedSwitch isExpected={state.isExpected} label={texts.withRates} />
          </div>
          <Answered answer={answer} lines={20}>
            {(plan) => (
              <>
                <Totals plan={plan} state={state} usesStock={usesStock} onUsesStock={setUsesStock} />
                <Crafts plan={plan} />
              </>
            )}
          </Answered>
        </Panel>
      </Side>
    </Columns>
  );
}
