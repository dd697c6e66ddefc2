import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readLeaves } from "../../read/element.js";
import { isUnread } from "../../read/fault.js";
import { hasFile } from "../../read/file.js";
import { type Form, formFrom } from "../../read/form.js";
import { labelText } from "../../read/values.js";
import { readXml, readXmlFolder, readXmlTree, type XmlElement } from "../../read/xml.js";
import { readItemFiles } from "../items/items.js";
import { readNpcFiles } from "../npcs/npcs.js";
import { TRADE_LIST } from "../npcs/values.js";
import type { SourcedTable } from "../table-rows.js";
import { hasBuyListDumps, readBuyListDumps } from "./dumps.js";
import { readListElements } from "./list-elements.js";
import { type Prices, readListFile } from "./list-files.js";
import { readTradeLists } from "./trade-lists.js";

const TRADE_LISTS = "merchant_buylists.xml";
/** The lists of game masters of L2Jts. */
const CUSTOM_LISTS = "xmlscript/custom_buylist/custom_buylist.xml";
/** The file that names those that the engine reads. */
const FILE_LISTS = "merchant_filelists.xml";

export const buyListForms: readonly Form[] = [
  formFrom("aCis", ["buyLists.xml"], "buyList@npcId"),
  formFrom("L2J Server, L2J Mobius, L2jOrg", ["buylists"], "item"),
  formFrom("L2-Scripts", [FILE_LISTS, TRADE_LISTS, "buylists"], "tradelist/item, npc/buylist"),
  formFrom("L2Jts", ["npc"], "npc/tradelist/trade"),
  formFrom("L2J before 2012", ["sql/merchant_buylists.sql", "sql/merchant_shopids.sql"], "item_id, price, shop_id"),
];

/** Returns the reference price of each item; none of those whose price is not known. */
export function pricesOf(datapack: Datapack): Prices {
  const { items } = readItemFiles(datapack);
  const last = new Map(items.map(({ row }) => [row.id, row]));
  return new Map([...last].flatMap(([id, row]) => (isUnread(row, "price") ? [] : [[id, row.price]])));
}

/** Reads the `buyLists` table from a file `buyLists.xml`, from a folder `buylists` with a file for each list, or from dumps. */
export function readBuyLists(datapack: Datapack, readPrices: () => Prices): SourcedTable<"buyLists"> {
  const { folder } = datapack;
  const file = `${folder}/buyLists.xml`;
  if (hasFile(datapack, file)) {
    const list = readXml(datapack, file);
    return list === undefined ? [] : readListElements(list);
  }
  const prices = readPrices();
  if (datapack.defaults.isOfL2Scripts === true) {
    const own = readNpcFiles(datapack).lists.filter(({ kind }) => kind === TRADE_LIST);
    return readTradeLists(datapack.report, tradeFilesOf(datapack), own, prices);
  }
  if (hasBuyListDumps(datapack)) return readBuyListDumps(datapack, prices);
  return readXmlFolder(datapack, `${folder}/buylists`, (list) => readListFile(list, prices));
}

const fileAttributes = v.strictObject({ name: labelText });

/** Reads the files of lists of L2-Scripts: those of a folder, or those that a file names. */
function tradeFilesOf(datapack: Datapack): readonly XmlElement[] {
  const { folder } = datapack;
  if (hasFile(datapack, `${folder}/buylists`)) return readXmlTree(datapack, `${folder}/buylists`, (root) => [root]);
  const named = `${folder}/${FILE_LISTS}`;
  const list = hasFile(datapack, named) ? readXml(datapack, named, named) : undefined;
  const files =
    list === undefined ? [TRADE_LISTS, CUSTOM_LISTS] : readLeaves(list, "file", fileAttributes).map(({ name }) => name);
  return files.flatMap((name) => {
    const file = `${folder}/${name}`;
    return (hasFile(datapack, file) ? readXml(datapack, file, file) : undefined) ?? [];
  });
}
