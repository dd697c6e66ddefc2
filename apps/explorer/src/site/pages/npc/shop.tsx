import type { ShopView } from "@gamedata/client";
import { ABSENT, duration, whole } from "../../format/numbers.js";
import { type Dictionary, words } from "../../languages/words.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { ExchangeOptions } from "../../parts/exchanges.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";

type Product = NonNullable<ShopView["buyList"]>[number];

const columns = (texts: Dictionary["columns"]): readonly Column<Product>[] => [
  {
    id: "name",
    title: texts.item,
    sortBy: ({ name }) => name,
    cell: ({ itemId, name, iconFile }) => <RecordLink kind="item" id={itemId} name={name} icon={iconFile} />,
  },
  {
    id: "price",
    title: texts.price,
    unit: texts.adena,
    isNumber: true,
    sortBy: ({ price }) => price,
    cell: ({ price }) => whole(price),
  },
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
