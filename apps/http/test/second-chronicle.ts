import { createHash } from "node:crypto";
import { type Catalog, createCatalog } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";
import type { Dataset } from "@gamedata/schema";

/** The items of the second chronicle that interlude has not. */
export const ADDED_ITEMS = [13_457, 13_458];
/** Hemp Cloak, which is another thing there, as it is in High Five. */
const REUSED_ITEM = 52;
/** Adena, whose weight differs there. */
const CHANGED_ITEM = 57;
/** The item that only interlude has. */
const REMOVED_ITEM = 9;

const adena = interlude.items.find(({ id }) => id === CHANGED_ITEM);
if (adena === undefined) throw new Error("there is no adena");

const tables = {
  ...interlude,
  items: [
    ...interlude.items.flatMap((item) => {
      if (item.id === REMOVED_ITEM) return [];
      if (item.id === CHANGED_ITEM) return [{ ...item, weight: 1 }];
      return item.id === REUSED_ITEM ? [{ ...item, name: "Vesper Dual Sword" }] : [item];
    }),
    ...ADDED_ITEMS.map((id, position) => ({ ...adena, id, name: `Coin of Gracia ${position + 1}` })),
  ],
  npcs: interlude.npcs.map((npc) => (npc.type === "GrandBoss" ? { ...npc, type: "EpicBoss" } : npc)),
};

/** A data set of another chronicle: interlude with a few other rows. */
export const gracia: Dataset = {
  ...tables,
  manifest: {
    ...interlude.manifest,
    chronicle: "gracia-test",
    dataVersion: createHash("sha256").update("gracia-test").digest("hex").slice(0, 12),
  },
};

/** The catalog of the second chronicle. */
export const graciaCatalog: Catalog = createCatalog(gracia);
