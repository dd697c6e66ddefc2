import type { ItemId } from "@gamedata/schema";

/** The game's money is an item like others. */
export const ADENA_ITEM_ID: ItemId = 57;
