import type { CraftingListPlan, CraftingNode } from "@gamedata/client";
import { estimate, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { CopyButton } from "../../parts/clipboard.js";
import { DataTable } from "../../parts/data-table.js";
import { Check, CountField } from "../../parts/fields.js";
import { RecordLink } from "../../parts/record-link.js";
import { currentChronicle } from "../../service/requests.js";
import { keep, readKeptNumbers } from "../../storage/kept.js";
import { type CraftingState, setStock } from "./crafting-state.js";

interface TotalRow {
  readonly itemId: number;
  readonly name: string;
  readonly count: number;
  readonly price: number | null;
}

interface TotalsProps {
  readonly plan: Pick<CraftingListPlan, "trees" | "totals" | "expected">;
  readonly state: CraftingState;
  /** Whether what one has can be written. */
  readonly usesStock: boolean;
  readonly onUsesStock: (usesStock: boolean) => void;
}

function* nodesOf(node: CraftingNode): Generator<CraftingNode> {
  yield node;
  for (const ingredient of node.ingredients ?? []) yield* nodesOf(ingredient);
}

/** Returns what is to be gathered, and what the stock covers whole, so that it can be changed. */
function rowsOf(
  { trees, totals, expected }: TotalsProps["plan"],
  { stock, isExpected }: CraftingState,
): readonly TotalRow[] {
  const rows = isExpected ? expected : totals;
  const names = new Map(trees.flatMap((tree) => [...nodesOf(tree)]).map(({ itemId, name }) => [itemId, name]));
  const known = new Set(rows.map(({ itemId }) => Number(itemId)));
  const covered = [...stock.keys()].filter((itemId) => !known.has(itemId));
  return [
    ...rows,
    ...covered.map((itemId) => ({
      itemId,
      name: names.get(itemId) ?? words().item.crafting.unknownItem(itemId),
      count: 0,
      price: null,
    })),
  ];
}

const priceOf = ({ itemId, price }: TotalRow) => ownPrices()[String(itemId)] ?? price;

function costOf(row: TotalRow): number | null {
  const price = priceOf(row);
  return price === null ? null : row.count * price;
}

/** The price of an item: the shop's, or the user's own. */
const priceField = ({ itemId, name, price }: TotalRow) => (
  <CountField
    class="crafting-number"
    label={words().item.crafting.priceOf(name)}
    value={ownPrices()[String(itemId)]}
    placeholder={whole(price)}
    onChange={(own) => setOwnPrice(itemId, own)}
  />
);

/** What is to be gathered, with prices: the shop's, or the user's own. */
export function Totals({ plan, state, usesStock, onUsesStock }: TotalsProps) {
  const rows = rowsOf(plan, state);
  const write = state.isExpected ? estimate : whole;
  const sum = rows.reduce((total, row) => total + (costOf(row) ?? 0), 0);
  const unpriced = rows.filter((row) => priceOf(row) === null && row.count > 0).length;
  const stockOf = ({ itemId, name }: TotalRow) => (
    <StockField itemId={itemId} name={name} state={state} placeholder="0" />
  );
  const text = () => rows.map(({ name, count }) => `${name}\t${write(count)}`).join("\n");
  const { columns, item, parts } = words();
  const texts = item.crafting;
  return (
    <div class="crafting-totals">
      <h3>{texts.toGather}</h3>
      <p class="no-print crafting-form">
        <CopyButton text={text} label={texts.copyList} />
        <button type="button" onClick={() => print()}>
          {parts.print}
        </button>
        <Check label={texts.haveSome} isChecked={usesStock} onChange={onUsesStock} />
      </p>
      <DataTable
        caption={texts.toBeGathered}
        rows={rows}
        columns={(column) => [
          column.any("item", columns.item, ({ itemId: id, name }) => <RecordLink kind="item" id={id} name={name} />),
          column.any("count", columns.count, ({ count }) => write(count), { isNumber: true }),
          ...(usesStock ? [column.any("stock", texts.have, stockOf, { isNumber: true, isScreenOnly: true })] : []),
          column.any("price", columns.price, priceField, { unit: columns.adena, isNumber: true }),
          column.any("sum", columns.sum, (row) => whole(costOf(row)), { unit: columns.adena, isNumber: true }),
        ]}
        keyOf={({ itemId }) => itemId}
        shown={rows.length}
        foot={
          <tr>
            <th scope="row">{texts.together}</th>
            <td class="number" colSpan={usesStock ? 4 : 3}>
              <strong>{whole(sum)}</strong> {columns.adena}
            </td>
          </tr>
        }
      />
      <p class="soft no-print">
        {texts.prices} {unpriced > 0 && texts.withoutPrice(whole(unpriced))}
      </p>
    </div>
  );
}

interface StockFieldProps {
  readonly itemId: number;
  readonly name: string;
  readonly state: CraftingState;
  readonly placeholder: string;
}

export const StockField = ({ itemId, name, state, placeholder }: StockFieldProps) => (
  <CountField
    class="crafting-number"
    label={words().item.crafting.piecesThatIHave(name)}
    value={state.stock.get(itemId)}
    placeholder={placeholder}
    onChange={(count) => setStock(state, itemId, count ?? 0)}
  />
);

const keptName = () => `gamedata.prices.${currentChronicle()}`;

/** Returns the prices in adena that the user has set in the chronicle, by item id; they are kept in this browser. */
const ownPrices = (): Readonly<Record<string, number>> => readKeptNumbers(keptName());

/** Sets a price; `undefined` removes it. */
const setOwnPrice = (itemId: number, price: number | undefined): void =>
  keep(keptName(), { ...ownPrices(), [itemId]: price });
