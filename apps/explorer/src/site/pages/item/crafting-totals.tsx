import type { CraftingListPlan, CraftingNode } from "@gamedata/client";
import { estimate, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { CopyButton } from "../../parts/clipboard.js";
import { RecordLink } from "../../parts/record-link.js";
import { ownPrices, setOwnPrice } from "../../settings/prices.js";
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
      name: names.get(itemId) ?? words().item.crafting.unknownItem(String(itemId)),
      count: 0,
      price: null,
    })),
  ];
}

const priceOf = ({ itemId, price }: TotalRow) => ownPrices.value[String(itemId)] ?? price;

/** What is to be gathered, with prices: the shop's, or the user's own. */
export function Totals({ plan, state, usesStock, onUsesStock }: TotalsProps) {
  const rows = rowsOf(plan, state);
  const write = state.isExpected ? estimate : whole;
  const sum = rows.reduce((total, row) => total + row.count * (priceOf(row) ?? 0), 0);
  const unpriced = rows.filter((row) => priceOf(row) === null && row.count > 0).length;
  const text = () => rows.map(({ name, count }) => `${name}\t${write(count)}`).join("\n");
  const { columns, item } = words();
  const texts = item.crafting;
  return (
    <div class="crafting-totals">
      <h3>{texts.toGather}</h3>
      <p class="no-print crafting-form">
        <CopyButton text={text} label={texts.copyList} />
        <button type="button" onClick={() => print()}>
          {texts.print}
        </button>
        <label>
          <input type="checkbox" checked={usesStock} onChange={() => onUsesStock(!usesStock)} /> {texts.haveSome}
        </label>
      </p>
      <div class="table-frame">
        <table class="data-table">
          <caption class="unseen">{texts.toBeGathered}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.item}</th>
              <th scope="col" class="number">
                {columns.count}
              </th>
              {usesStock && (
                <th scope="col" class="number no-print">
                  {texts.have}
                </th>
              )}
              <th scope="col" class="number">
                {columns.price} <span class="unit">{columns.adena}</span>
              </th>
              <th scope="col" class="number">
                {columns.sum} <span class="unit">{columns.adena}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.itemId}>
                <td>
                  <RecordLink kind="item" id={row.itemId} name={row.name} />
                </td>
                <td class="number">{write(row.count)}</td>
                {usesStock && (
                  <td class="number no-print">
                    <NumberField
                      label={texts.piecesThatIHave(row.name)}
                      value={state.stock.get(row.itemId)}
                      placeholder="0"
                      onChange={(count) => setStock(state, row.itemId, count ?? 0)}
                    />
                  </td>
                )}
                <td class="number">
                  <NumberField
                    label={texts.priceOf(row.name)}
                    value={ownPrices.value[String(row.itemId)]}
                    placeholder={row.price === null ? "–" : whole(row.price)}
                    onChange={(price) => setOwnPrice(row.itemId, price)}
                  />
                </td>
                <td class="number">{priceOf(row) === null ? "–" : whole(row.count * (priceOf(row) ?? 0))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.together}</th>
              <td class="number" colSpan={usesStock ? 4 : 3}>
                <strong>{whole(sum)}</strong> {columns.adena}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p class="soft no-print">
        {texts.prices} {unpriced > 0 && texts.withoutPrice(whole(unpriced))}
      </p>
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly placeholder: string;
  readonly onChange: (value: number | undefined) => void;
}

/** A field for a number of pieces, or for a price. */
export function NumberField({ label, value, placeholder, onChange }: NumberFieldProps) {
  return (
    <input
      class="crafting-number"
      type="number"
      inputMode="numeric"
      min={0}
      aria-label={label}
      value={value ?? ""}
      placeholder={placeholder}
      onChange={({ currentTarget: { value: text } }) => {
        const number = Number(text);
        onChange(text === "" || !Number.isFinite(number) || number < 0 ? undefined : Math.round(number));
      }}
    />
  );
}
