import type { ShopView } from "@gamedata/client";
import { ABSENT, duration, whole } from "../../format/numbers.js";
import type { Dictionary } from "../../languages/generated/dictionary.js";
import { words } from "../../languages/words.js";
import { linkColumn, numberColumn } from "../../parts/columns.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { ExchangeOptions } from "../../parts/exchanges.js";
import { Panel } from "../../parts/panel.js";

type Product = NonNullable<ShopView["buyList"]>[number];

const columns = (texts: Dictionary["columns"]): readonly Column<Product>[] => [
  linkColumn("item", texts.item, (product) => product),
  numberColumn("price", texts.price, ({ price }) => price, { unit: texts.adena }),
];

/** The stock of the products of which one ends. */
const stockColumn = ({ npc: { shop } }: Dictionary): Column<Product> => ({
  id: "stock",
  title: shop.stock,
  isNumber: true,
  cell: ({ stock }) => {
    if (stock === undefined) return ABSENT;
    const { count, restockSeconds } = stock;
    return restockSeconds === undefined ? whole(count) : shop.restocked(whole(count), duration(restockSeconds));
  },
});

/** What an NPC sells and exchanges; nothing for one that does neither. */
export function Shop({ shop: { buyList = [], exchanges = [] } }: { readonly shop: ShopView }) {
  const { npc, columns: texts } = words();
  const isLimited = buyList.some(({ stock }) => stock !== undefined);
  return (
    <>
      {buyList.length > 0 && (
        <Panel title={npc.shop.sells}>
          <DataTable
            caption={npc.shop.whatItSells}
            columns={[...columns(texts), ...(isLimited ? [stockColumn(words())] : [])]}
            rows={buyList}
            keyOf={({ itemId, buyListId }) => `${itemId} ${buyListId}`}
            sortParameter="shopSort"
          />
        </Panel>
      )}
      {exchanges.length > 0 && (
        <Panel title={npc.shop.exchanges}>
          <ExchangeOptions options={exchanges} show="both" />
        </Panel>
      )}
    </>
  );
}
