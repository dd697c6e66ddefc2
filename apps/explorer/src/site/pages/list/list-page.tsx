import type { CraftingNode } from "@gamedata/client";
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
import { percent } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { AddRecord } from "../../parts/add-record.js";
import { Answered, Empty } from "../../parts/answered.js";
import { CopyButton } from "../../parts/clipboard.js";
import { DataTable } from "../../parts/data-table.js";
import { CountField } from "../../parts/fields.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { useAnswer } from "../../service/use-answer.js";
import { Crafts, ExpectedSwitch } from "../item/crafting.js";
import { craftingState, planQuery } from "../item/crafting-state.js";
import { Totals } from "../item/crafting-totals.js";
import { Tree } from "../item/crafting-tree.js";
import "./list-page.css";

/** Several crafts and purchases together: what is wanted, how it is made, and what is to be gathered for all of it. */
export function ListPage() {
  const texts = words().craftList;
  const list = craftList();
  useKeptList(list);
  return (
    <article>
      <PageHead
        name={words().sections.list}
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
      ...planQuery({ ...state, count: 1, recipe: undefined }),
    }),
  );
  return (
    <div class="columns">
      <div class="column">
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
      </div>
      <div class="column">
        <Panel title={texts.together}>
          <div class="no-print">
            <ExpectedSwitch isExpected={state.isExpected} />
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
      </div>
    </div>
  );
}

/** The items of a list, with the numbers of their pieces, and how each is made, as far as it is known. */
export function Wanted({ list: { entries }, trees }: { list: CraftList; trees: readonly CraftingNode[] }) {
  const texts = words().craftList;
  const byItem = new Map(trees.map((tree) => [Number(tree.itemId), tree]));
  const rows = [...entries].map(([id, count]) => {
    const { name = words().item.crafting.unknownItem(id), iconFile = null, recipe, exchange } = byItem.get(id) ?? {};
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
          column.link("item", words().columns.item, (row) => row),
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
              <button type="button" aria-label={words().parts.removeNamed(name)} onClick={() => setEntry(itemId, 0)}>
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
