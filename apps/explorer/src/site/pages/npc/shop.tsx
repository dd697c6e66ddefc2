import type { ShopView } from "@gamedata/client";
import { ABSENT, duration, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { ExchangeOptions } from "../../parts/exchanges.js";
import { TablePanel } from "../../parts/filled-panels.js";
import { Panel } from "../../parts/panel.js";

type Product = NonNullable<ShopView["buyList"]>[number];

/** Writes how much an NPC has of a product, and when it gets more. */
function stockInWords({ stock }: Product): string {
  if (stock === undefined) return ABSENT;
  const { count, restockSeconds } = stock;
  if (restockSeconds === undefined) return whole(count);
  return words().npc.shop.restocked(whole(count), duration(restockSeconds));
}

/** What an NPC sells and exchanges; nothing for one that does neither. */
export function Shop({ shop: { buyList = [], exchanges = [] } }: { readonly shop: ShopView }) {
  const { npc, columns } = words();
  return (
    <>
      <TablePanel
        title={npc.shop.sells}
        caption={npc.shop.whatItSells}
        name="shop"
        rows={buyList}
        columns={(column) => [
          column.link("item", columns.item, (product) => product),
          column.number("price", columns.price, ({ price }) => price, { unit: columns.adena }),
          column.any("stock", npc.shop.stock, stockInWords, { isNumber: true }),
        ]}
      />
      <Panel title={npc.shop.exchanges}>
        {exchanges.length > 0 && <ExchangeOptions options={exchanges} show="both" />}
      </Panel>
    </>
  );
}
